"""Drives Chromium, which the system has, through Selenium: for tests of the report for a browser, and for pictures."""

import shutil
import sys
import time


def programs():
    """The paths of the browser and of its driver; None if one of them is not installed."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    driver = shutil.which("chromedriver")
    return (browser, driver) if browser and driver else None


class Browser:
    """A window without a screen, of this size in pixels. `scale`: device pixels for each of them."""

    def __init__(self, width=1200, height=900, scale=1, is_dark=False):
        try:
            from selenium import webdriver
        except ImportError:
            sys.exit("the Python package selenium is missing: `python3 -m pip install selenium` installs it")
        browser, driver = programs() or sys.exit("Chromium or its driver, chromedriver, is missing")
        options = webdriver.ChromeOptions()
        options.binary_location = browser
        for argument in ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
                         "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"]:
            options.add_argument(argument)
        # Whatever a page tries to load or to run against its policy is in the log.
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
        self.driver.set_script_timeout(120)
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                     mobile=width < 500)
        appearance = "dark" if is_dark else "light"
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": appearance}])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def open(self, path):
        """Opens a file, and returns the milliseconds until its script has run and until it is complete."""
        self.driver.get("about:blank")
        self.driver.get("file://" + path)
        return self.script("const [it] = performance.getEntriesByType('navigation');"
                           "return [it.domContentLoadedEventEnd, it.loadEventEnd]")

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def go(self, fragment):
        """Shows another state of a report."""
        self.script("location.hash = arguments[0]", fragment)
        self.settle()

    def settle(self):
        """Waits until what has changed is painted."""
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))")

    def all(self, selector):
        from selenium.webdriver.common.by import By

        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def click(self, selector, number=0):
        """Clicks an element as a user does: it must be in sight and not covered."""
        element = self.all(selector)[number]
        self.script("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()
        self.settle()

    def timed(self, action):
        """The milliseconds from an action to the painted result."""
        start = time.monotonic()
        action()
        self.settle()
        return 1000 * (time.monotonic() - start)

    def complaints(self):
        """What the browser has said since the last time: errors, and what the policy of the page has stopped."""
        return [entry["message"] for entry in self.driver.get_log("browser")]
