// Messages on a stream. The language server protocol puts a header with the length and a blank line before each JSON
// document; the model context protocol ends each with a line break.

/// How messages follow each other on a stream.
public enum Framing: Sendable {
  case headers, lines

  /// A document as a message.
  func message(_ document: JSON) -> [UInt8] {
    let content = document.bytes
    switch self {
    case .headers: return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    // Line breaks in strings are escaped.
    case .lines: return content + [UInt8(ascii: "\n")]
    }
  }
}

/// Cuts a stream of bytes into messages with headers.
public struct MessageReader {
  public enum Event: Equatable {
    /// The content of one message.
    case message([UInt8])
    /// A header without a usable length. Reading continues behind it.
    case mistake(String)
    /// Where the next message begins is unknown.
    case failure(String)
  }

  /// The most bytes of a header. A length and a content type have a hundred.
  private static let headerLimit = 8 << 10
  /// The most bytes of a message. The text of a file may have 64 MiB, and escapes take more.
  private static let contentLimit = 256 << 20

  private var buffer: [UInt8] = []
  /// The bytes before it are used up.
  private var start = 0
  /// No header ends before it.
  private var searched = 0
  /// The length of the content that is expected; nil before its header is complete.
  private var expected: Int?
  private var hasFailed = false

  public init() {}

  public mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    buffer += bytes
  }

  /// The next complete message; nil until more bytes come.
  public mutating func next() -> Event? {
    if hasFailed { return nil }
    if let expected {
      guard buffer.count - start >= expected else { return nil }
      let content = Array(buffer[start..<start + expected])
      use(upTo: start + expected)
      self.expected = nil
      return .message(content)
    }
    guard let (end, next) = endOfHeader() else {
      if buffer.count - start > Self.headerLimit { return fail("a header is longer than \(Self.headerLimit) bytes") }
      return nil
    }
    let header = buffer[start..<end]
    use(upTo: next)
    guard let length = Self.length(in: header) else {
      return .mistake("a header has no valid Content-Length")
    }
    guard length <= Self.contentLimit else {
      return fail("a message is longer than \(Self.contentLimit) bytes")
    }
    expected = length
    return self.next()
  }

  private mutating func fail(_ message: String) -> Event {
    hasFailed = true
    buffer = []
    return .failure(message)
  }

  private mutating func use(upTo offset: Int) {
    start = offset
    searched = offset
  }

  /// Where the header ends, and where its content begins. Line breaks without a carriage return are accepted.
  private mutating func endOfHeader() -> (end: Int, next: Int)? {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    while searched < buffer.count {
      guard buffer[searched] == lineFeed else {
        searched += 1
        continue
      }
      var next = searched + 1
      if next < buffer.count, buffer[next] == carriageReturn { next += 1 }
      // The blank line has not come yet.
      guard next < buffer.count else { return nil }
      if buffer[next] == lineFeed { return (searched, next + 1) }
      searched += 1
    }
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      guard name.lowercased() == "content-length" else { continue }
      let digits = line[(colon + 1)...].drop { $0 == 0x20 }
      let number = digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !number.isEmpty, digits.dropFirst(number.count).allSatisfy({ $0 == 0x20 }) else { return nil }
      // A number that does not fit is too long in any case.
      return Int(String(decoding: number, as: UTF8.self)) ?? .max
    }
    return nil
  }
}

/// Cuts a stream of bytes into messages that are lines.
public struct LineReader {
  public enum Event: Equatable {
    /// A line that is not blank.
    case message([UInt8])
    /// A line is longer than the limit, in bytes. It is skipped to its end.
    case tooLong(Int)
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  /// The bytes before it are used up.
  private var start = 0
  /// No line ends between `start` and it.
  private var searched = 0
  /// Whether the rest of a line is skipped.
  private var isSkipping = false

  /// - Parameter limit: The most bytes of a line.
  public init(limit: Int) { self.limit = limit }

  public mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  /// The next complete line; nil until more bytes come.
  public mutating func next() -> Event? {
    while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(buffer[start..<end])
      start = end + 1
      searched = start
      if isSkipping {
        isSkipping = false
      } else if line.count > limit {
        return .tooLong(limit)
      } else if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        return .message(line)
      }
    }
    searched = buffer.count
    guard searched - start > limit || isSkipping else { return nil }
    buffer = []
    start = 0
    searched = 0
    if isSkipping { return nil }
    isSkipping = true
    return .tooLong(limit)
  }
}
