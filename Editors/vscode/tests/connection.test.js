"use strict";
// The connection, with servers that misbehave.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, test } = require("node:test");
const { Connection } = require("../connection.js");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sameview-"));
const connections = [];
after(() => {
  // What a failed test has left would keep this process.
  for (const { process } of connections) process.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true });
});

/** A connection to a server that is a few lines of JavaScript, and what it has reported. */
function connect(code) {
  const server = path.join(folder, `server-${Math.random().toString(36).slice(2)}`);
  const prelude = `
    const say = (message) => {
      const content = JSON.stringify({ jsonrpc: "2.0", ...message });
      process.stdout.write("Content-Length: " + Buffer.byteLength(content) + "\\r\\n\\r\\n" + content);
    };
    let buffer = Buffer.alloc(0);
    const receive = (act) => process.stdin.on("data", (bytes) => {
      buffer = Buffer.concat([buffer, bytes]);
      for (let end; (end = buffer.indexOf("\\r\\n\\r\\n")) >= 0;) {
        const length = Number(/\\d+/.exec(buffer.toString("latin1", 0, end))[0]);
        if (buffer.length < end + 4 + length) return;
        const content = buffer.subarray(end + 4, end + 4 + length);
        buffer = buffer.subarray(end + 4 + length);
        act(JSON.parse(content));
      }
    });`;
  fs.writeFileSync(server, `#!${process.execPath}\n${prelude}\n${code}\n`, { mode: 0o755 });
  const seen = { notes: [], log: "", asked: [] };
  seen.ended = new Promise((resolve) => {
    seen.connection = new Connection(server, {}, {
      request: (method, parameters) => {
        seen.asked.push([method, parameters]);
        if (method === "bad") throw new Error("no");
        return "yes";
      },
      notification: (method, parameters) => seen.notes.push([method, parameters]),
      log: (text) => (seen.log += text),
      end: resolve,
    });
  });
  connections.push(seen.connection);
  return seen;
}

test("messages in pieces, several at once, and large ones", async () => {
  const seen = connect(`
    const all = [];
    const text = "ä".repeat(3_000_000);
    for (const params of ["👍", text, "end"]) {
      const content = JSON.stringify({ method: "note", params });
      all.push(Buffer.from("Content-Length: " + Buffer.byteLength(content) + "\\r\\nContent-Type: x\\r\\n\\r\\n" + content));
    }
    const bytes = Buffer.concat(all);
    process.stdout.write(bytes.subarray(0, 7));
    setTimeout(() => process.stdout.write(bytes.subarray(7, 45)), 50);
    setTimeout(() => process.stdout.write(bytes.subarray(45)), 100);
  `);
  assert.match((await seen.ended).message, /status 0/);
  assert.deepEqual(seen.notes.map(([, text]) => text.length), [2, 3_000_000, 3]);
});

test("answers, errors, and requests of the server", async () => {
  const seen = connect(`
    receive(({ id, method, params, result, error }) => {
      if (method === "double") say({ id, result: params * 2 });
      if (method === "fail") say({ id, error: { code: -32603, message: "broken" } });
      if (method === "old") say({ id, error: { code: -32801, message: "changed" } });
      if (method === "ask") { say({ id: "a", method: "good" }); say({ id: "b", method: "bad" }); say({ id, result: 1 }); }
      if (id === "b") say({ method: "told", params: error.code });
      if (id === "a") say({ method: "told", params: result });
    });
  `);
  const { connection } = seen;
  assert.deepEqual(await Promise.all([connection.request("double", 4), connection.request("double", 5)]), [8, 10]);
  await assert.rejects(connection.request("fail"), /fail: broken/);
  assert.equal(await connection.request("old"), undefined);
  await connection.request("ask");
  await connection.request("double", 1);
  assert.deepEqual(seen.notes.map(([, text]) => text).sort(), [-32601, "yes"]);
  await connection.stop(100);
  assert.match((await seen.ended).message, /SIGKILL/);
});

test("a request is cancelled", async () => {
  const seen = connect(`
    receive(({ id, method, params }) => {
      if (method === "$/cancelRequest") say({ id: params.id, error: { code: -32800, message: "cancelled" } });
    });
  `);
  let cancel;
  const token = { onCancellationRequested: (act) => ((cancel = act), { dispose() {} }) };
  const asked = seen.connection.request("wait", null, token);
  cancel();
  assert.equal(await asked, undefined);
  const late = { isCancellationRequested: true, onCancellationRequested: () => ({ dispose() {} }) };
  assert.equal(await seen.connection.request("wait", null, late), undefined);
  await seen.connection.stop(10);
});

test("output that is not a message ends the server", async () => {
  for (const output of ["x".repeat(10_000), "hello\r\n\r\n", "Content-Length: 3\r\n\r\n{{{"]) {
    const seen = connect(`process.stdout.write(${JSON.stringify(output)}); setInterval(() => {}, 1000);`);
    const asked = seen.connection.request("wait");
    assert.match((await seen.ended).message, /^sent /);
    assert.equal(await asked, undefined);
  }
});

test("a server that ends answers nothing more, and its last words are kept", async () => {
  const seen = connect(`process.stdin.once("data", () => { console.error("last words"); process.exit(3); });`);
  const asked = seen.connection.request("wait", "x".repeat(1_000_000));
  assert.equal(await asked, undefined);
  assert.match((await seen.ended).message, /status 3/);
  assert.match(seen.log, /last words/);
  seen.connection.notify("too late");
  assert.equal(await seen.connection.request("too late"), undefined);
  await seen.connection.stop();
});

test("a program that is not there", async () => {
  const reason = await new Promise((end) => new Connection(path.join(folder, "none"), {}, { end, log() {} }));
  assert.equal(reason.code, "ENOENT");
});
