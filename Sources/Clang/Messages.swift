// The protocol of the two processes: frames of a length (four bytes, little-endian) and a payload of fields separated
// by NUL bytes, which neither paths nor source contain.
//
// The author of a source may have taken over clang and write the answers. Messages are therefore chosen from the table
// below, and every field is validated before use.

/// One file to parse.
struct ParseRequest: Equatable, Sendable {
  /// The path under which the file is opened.
  var path: String
  /// The text that is parsed instead of the file; empty to parse the file.
  var text = ""
  var arguments: [String]

  var fields: [String] { [path, text] + arguments }

  init(path: String, text: String = "", arguments: [String]) {
    self.path = path
    self.text = text
    self.arguments = arguments
  }

  init?(fields: [String]) {
    guard fields.count >= 2 else { return nil }
    self.init(path: fields[0], text: fields[1], arguments: Array(fields[2...]))
  }
}

/// A declaration as Swift sees it, with the calls of its body.
struct Declaration: Equatable, Sendable {
  enum Linkage: String, Sendable {
    /// Visible to other files that mention it.
    case external = "e"
    /// Visible in its own file only.
    case own = "o"
  }
  struct Step: Equatable, Sendable {
    /// UTF-8 offsets in the same file.
    var place: Range<Int>
    /// A line of Swift.
    var text: String
  }
  /// The path of the file from libclang.
  var path: String
  /// UTF-8 offsets of the name.
  var place: Range<Int>
  /// The key, which all declarations of one entity share: `f:thumb_load`, `m:Store.load`.
  var key: String
  /// The enclosing type; empty if there is none.
  var owner = ""
  /// The declaration in Swift without access and body: `func thumb_load(_ path: Int) -> Thumb`.
  var head: String
  var linkage = Linkage.external
  /// Whether it is a type or has a body.
  var isDefinition: Bool
  /// The lines between the braces.
  var steps: [Step] = []
  /// The keys of the declarations that the steps refer to.
  var references: [String] = []
}

/// A problem that leaves the facts of a file incomplete.
struct ParseProblem: Hashable, Sendable {
  /// The kind of a message. Clang's text quotes what it has read, including types with computed numbers, and could
  /// reveal any file that it can open. The text therefore does not leave the process.
  enum Kind: String, CaseIterable, Sendable, Error {
    // The beginnings of clang's messages.
    case closingParenthesis = "expected ')'"
    case openingParenthesis = "expected '('"
    case closingBrace = "expected '}'"
    case openingBrace = "expected '{'"
    case closingBracket = "expected ']'"
    case semicolon = "expected ';'"
    case expression = "expected expression"
    case identifier = "expected identifier"
    case type = "expected a type"
    case parameter = "expected parameter declarator"
    case unqualified = "expected unqualified-id"
    case member = "expected member name"
    case functionBody = "expected function body"
    case end = "expected '@end'"
    case deepInclude = "#include nested too deeply"
    case unterminatedCondition = "unterminated conditional directive"
    case unterminatedCall = "unterminated function-like macro invocation"
    case unknownType = "unknown type name"
    case undeclared = "use of undeclared identifier"
    case redefined = "redefinition of"
    case conflicting = "conflicting types for"
    case noMember = "no member named"
    case noInterface = "cannot find interface declaration for"
    case noProtocol = "cannot find protocol declaration for"
    case deepBrackets = "bracket nesting level exceeded"
    // Clang's categories, for all other messages.
    case parse = "Parse Issue"
    case semantic = "Semantic Issue"
    case lexical = "Lexical or Preprocessor Issue"
    case conversion = "Value Conversion Issue"
    case userDefined = "User-Defined Issue"
    case inlining = "Inline Assembly Issue"
    case counting = "ARC Semantic Issue"
    case other = "Issue"
    // Problems without a message of clang.
    case unparsed
    case crashed
    case outside
    case missingHeader

    init(of message: String, category: String) {
      let known = Self.allCases.prefix { $0 != .parse }.first { message.hasPrefix($0.rawValue) }
      self = known ?? Self.allCases.first { $0.rawValue == category } ?? .other
    }

    /// The message, which follows the path.
    var message: String {
      switch self {
      case .unparsed: "is not read: clang failed to parse it"
      case .crashed: "made clang crash; it was skipped"
      case .outside: "is not read: it includes a file from outside of the project, or one that is not C"
      default: "clang reports '\(rawValue.lowercased())'; the affected code is skipped"
      }
    }
  }

  var path: String
  /// The line from 1; 0 if unknown.
  var line: Int
  var kind: Kind
  /// The name of a missing header; empty for other problems.
  var missingHeader = ""
}

/// The result of parsing one file.
struct ParseAnswer: Equatable, Sendable {
  var declarations: [Declaration] = []
  /// The first problem of each file, and all missing headers.
  var problems: [ParseProblem] = []

  /// Nothing of the file was read.
  var isRefused: Bool { problems.first.map { $0.kind == .unparsed || $0.kind == .outside } ?? false }

  var fields: [String] {
    var fields: [String] = []
    for problem in problems {
      fields += ["problem", problem.path, String(problem.line), problem.kind.rawValue, problem.missingHeader]
    }
    for declaration in declarations {
      let place = declaration.place
      fields += ["declaration", declaration.path, String(place.lowerBound), String(place.upperBound), declaration.key]
      fields += [declaration.owner, declaration.head, declaration.linkage.rawValue]
      fields.append(declaration.isDefinition ? "1" : "0")
      for step in declaration.steps {
        fields += ["step", String(step.place.lowerBound), String(step.place.upperBound), step.text]
      }
      for reference in declaration.references { fields += ["reference", reference] }
    }
    return fields
  }

  init() {}

  /// The longest name of a header, in bytes. Longer names are ignored.
  static let nameLimit = 1024

  /// Parses an answer; nil if it is malformed.
  init?(fields: [String]) {
    var rest = fields[...]
    func place(_ start: String, _ end: String) -> Range<Int>? {
      guard let start = Int(start), let end = Int(end), start >= 0, end >= start, end < 1 << 32 else { return nil }
      return start..<end
    }
    while let kind = rest.popFirst() {
      switch kind {
      case "problem":
        guard rest.count >= 4 else { return nil }
        let values = Array(rest.prefix(4))
        rest = rest.dropFirst(4)
        guard let line = Int(values[1]), (0...Int(Int32.max)).contains(line),
          let kind = ParseProblem.Kind(rawValue: values[2]), values[3].utf8.count <= Self.nameLimit
        else { return nil }
        problems.append(ParseProblem(path: values[0], line: line, kind: kind, missingHeader: values[3]))
      case "declaration":
        guard rest.count >= 8 else { return nil }
        let values = Array(rest.prefix(8))
        rest = rest.dropFirst(8)
        guard let place = place(values[1], values[2]), let linkage = Declaration.Linkage(rawValue: values[6])
        else { return nil }
        declarations.append(
          Declaration(
            path: values[0], place: place, key: values[3], owner: values[4], head: values[5], linkage: linkage,
            isDefinition: values[7] == "1"))
      case "step":
        guard rest.count >= 3, let last = declarations.indices.last else { return nil }
        let values = Array(rest.prefix(3))
        rest = rest.dropFirst(3)
        guard let place = place(values[0], values[1]) else { return nil }
        declarations[last].steps.append(Declaration.Step(place: place, text: values[2]))
      case "reference":
        guard let key = rest.popFirst(), let last = declarations.indices.last else { return nil }
        declarations[last].references.append(key)
      default: return nil
      }
    }
  }
}

enum Frame {
  /// The most bytes of an answer, 64 MiB. A file with a longer one counts as unreadable.
  static let limit = 64 << 20
  /// The most fields of an answer, because even an empty one takes 16 bytes. A hundred thousand prototypes have a
  /// million.
  static let fieldLimit = 4 << 20

  static func encoded(_ fields: [String]) -> [UInt8] {
    var payload: [UInt8] = []
    for (i, field) in fields.enumerated() {
      if i > 0 { payload.append(0) }
      // A NUL byte only separates fields.
      payload += field.utf8.filter { $0 != 0 }
    }
    let length = UInt32(payload.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + payload
  }

  /// The length of the payload that follows these four bytes.
  static func length(_ header: [UInt8]) -> Int {
    header.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The fields of a payload; empty if it is malformed.
  static func decoded(_ payload: [UInt8]) -> [String] {
    if payload.isEmpty { return [] }
    var count = 1
    for byte in payload where byte == 0 { count += 1 }
    if count > fieldLimit { return [] }
    return payload.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
