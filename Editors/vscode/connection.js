"use strict";
// JSON-RPC with a child process, over its standard input and output.

const { spawn } = require("node:child_process");

/** The most bytes of a header. One with a length and a content type has a hundred. */
const headerLimit = 8192;

/** Errors of the protocol that only say that an answer is no longer of interest. */
const isOutdated = { "-32800": true, "-32801": true, "-32802": true };

/**
 * A running server.
 *
 * `handlers` has four members: `request(method, parameters)` returns the result of a request of the server, or throws;
 * `notification(method, parameters)`; `log(text)` for standard error; and `end(reason)`, which is called once, whatever
 * ended the server.
 */
class Connection {
  constructor(command, options, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.count = 0;
    this.chunks = [];
    this.size = 0;
    this.expected = undefined;
    this.hasEnded = false;
    this.process = spawn(command, ["server"], { ...options, stdio: "pipe" });
    this.process.on("error", (error) => this.finish(error));
    // Both streams may still hold something when the process exits; `close` comes after them.
    this.process.on("close", (status, signal) =>
      this.finish(new Error(signal ? `ended by ${signal}` : `ended with status ${status}`)));
    this.process.stdin.on("error", () => {}); // The server has ended; `close` says how.
    this.process.stdout.on("data", (bytes) => this.receive(bytes));
    this.process.stderr.setEncoding("utf8").on("data", (text) => handlers.log(text));
  }

  /** Resolves to the result; to undefined if the answer has become irrelevant. Rejects with the error of the server. */
  request(method, parameters, token) {
    if (this.hasEnded) return Promise.resolve(undefined);
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const cancellation = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.waiting.set(id, (result, error) => {
        cancellation?.dispose();
        if (error && !isOutdated[error.code]) reject(new Error(`${method}: ${error.message}`));
        else resolve(error ? undefined : result);
      });
      this.send({ id, method, params: parameters });
      if (token?.isCancellationRequested) this.notify("$/cancelRequest", { id });
    });
  }

  notify(method, parameters) {
    this.send({ method, params: parameters });
  }

  /** Ends the server as the protocol says, or after `milliseconds` by a signal. Resolves when it has ended. */
  stop(milliseconds = 2000) {
    if (this.hasEnded) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.process.kill("SIGKILL"), milliseconds);
      this.onEnd = () => {
        clearTimeout(timer);
        resolve();
      };
      this.request("shutdown").catch(() => {}).then(() => this.notify("exit"));
    });
  }

  send(message) {
    if (this.hasEnded || !this.process.stdin.writable) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  receive(bytes) {
    if (this.hasEnded) return;
    this.chunks.push(bytes);
    this.size += bytes.length;
    while (!this.hasEnded) {
      if (this.expected === undefined && !this.readHeader()) return;
      if (this.size < this.expected) return;
      const content = this.take(this.expected);
      this.expected = undefined;
      let message;
      try {
        message = JSON.parse(content.toString());
      } catch {
        return this.fail("sent a message that is not JSON");
      }
      this.handle(message);
    }
  }

  readHeader() {
    const all = this.take(this.size);
    const end = all.indexOf("\r\n\r\n");
    if (end < 0 || end > headerLimit) {
      if (all.length > headerLimit) this.fail("sent something that is not a message");
      else this.putBack(all);
      return false;
    }
    const length = /^content-length: *(\d+) *$/im.exec(all.toString("latin1", 0, end));
    if (!length) {
      this.fail("sent a message without its length");
      return false;
    }
    this.expected = Number(length[1]);
    this.putBack(all.subarray(end + 4));
    return true;
  }

  /** The next `length` bytes, which must be there. Chunks are joined only here: a long message costs linear time. */
  take(length) {
    const all = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks, this.size);
    this.chunks = [];
    this.size = 0;
    if (length < all.length) this.putBack(all.subarray(length));
    return all.subarray(0, length);
  }

  putBack(bytes) {
    this.chunks = [bytes];
    this.size = bytes.length;
  }

  async handle({ id, method, params, result, error }) {
    if (method === undefined) {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      return waiting?.(result, error);
    }
    if (id === undefined) return this.handlers.notification(method, params);
    try {
      this.send({ id, result: (await this.handlers.request(method, params)) ?? null });
    } catch (failure) {
      this.send({ id, error: { code: -32601, message: failure.message } });
    }
  }

  fail(message) {
    this.process.kill("SIGKILL");
    this.finish(new Error(message));
  }

  finish(reason) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const waiting of this.waiting.values()) waiting(undefined, { code: -32800 });
    this.waiting.clear();
    this.onEnd?.();
    this.handlers.end(reason);
  }
}

module.exports = { Connection };
