// Messages on a stream: a header with the length, a blank line, and a JSON document of that length.

/// Cuts a stream of bytes into messages.
struct MessageReader {
  enum Event: Equatable {
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

  mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    buffer += bytes
  }

  /// The next complete message; nil until more bytes come.
  mutating func next() -> Event? {
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

extension JSON {
  /// The document as a message with its header.
  var message: [UInt8] {
    let content = bytes
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
