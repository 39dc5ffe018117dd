"""A client of `sameview server`, for the measurements beside it."""

import json
import pathlib
import subprocess


class Server:
    """A server for a folder, initialized."""

    def __init__(self, binary, folder, capabilities=None, arguments=(), **streams):
        self.process = subprocess.Popen(
            [binary, "server", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **streams)
        self.number = 0
        self.listen()
        self.request("initialize", {
            "processId": None, "rootUri": folder.as_uri(),
            "capabilities": {"general": {"positionEncodings": ["utf-8"]}, **(capabilities or {})}})
        self.notify("initialized", {})

    def listen(self):
        """Called before the first message; for those who read in a thread of their own."""

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def receive(self):
        """The next message of the server; None at its end."""
        length = None
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return None if length is None else json.loads(self.process.stdout.read(length))

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if message is None:
                raise SystemExit(f"the server has ended with {self.process.wait()}")
            if message.get("id") == self.number and "method" not in message:
                return message.get("result")

    def memory(self):
        """Resident megabytes, on Linux; 0 elsewhere."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        sizes = [int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS")]
        return sizes[0] if sizes else 0
