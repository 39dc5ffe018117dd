// Reads one file, and checks whether its content can be Swift source.

/// Why a file was not read.
public struct ReadFailure: Error, Sendable, Equatable {
  /// The message without the path: `cannot be read: permission denied`.
  public let message: String
  /// Whether the file does not exist, for instance because it was deleted since it was found.
  public let isAbsent: Bool
  /// Whether the file is too large, or its path too long, and it could be read otherwise.
  public let isLimit: Bool

  init(_ message: String, isLimit: Bool = false) {
    self.message = message
    isAbsent = false
    self.isLimit = isLimit
  }

  init(_ failure: SystemFailure) {
    isLimit = failure == .pathTooLong
    isAbsent = failure.isAbsence
    message = isAbsent ? failure.message : "cannot be read: " + failure.message
  }
}

/// Reads all bytes of the file at `path`. `-` is an ordinary file name here; see `readStandardInput(limit:)`.
///
/// A file that grows or shrinks meanwhile may be read in part. Only regular files are read, also through symbolic
/// links. Folders are refused, and so are pipes, devices and sockets, which could block the caller for ever.
///
/// - Parameter limit: In bytes; a longer file is refused. Hand-written Swift is far below 64 MiB.
public func readFile(_ path: String, limit: Int = 64 << 20) -> Result<[UInt8], ReadFailure> {
  do throws(SystemFailure) {
    let file = try OpenFile(path: Array(path.utf8))
    let facts = try file.facts()
    switch facts.kind {
    case .file: break
    case .folder: return .failure(ReadFailure(facts.kind.message))
    default: return .failure(ReadFailure(facts.kind.message + "; not read"))
    }
    if facts.size > limit { return .failure(tooLarge(limit)) }
    let bytes = try file.read(expecting: facts.size, atMost: limit + 1)
    return bytes.count > limit ? .failure(tooLarge(limit)) : .success(bytes)
  } catch {
    if error.isOfKind, let kind = (try? Platform.facts(of: Array(path.utf8)))?.kind, kind != .file {
      return .failure(ReadFailure(kind.message + "; not read"))
    }
    return .failure(ReadFailure(error))
  }
}

/// Reads standard input to its end, whatever its kind, with the limit of files.
public func readStandardInput(limit: Int = 64 << 20) -> Result<[UInt8], ReadFailure> {
  do throws(SystemFailure) {
    let bytes = try Platform.readStandardInput(atMost: limit + 1)
    return bytes.count > limit ? .failure(tooLarge(limit)) : .success(bytes)
  } catch {
    return .failure(ReadFailure(error))
  }
}

private func tooLarge(_ limit: Int) -> ReadFailure {
  let mebibyte = 1 << 20
  let size = limit % mebibyte == 0 ? "\(limit / mebibyte) MiB" : "\(limit) bytes"
  return ReadFailure("is larger than \(size); not read", isLimit: true)
}

/// The reason why bytes are not, or only in part, Swift source text.
public struct TextProblem: Sendable, Equatable {
  public enum Severity: Sendable {
    /// The file is not Swift source and should not be parsed.
    case unreadable
    /// Most bytes are text: the file can be parsed, and findings in it are valid.
    case readableInPart
  }

  public let severity: Severity
  /// The message without the path: `is binary; not read`.
  public let message: String
  /// The offset of the first invalid byte; 0 if the whole file is unreadable.
  public let offset: Int
  /// Whether an unreadable file may nevertheless be a program: it looks like another encoding or a binary, but is valid
  /// UTF-8. The Swift compiler skips NUL bytes with a warning, so that comments full of them could hide any code.
  public var mayCompile = false
}

/// The problem with `bytes` as Swift source; nil for valid UTF-8.
///
/// - UTF-16 and UTF-32 are recognized by their byte order mark, or because every other byte is NUL.
/// - A file is binary if its first 8 KiB contain a NUL byte, and more than three in ten bytes there are control
///   characters or invalid UTF-8. A few NUL bytes alone do not make a file binary: the Swift compiler only warns about
///   them. Invalid UTF-8 alone does not either: a source file in an older encoding still has readable code.
/// - Anything else with invalid UTF-8 can be read in part.
public func textProblem(in bytes: [UInt8]) -> TextProblem? {
  let window = bytes.prefix(8 << 10)
  let hasNUL = hasNUL(window)
  if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
    return TextProblem(severity: .unreadable, message: "is UTF-32; Swift source is UTF-8", offset: 0)
  }
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || (hasNUL && looksLikeUTF16(window)) {
    return TextProblem(
      severity: .unreadable, message: "is UTF-16; Swift source is UTF-8", offset: 0,
      mayCompile: firstInvalidUTF8(in: bytes) == nil)
  }
  if hasNUL, looksBinary(window) {
    return TextProblem(
      severity: .unreadable, message: "is binary; not read", offset: 0, mayCompile: firstInvalidUTF8(in: bytes) == nil)
  }
  guard let offset = firstInvalidUTF8(in: bytes) else { return nil }
  return TextProblem(
    severity: .readableInPart,
    message: "is not valid UTF-8 (first at line \(line(of: offset, in: bytes)))",
    offset: offset)
}

/// Whether a byte is NUL. The loop has no early exit, so that the compiler compares many bytes at once.
private func hasNUL(_ window: ArraySlice<UInt8>) -> Bool {
  var least = UInt8.max
  for byte in window { least = min(least, byte) }
  return least == 0
}

private func looksLikeUTF16(_ window: ArraySlice<UInt8>) -> Bool {
  guard window.count >= 4 else { return false }
  var zeros = (even: 0, odd: 0)
  for (i, byte) in window.enumerated() where byte == 0 {
    if i % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
  }
  // Text that is mostly ASCII, or comments of it: a NUL in most pairs, always on the same side.
  let pairs = window.count / 2
  return max(zeros.even, zeros.odd) * 10 >= pairs * 7 && min(zeros.even, zeros.odd) * 50 <= pairs
}

private func looksBinary(_ window: ArraySlice<UInt8>) -> Bool {
  var other = 0
  var i = window.startIndex
  while i < window.endIndex {
    let byte = window[i]
    if byte < 0x80 {
      let isText = byte >= 0x20 && byte != 0x7F || byte >= 0x09 && byte <= 0x0D || byte == 0x1B
      if !isText { other += 1 }
      i += 1
    } else if let length = scalarLength(window, at: i) {
      i += length
    } else {
      other += 1
      i += 1
    }
  }
  return other * 10 > window.count * 3
}

/// The offset of the first byte that is not part of a Unicode scalar; nil for valid UTF-8.
public func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  let all = bytes[...]
  var i = 0
  while true {
    i = endOfASCII(in: bytes, from: i)
    guard i < bytes.count else { return nil }
    guard let length = scalarLength(all, at: i) else { return i }
    i += length
  }
}

/// The end of the run of ASCII from `start` on. Most of Swift is ASCII, so 32 bytes are tested at a time.
private func endOfASCII(in bytes: [UInt8], from start: Int) -> Int {
  unsafe bytes.withUnsafeBytes { bytes in
    var i = start
    while i + 32 <= bytes.count {
      var joined: UInt64 = 0
      for word in 0..<4 { joined |= unsafe bytes.loadUnaligned(fromByteOffset: i &+ word &* 8, as: UInt64.self) }
      if joined & 0x8080_8080_8080_8080 != 0 { break }
      i &+= 32
    }
    while i < bytes.count, unsafe bytes[i] < 0x80 { i &+= 1 }
    return i
  }
}

/// The length in bytes of the scalar at `i`, which is not ASCII: 2, 3 or 4; nil if it is malformed.
/// (Table 3-7 of the Unicode standard: well-formed UTF-8 byte sequences.)
private func scalarLength(_ bytes: ArraySlice<UInt8>, at i: Int) -> Int? {
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[i] {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard i + length <= bytes.endIndex, second.contains(bytes[i + 1]) else { return nil }
  for k in 2..<max(length, 2) where bytes[i + k] & 0xC0 != 0x80 { return nil }
  return length
}

/// The 1-based line of `offset`; lines end with `\n`, `\r\n` or `\r`.
private func line(of offset: Int, in bytes: [UInt8]) -> Int {
  var line = 1
  for i in 0..<offset {
    if bytes[i] == UInt8(ascii: "\n") && (i == 0 || bytes[i - 1] != UInt8(ascii: "\r")) { line += 1 }
    if bytes[i] == UInt8(ascii: "\r") { line += 1 }
  }
  return line
}

extension Platform {
  static func exists(_ path: [UInt8]) -> Bool {
    (try? facts(of: path, isLinkItself: true)) != nil
  }

  /// The bytes of a small regular file; nil if it does not exist or cannot be read.
  static func smallFile(_ path: [UInt8]) -> [UInt8]? {
    guard let file = try? OpenFile(path: path), let facts = try? file.facts(), facts.kind == .file
    else { return nil }
    // Files of the kernel have size 0, and reading some of them blocks.
    return facts.size == 0 ? [] : try? file.read(expecting: facts.size, atMost: 4 << 20)
  }
}
