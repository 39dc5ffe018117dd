// YAML that strangers wrote, as a tree of nodes.

import Yams

/// What is wrong with a document.
public struct YAMLError: Error, Hashable, Sendable {
  /// From 1; 0 for the document as a whole.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
  public let message: String
}

/// The root of a document; nil for an empty one.
///
/// Aliases are refused: each stands for all that its anchor stands for, other aliases included, so a few lines can mean
/// more than memory holds, and Yams goes through all of it wherever it is part of a key.
public func composeYAML(_ text: String) -> Result<Node?, YAMLError> {
  let bytes = Array(text.utf8)
  // Who wants to write that much writes `? key`, for a key that is a mapping of such keys: Yams goes through each as
  // often as it is nested.
  if bytes.count * bytes.count(where: { $0 == UInt8(ascii: "?") }) > keyLimit {
    return .failure(YAMLError(line: 0, column: 0, message: "has too many question marks for its size"))
  }
  if let text = withoutAnchors(bytes), case .failure(let error) = parse(text) { return .failure(error) }
  return parse(text)
}

/// Bytes times question marks; half a second's work. Keys without one end on their line and have at most 1024 bytes.
private let keyLimit = 16 << 20

/// The same document with a tag in place of each anchor, which may stand where an anchor may; nil where none can be.
/// An alias in it names nothing, whatever the text looks like: libyaml tells where aliases are.
private func withoutAnchors(_ bytes: [UInt8]) -> String? {
  func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
  var other = bytes
  var hasAnchor = false
  var i = 0
  while i < bytes.count {
    guard bytes[i] == UInt8(ascii: "&") else {
      i += 1
      continue
    }
    let end = bytes[(i + 1)...].firstIndex { !isName($0) } ?? bytes.count
    // Whatever else follows makes it no anchor, be it a part of a text or an error. Bytes above ASCII may be blanks to
    // libyaml.
    if end > i + 1, end == bytes.count || bytes[end] >= 0x80 || "\0 \t\r\n?:,]}%@`".utf8.contains(bytes[end]) {
      hasAnchor = true
      other[i] = UInt8(ascii: "!")
      for k in (i + 1)..<end { other[k] = UInt8(ascii: " ") }
    }
    i = end
  }
  return hasAnchor ? String(decoding: other, as: UTF8.self) : nil
}

private func parse(_ text: String) -> Result<Node?, YAMLError> {
  func failure(_ line: Int, _ column: Int, _ message: String) -> Result<Node?, YAMLError> {
    .failure(YAMLError(line: line, column: column, message: message))
  }
  do {
    // Scalars are texts here. To tell numbers and dates apart takes some regular expressions for each.
    return .success(try Yams.compose(yaml: text, .basic))
  } catch let error as YamlError {
    switch error {
    case .composer(_, "found undefined alias", let mark, _):
      return failure(
        mark.line, mark.column,
        "aliases (`*name`) are not supported; repeat the value, or put a pattern that begins with a star in quotes")
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return failure(mark.line, mark.column, "is not valid YAML: \(problem)")
    case .reader(let problem, _, _, _): return failure(0, 0, "is not valid YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      return failure(
        context.mark.line, context.mark.column,
        "`\(duplicates.sorted().joined(separator: "`, `"))` stands here more than once")
    default: return failure(0, 0, "is not valid YAML")
    }
  } catch {
    return failure(0, 0, "is not valid YAML")
  }
}
