// Messages of JSON-RPC that the server writes.

import Synchronization

/// The errors of both protocols.
public enum ErrorCode: Int {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case serverNotInitialized = -32002
  case requestCancelled = -32800
  /// The document has changed since the request.
  case contentModified = -32801
}

/// Writes messages to the other side. Several threads may do so.
public final class Outbox: Sendable {
  private let framing: Framing
  private let write: @Sendable ([UInt8]) -> Void
  /// The number of requests so far.
  private let requests = Mutex(0)

  /// - Parameter write: Writes one whole message. It is called by one thread at a time.
  public init(_ framing: Framing, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.framing = framing
    self.write = write
  }

  public func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request whose answer does not matter.
  public func request(_ method: String, _ parameters: JSON) {
    let number = requests.withLock { number in
      number += 1
      return number
    }
    send([
      "jsonrpc": "2.0", "id": .string("sameview-\(number)"), "method": .string(method), "params": parameters,
    ])
  }

  public func answer(_ id: JSON, _ result: JSON) { send(["jsonrpc": "2.0", "id": id, "result": result]) }

  public func refuse(_ id: JSON, _ code: ErrorCode, _ message: String) {
    let error: JSON = ["code": .integer(code.rawValue), "message": .string(message)]
    send(["jsonrpc": "2.0", "id": id, "error": error])
  }

  private func send(_ message: JSON) {
    let bytes = framing.message(message)
    requests.withLock { _ in write(bytes) }
  }
}
