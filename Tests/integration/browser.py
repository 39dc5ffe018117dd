"""The report for a browser in a browser: speed, use, accessibility, narrow windows, and names that want to run.

    browser.py AXE LARGE SMALL HOSTILE

AXE is the script of axe-core, LARGE a report of as many bytes as there may be, SMALL one that axe-core reads in
seconds, HOSTILE one of a project whose names are code of a page. Writes each time for people to read, as other programs
run here, too, and ends with 1 if something else is wrong.
"""

import sys

from chromium import Browser

failures = []


def check(is_right, what):
    if not is_right:
        failures.append(what)
        print("FAILED:", what)


def count_of(browser):
    return int(browser.script("return document.querySelector('p[role=status]').textContent").split()[0])


def speed_and_use(path):
    with Browser() as browser:
        opened = min(max(browser.open(path)) for _ in range(3))
        print(f"opens in {opened:.0f} ms")
        check(opened > 0, "the browser tells when it has painted")
        total = count_of(browser)
        check(total > 0, "there are findings")

        def measure(name, action):
            milliseconds = browser.timed(action)
            print(f"{name}: {milliseconds:.0f} ms")

        def choose():
            browser.script("""const field = document.querySelector("select[name=rule]");
                field.selectedIndex = 1; field.dispatchEvent(new Event("change"))""")

        measure("filter by a rule", choose)
        check(0 < count_of(browser) < total and "rule=" in browser.script("return location.hash"), "a rule filters")
        browser.go("")
        field = browser.all("input[type=search]")[0]
        browser.script("arguments[0].value = 'stat'", field)
        measure("type the last letter of a word", lambda: field.send_keys("e"))
        fragment = browser.script("return location.hash")
        check(0 < count_of(browser) < total and "text=state" in fragment, "a word filters")
        browser.go("")
        measure("open a finding", lambda: browser.click("details.finding > summary"))
        check(browser.all("details.finding[open] pre.code mark"), "a finding shows its code")
        browser.click("details.finding[open] details.article > summary")
        check(browser.all("details.article[open] h4"), "the article of the rule opens")

        measure("all trees", lambda: browser.click("#tabs a", 1))
        bodies = browser.all("nav.choices li a")
        check(len(bodies) > 10, "there are bodies")
        measure("a tree", lambda: browser.click("nav.choices li a", len(bodies) // 2))
        name = browser.script("return document.querySelector('nav.choices [aria-current]').textContent")
        title = browser.all(".detail h2")[0].text
        check(browser.all(".tree .node") and title.startswith(name), "the tree is that of the body")

        measure("all updates", lambda: browser.click("#tabs a", 2))
        rows = browser.all("nav.choices td a")
        check(len(rows) > 10, "there are sources")
        measure("a property", lambda: browser.click("nav.choices td a", min(5, len(rows) - 1)))
        check(browser.all("svg .box") and browser.all("ol.steps li"), "a property shows what it updates")
        measure("a view", lambda: browser.click("ol.steps li a"))
        check(browser.all("svg .view.chosen") and browser.all("dl dt"), "a view shows what is around it")
        browser.driver.back()
        browser.settle()
        check(not browser.all("svg .view.chosen"), "the way back leads to the property")
        check(browser.complaints() == [], "the browser complains")


def states(browser):
    """Shows one state of each tab after the other, with something open in it."""
    for number in range(min(4, len(browser.all("details.finding")))):
        browser.click("details.finding > summary", number)
    browser.click("details.finding[open] details.article > summary")
    yield "findings"
    browser.go("#tab=trees")
    bodies = [element for element in browser.all("nav.choices li") if "boundar" in element.text]
    check(bodies, "a body has a boundary")
    browser.script("arguments[0].querySelector('a').click()", bodies[0])
    browser.settle()
    yield "trees"
    browser.go("#tab=updates")
    yield "updates"
    browser.script("document.querySelector('nav.choices ul a').click()")
    browser.settle()
    yield "a view"


def violations(browser, axe):
    browser.script(axe)
    found = browser.driver.execute_async_script(
        "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(done)")
    for violation in found["violations"]:
        yield f"{violation['impact']}: {violation['id']}: {violation['nodes'][0]['html'][:120]}"


def accessibility(path, axe):
    for is_dark in [False, True]:
        with Browser(is_dark=is_dark) as browser:
            browser.open(path)
            # What is outside of the window is checked, too.
            browser.script("document.styleSheets[0].insertRule('.finding { content-visibility: visible !important }', "
                           "document.styleSheets[0].cssRules.length)")
            for state in states(browser):
                found = list(violations(browser, axe))
                check(found == [], f"{state}, {'dark' if is_dark else 'light'}: {found}")
            # The check itself sees what is wrong.
            browser.script("document.body.append(document.createElement('input'), document.createElement('img'))")
            check(len(list(violations(browser, axe))) >= 2, "a field without a name is noticed")


def narrow(path):
    with Browser(width=400) as browser:
        browser.open(path)
        for state in states(browser):
            width = browser.script("return document.documentElement.scrollWidth")
            check(width <= 400, f"{state} is {width} pixels wide in a window of 400")


def hostility(path):
    with Browser() as browser:
        browser.open(path)
        browser.script("for (const each of document.querySelectorAll('details')) each.open = true")
        browser.settle()
        for state in states(browser):
            text = browser.script("return document.body.textContent")
            check("window.ran" in text, f"{state} quotes the hostile names")
            found = browser.script("""return [window.ran ?? null, document.scripts.length,
                document.querySelectorAll("img, iframe, object, embed, base, [onerror], [onload], [style]").length]""")
            check(found == [None, 2, 0], f"{state}: something of the project has run or become an element: {found}")
        check(browser.complaints() == [], "the policy had to stop something")
        # The policy does stop what a script of another page would try.
        browser.script("const it = document.createElement('script'); it.textContent = 'window.ran = 1';"
                       "document.body.append(it)")
        check(browser.script("return window.ran ?? null") is None and browser.complaints(), "the policy stops scripts")


def main():
    axe, large, small, hostile = sys.argv[1:]
    with open(axe, encoding="utf-8") as file:
        script = file.read()
    speed_and_use(large)
    accessibility(small, script)
    narrow(large)
    hostility(hostile)
    sys.exit(1 if failures else 0)


main()
