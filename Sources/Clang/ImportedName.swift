// The names under which Swift imports C and Objective-C: the one in `NS_SWIFT_NAME`, else the name by the rules of
// Swift's importer, as far as declarations contain the necessary information. Some types in the middle of a selector
// are not known, so a few methods keep a longer name than in Swift, and calls of them are not found.

struct ImportedName {
  /// The type that a function becomes a member of.
  var owner = ""
  var base: String
  /// The labels of all arguments; empty for `_`.
  var labels: [String] = []
  var isInitializer = false
  var isStatic = false
  var isGetter = false
  /// The indices of parameters that Swift does not see: `self`, an error that becomes a throw.
  var hidden: Set<Int> = []

  init(base: String) { self.base = base }

  // MARK: Functions

  /// The name of a C function with an explicit Swift name.
  init(function: String, given: String?) {
    base = function
    guard var name = given?[...] else { return }
    if name.hasPrefix("getter:") {
      name = name.dropFirst("getter:".count)
      isGetter = true
    } else if name.hasPrefix("setter:") {
      return
    }
    guard let open = name.firstIndex(of: "("), name.last == ")" else {
      if String(name).isIdentifier { base = String(name) }
      return
    }
    var path = name[..<open].split(separator: ".").map(String.init)
    guard let last = path.popLast(), path.count <= 1, last.isIdentifier else { return }
    owner = path.first ?? ""
    base = last
    isInitializer = last == "init"
    isStatic = !owner.isEmpty
    var number = 0
    for label in name[name.index(after: open)...].dropLast().split(separator: ":") {
      if label == "self" {
        hidden.insert(number)
        isStatic = false
      } else {
        labels.append(label == "_" ? "" : String(label))
      }
      number += 1
    }
    if isInitializer { isStatic = false }
  }

  // MARK: Methods

  /// The name of an Objective-C method.
  ///
  /// - Parameters:
  ///   - parameterTypes: The class of each argument; nil for other types.
  ///   - returnsInstance: Whether the result is an instance of the class.
  init(
    selector: String, given: String?, owner: String, isStatic: Bool, parameterTypes: [String?], returnsInstance: Bool
  ) {
    self.isStatic = isStatic
    if let given, let open = given.firstIndex(of: "("), given.last == ")" {
      base = String(given[..<open])
      labels = given[given.index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
      isInitializer = base == "init"
      if isInitializer { self.isStatic = false }
      return
    }
    var pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let hasArguments = pieces.count > 1
    if hasArguments { pieces.removeLast() }
    base = pieces[0]
    if hasArguments, pieces.count > 1, pieces.last == "error", parameterTypes.last == .some(nil) {
      hidden.insert(pieces.count - 1)
      pieces.removeLast()
    } else if hasArguments, pieces.count == 1, base.hasSuffix("AndReturnError") {
      hidden.insert(0)
      base.removeLast("AndReturnError".count)
      pieces = []
    }
    let takesFirst = hasArguments && !pieces.isEmpty
    let type = parameterTypes.first ?? nil
    labels = pieces.dropFirst().enumerated().map { i, piece in
      Self.withoutType(piece, i + 1 < parameterTypes.count ? parameterTypes[i + 1] : nil, needsPreposition: true)
    }

    if !isStatic, let rest = Self.rest(of: base, after: "init") {
      base = "init"
      isInitializer = true
      if takesFirst { labels.insert(Self.firstLabel(rest), at: 0) }
    } else if isStatic, returnsInstance, let rest = Self.rest(ofFactory: base, owner), takesFirst || rest.isEmpty {
      base = "init"
      isInitializer = true
      self.isStatic = false
      if takesFirst { labels.insert(Self.firstLabel(rest), at: 0) }
    } else if takesFirst {
      let (name, label) = Self.split(base, type)
      base = name.loweredFirstWord
      labels.insert(label, at: 0)
    } else {
      base = base.loweredFirstWord
    }
  }

  /// `WithURL` of `initWithURL`; nil if the name does not begin with that word.
  private static func rest(of name: String, after word: String) -> String? {
    guard name.hasPrefix(word) else { return nil }
    let rest = name.dropFirst(word.count)
    return rest.first?.isLowercase == true ? nil : String(rest)
  }

  /// `WithContentsOfFile` of `dataWithContentsOfFile`, in `NSData`.
  private static func rest(ofFactory name: String, _ owner: String) -> String? {
    let words = owner.words
    for start in words.indices {
      let suffix = words[start...].joined()
      if let rest = rest(of: name, after: suffix.loweredFirstWord) { return rest }
    }
    return nil
  }

  private static func firstLabel(_ rest: String) -> String {
    let name = rest.hasPrefix("With") && rest.count > 4 ? String(rest.dropFirst(4)) : rest
    return name.loweredFirstWord
  }

  private static let prepositions: Set<String> = [
    "Above", "After", "Along", "Alongside", "As", "At", "Before", "Below", "Beneath", "Beside", "Between", "By", "For",
    "From", "Given", "In", "Inside", "Into", "Matching", "Of", "On", "Onto", "Outside", "Per", "Since", "Than",
    "Through",
    "Throughout", "To", "Toward", "Under", "Underneath", "Until", "Upon", "Using", "Via", "With", "Within", "Without",
  ]

  /// `contentsOfDirectory` and `atPath`; `remove` and an empty label if the type implies the rest.
  private static func split(_ name: String, _ type: String?) -> (base: String, label: String) {
    let words = name.words
    if let at = words.indices.dropFirst().last(where: { prepositions.contains(words[$0]) }) {
      // A word at the end does not need `with`.
      let isCompletion = words[at] == "With" && at + 1 < words.count && words[at + 1] == "Completion"
      let label = words[(isCompletion ? at + 1 : at)...].joined().loweredFirstWord
      return (words[..<at].joined(), withoutType(label, type, needsPreposition: true))
    }
    return (withoutType(name, type, needsPreposition: false), "")
  }

  /// The name without final words that only repeat the type: `with` for `withURL`, `remove` for `removeThumbnail`.
  private static func withoutType(_ name: String, _ type: String?, needsPreposition: Bool) -> String {
    guard let type, type.isIdentifier else { return name }
    var words = name.words
    var types = (type == "Any" ? "Object" : type).words
    // A run of capitals may be two words: the last word of `NSURL` is `URL`.
    while words.count > 1, let word = words.last, let last = types.last,
      word == last || last.hasSuffix(word) && word.allSatisfy(\.isUppercase)
    {
      words.removeLast()
      types.removeLast()
    }
    let result = words.joined()
    if needsPreposition, words.count != 1 || !prepositions.contains(result.capitalizedFirst) { return name }
    return result.isEmpty ? name : result
  }

  // MARK: Cases

  /// The names of an enumeration's cases without their common prefix.
  static func cases(_ names: [String], of type: String) -> [String] {
    let typeWords = type.words
    var common = typeWords.count
    for name in names {
      let words = name.words
      var shared = 0
      while shared < common, shared + 1 < words.count, words[shared] == typeWords[shared] { shared += 1 }
      common = shared
    }
    return names.map { name in
      let rest = name.words.dropFirst(common).joined()
      let lowered = rest.loweredFirstWord
      return common > 0 && lowered.isIdentifier ? lowered : name.first == "k" ? name : name.loweredFirstWord
    }
  }

  // MARK: Swift

  /// `func load(_ a0: Int, from a1: URL!) -> Thumb!`
  func head(parameters: [SwiftType], result: String) -> String {
    if isGetter { return "\(isStatic ? "static " : "")var \(base.quoted): \(result)" }
    var text = isInitializer ? "init" : "\(isStatic ? "static " : "")func \(base.quoted)"
    var parts: [String] = []
    var next = 0
    for (i, parameter) in parameters.enumerated() where !hidden.contains(i) {
      let label = next < labels.count ? labels[next] : ""
      parts.append("\(label.isEmpty ? "_" : label.quoted) a\(i): \(parameter.text)")
      next += 1
    }
    text += "(" + parts.joined(separator: ", ") + ")"
    return isInitializer || result == "Void" ? text : text + " -> " + result
  }

  /// A call with as many arguments: `FileManager.contents(atPath: 0)`.
  func call(on receiver: String) -> String {
    let arguments = labels.map { $0.isEmpty ? "0" : "\($0.quoted): 0" }.joined(separator: ", ")
    return isInitializer ? "\(receiver)(\(arguments))" : "\(receiver).\(base.quoted)(\(arguments))"
  }

  /// The name in `NS_SWIFT_NAME(…)` or `swift_name("…")` at the start of the source; nil for other text.
  static func given(inSource bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    for opening in ["NS_SWIFT_NAME(", "CF_SWIFT_NAME(", "swift_name("] {
      guard let range = text.prefix(opening.count + 20).firstRange(of: opening) else { continue }
      var depth = 1
      var name = ""
      for character in text[range.upperBound...] {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { break }
        if character != "\"", !character.isWhitespace { name.append(character) }
      }
      return depth == 0 && !name.isEmpty ? name : nil
    }
    return nil
  }

  // MARK: Types

  /// The Swift name of a class: classes of Foundation have no prefix, unless it has a struct of the shorter name.
  static func type(_ name: String) -> String {
    guard name.hasPrefix("NS"), unprefixed.contains(String(name.dropFirst(2))) else { return name }
    return String(name.dropFirst(2))
  }

  static func protocolName(_ name: String) -> String { name == "NSObject" ? "NSObjectProtocol" : type(name) }

  private static let unprefixed: Set<String> = [
    "Bundle", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter",
    "FileHandle", "FileManager", "FileWrapper", "Formatter", "HTTPCookieStorage", "Host", "InputStream",
    "ISO8601DateFormatter", "JSONSerialization", "LengthFormatter", "MassFormatter", "MeasurementFormatter",
    "MessagePort", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
    "PersonNameComponentsFormatter", "Pipe", "Port", "Process", "ProcessInfo", "Progress",
    "PropertyListSerialization", "RunLoop", "Scanner", "Stream", "Thread", "Timer", "UndoManager", "URLSession",
    "URLSessionTask", "UserDefaults", "XMLDocument", "XMLParser",
  ]
}

/// The kind of an enumeration by its declaration.
enum EnumForm {
  /// `NS_ENUM`: an enumeration of Swift.
  case closed
  /// `NS_OPTIONS`
  case options
  /// Plain C: numbers with names.
  case plain

  init(sourceAt bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let word = text.replacing("typedef", with: "").drop { $0.isWhitespace }.prefix { $0.isLetter || $0 == "_" }
    switch word {
    case "NS_ENUM", "NS_CLOSED_ENUM", "CF_ENUM", "CF_CLOSED_ENUM", "NS_ERROR_ENUM": self = .closed
    case "NS_OPTIONS", "CF_OPTIONS": self = .options
    default: self = .plain
    }
  }
}

extension String {
  /// `contents`, `Of`, `URL`, `String`: a run of capitals is one word, but for its last letter before a small one.
  var words: [String] {
    var words: [String] = []
    var current = ""
    let characters = Array(self)
    for (i, character) in characters.enumerated() {
      let next = i + 1 < characters.count ? characters[i + 1] : nil
      let startsWord =
        character.isUppercase
        && (current.last.map { !$0.isUppercase } ?? false || current.count > 0 && next?.isLowercase == true)
      if startsWord, !current.isEmpty {
        words.append(current)
        current = ""
      }
      current.append(character)
      if character == "_" {
        words.append(current)
        current = ""
      }
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  /// `url` of `URL`, `urlString` of `URLString`.
  var loweredFirstWord: String {
    guard let first = words.first else { return self }
    return first.lowercased() + dropFirst(first.count)
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
