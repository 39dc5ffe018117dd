// Converts a parsed unit into declarations as Swift imports them.

/// Reads the declarations of one unit and of the headers that it includes, except system headers.
struct DeclarationReader {
  fileprivate let unit: TranslationUnit
  /// The path of a synthetic text, whose declarations do not belong to the project.
  private let hidden: String?
  private(set) var answer = ParseAnswer()
  /// The names of properties by class, which methods may implement.
  private var properties: [String: Set<String>] = [:]

  init(_ unit: TranslationUnit, hidden: String?) {
    self.unit = unit
    self.hidden = hidden
  }

  mutating func run() {
    items(of: unit.root, depth: 0)
    problems()
  }

  private mutating func items(of cursor: Cursor, depth: Int) {
    guard depth < ReadingLimit.scopes else { return }
    for child in cursor.children {
      guard let place = child.place, unit.path(of: place) != hidden, !child.isInSystemHeader else { continue }
      item(child, depth: depth)
    }
  }

  private mutating func item(_ cursor: Cursor, depth: Int) {
    switch cursor.kind {
    case .function, .cxxMethod, .constructor: function(cursor)
    case .linkage, .namespace: items(of: cursor, depth: depth + 1)
    // Members may be C++ functions with bodies.
    case .classDecl: items(of: cursor, depth: depth + 1)
    case .structDecl, .unionDecl:
      if cursor.isDefinition { structure(cursor) }
      items(of: cursor, depth: depth + 1)
    case .enumDecl: if cursor.isDefinition { enumeration(cursor) }
    case .objcInterface: interface(cursor, "class")
    case .objcProtocol: if cursor.isDefinition { interface(cursor, "protocol") }
    case .objcCategory: members(of: cursor, owner: categoryOwner(cursor))
    case .objcImplementation: members(of: cursor, owner: className(cursor))
    case .objcCategoryImplementation: members(of: cursor, owner: categoryOwner(cursor))
    // In some versions, `extern "C" { … }` has another kind.
    case .other where cursor.type.kind == .invalid && depth < ReadingLimit.unnamedScopes && cursor.spelling.isEmpty:
      items(of: cursor, depth: depth + 1)
    default: break
    }
  }

  // MARK: Places

  private func range(_ place: TranslationUnit.Place, _ name: String) -> Range<Int> {
    place.offset..<place.offset + max(name.utf8.count, 1)
  }

  private mutating func add(_ declaration: Declaration?) {
    guard let declaration, declaration.place.upperBound < 1 << 32 else { return }
    answer.declarations.append(declaration)
  }

  private func declaration(
    _ cursor: Cursor, name: String, key: String, owner: String = "", head: String
  ) -> Declaration? {
    guard let place = cursor.namePlace ?? cursor.place else { return nil }
    return Declaration(
      path: unit.path(of: place), place: range(place, name), key: key, owner: owner, head: head, isDefinition: false)
  }

  // MARK: Functions

  private mutating func function(_ cursor: Cursor) {
    let name = cursor.spelling
    guard !name.isEmpty, !name.contains("<"), !name.hasPrefix("operator") else { return }
    let isCFunction = FunctionName.isCFunction(cursor)
    let imported =
      isCFunction
      ? ImportedName(function: name, given: swiftName(of: cursor))
      : ImportedName(base: FunctionName.qualified(cursor))
    let parameters = cursor.arguments.map(SwiftType.init(parameter:))
    let result = SwiftType(cursor.resultType).text
    guard
      var declaration = declaration(
        cursor, name: name, key: FunctionName.key(cursor), owner: imported.owner,
        head: imported.head(parameters: parameters, result: result))
    else { return }
    if cursor.linkage == .internal || cursor.linkage == .none { declaration.linkage = .own }
    if cursor.isDefinition { body(of: cursor, in: &declaration, owner: nil) }
    add(declaration)
  }

  private func body(of cursor: Cursor, in declaration: inout Declaration, owner: String?) {
    guard let block = cursor.children.last(where: { $0.kind == .compound }) else { return }
    declaration.isDefinition = true
    var reader = BodyReader(unit, path: declaration.path, owner: owner)
    reader.read(block)
    declaration.steps = reader.steps
    declaration.references = reader.references
  }

  // MARK: Types

  private mutating func structure(_ cursor: Cursor) {
    let name = typeName(cursor)
    guard !name.isEmpty, name.isIdentifier else { return }
    guard
      var declaration = declaration(cursor, name: name, key: "t:" + name, head: "struct " + name.quoted)
    else { return }
    declaration.isDefinition = true
    for field in cursor.children where field.kind == .field && field.spelling.isIdentifier {
      guard let place = field.place else { continue }
      declaration.steps.append(
        Declaration.Step(
          place: range(place, field.spelling), text: "var \(field.spelling.quoted): \(SwiftType(field.type).text)"))
    }
    // A type without fields that Swift sees is not needed, such as a C++ class that is only declared.
    add(declaration)
  }

  private mutating func enumeration(_ cursor: Cursor) {
    let name = typeName(cursor)
    let cases = cursor.children.filter { $0.kind == .enumConstant && $0.spelling.isIdentifier }
    guard name.isIdentifier else { return }
    let form = cursor.start.map { EnumForm(sourceAt: unit.bytes(at: $0, count: 64)) } ?? .plain
    let head =
      switch form {
      case .closed: "enum \(name.quoted): Int"
      case .options: "struct \(name.quoted): OptionSet"
      case .plain: "struct \(name.quoted): Hashable"
      }
    guard var declaration = declaration(cursor, name: name, key: "t:" + name, head: head) else { return }
    declaration.isDefinition = true
    let names = ImportedName.cases(cases.map(\.spelling), of: name)
    for (constant, imported) in zip(cases, names) {
      guard let place = constant.place else { continue }
      let place1 = range(place, constant.spelling)
      switch form {
      case .closed: declaration.steps.append(Declaration.Step(place: place1, text: "case \(imported.quoted)"))
      case .options:
        let text = "static let \(imported.quoted): \(name.quoted)"
        declaration.steps.append(Declaration.Step(place: place1, text: text))
      case .plain:
        add(
          self.declaration(
            constant, name: constant.spelling, key: "v:" + constant.spelling,
            head: "let \(constant.spelling.quoted): \(name.quoted)"))
      }
    }
    add(declaration)
  }

  /// The tag, or the alias of a type without one.
  private func typeName(_ cursor: Cursor) -> String {
    let name = cursor.spelling
    if name.isIdentifier { return name }
    let type = cursor.type.spelling
    return type.isIdentifier ? type : ""
  }

  // MARK: Objective-C

  private mutating func interface(_ cursor: Cursor, _ keyword: String) {
    let written = cursor.spelling
    guard written.isIdentifier else { return }
    let name = className(cursor)
    var inherited: [String] = []
    for child in cursor.children {
      switch child.kind {
      case .superclassReference: inherited.insert(ImportedName.type(child.spelling), at: 0)
      case .protocolReference: inherited.append(ImportedName.protocolName(child.spelling))
      default: break
      }
    }
    let clause = inherited.isEmpty ? "" : ": " + inherited.map(\.quoted).joined(separator: ", ")
    let key = keyword == "class" ? "o:" : "p:"
    guard
      var declaration = declaration(
        cursor, name: written, key: key + name, head: "\(keyword) \(name.quoted)\(clause)")
    else { return }
    declaration.isDefinition = true
    if keyword == "class", let first = inherited.first { declaration.references.append("o:" + first) }
    add(declaration)
    members(of: cursor, owner: name)
  }

  private func className(_ cursor: Cursor) -> String {
    swiftName(of: cursor) ?? cursor.spelling
  }

  private func categoryOwner(_ cursor: Cursor) -> String {
    cursor.className ?? ""
  }

  private mutating func members(of cursor: Cursor, owner: String) {
    guard owner.isIdentifier else { return }
    for child in cursor.children {
      guard let place = child.place, unit.path(of: place) != hidden else { continue }
      switch child.kind {
      case .objcProperty: property(child, owner)
      case .instanceMethod, .classMethod: method(child, owner)
      case .function: function(child)
      default: break
      }
    }
  }

  private mutating func property(_ cursor: Cursor, _ owner: String) {
    let written = cursor.spelling
    guard written.isIdentifier else { return }
    let name = swiftName(of: cursor) ?? written
    guard name.isIdentifier else { return }
    properties[owner, default: []].insert(written)
    let text = attributes(ofProperty: cursor)
    let isStatic = text.contains("class")
    let reference = text.contains("weak") ? "weak " : ""
    let keyword = isStatic ? "static var" : reference + "var"
    add(
      declaration(
        cursor, name: written, key: "\(isStatic ? "M" : "m"):\(owner).\(written)", owner: owner,
        head: "\(keyword) \(name.quoted): \(SwiftType(cursor.type).text)"))
  }

  /// The words between the parentheses of `@property (nonatomic, weak)`.
  private func attributes(ofProperty cursor: Cursor) -> [String] {
    guard let start = cursor.start else { return [] }
    let text = String(decoding: unit.bytes(at: start, count: 160), as: UTF8.self)
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close,
      text[..<open].allSatisfy({ $0 == "@" || $0.isLetter || $0.isWhitespace })
    else { return [] }
    return text[text.index(after: open)..<close].split { !$0.isLetter }.map(String.init)
  }

  private mutating func method(_ cursor: Cursor, _ owner: String) {
    let selector = cursor.spelling
    guard !selector.isEmpty else { return }
    let isStatic = cursor.kind == .classMethod
    let parameters = cursor.arguments.map(SwiftType.init(parameter:))
    let key = "\(isStatic ? "M" : "m"):\(owner).\(selector)"
    let firstPiece = String(selector.prefix { $0 != ":" })
    let imported: ImportedName
    let head: String
    if properties[owner]?.contains(selector) == true {
      imported = ImportedName(base: selector)
      head = "\(isStatic ? "static " : "")var \(selector.quoted): \(SwiftType(cursor.resultType).text)"
    } else {
      imported = ImportedName(
        selector: selector, given: swiftName(of: cursor), owner: owner, isStatic: isStatic,
        parameterTypes: cursor.arguments.map { SwiftType.objectName($0.type) },
        returnsInstance: SwiftType.isInstance(cursor.resultType, of: owner))
      head = imported.head(
        parameters: parameters, result: SwiftType(cursor.resultType).text)
    }
    guard
      var declaration = declaration(cursor, name: firstPiece, key: key, owner: owner, head: head)
    else { return }
    if cursor.isDefinition { body(of: cursor, in: &declaration, owner: owner) }
    add(declaration)
  }

  /// The name that the source gives a declaration for Swift.
  private func swiftName(of cursor: Cursor) -> String? {
    for child in cursor.children where child.kind == .unexposedAttribute {
      guard let start = child.start else { continue }
      if let name = ImportedName.given(inSource: unit.bytes(at: start, count: 200)) { return name }
    }
    return nil
  }

  // MARK: Problems

  private mutating func problems() {
    var seen: Set<String> = []
    var missing: Set<String> = []
    for diagnostic in unit.diagnostics {
      // An error of the command line, not of a file.
      guard let place = diagnostic.place else { continue }
      let path = unit.path(of: place)
      let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      let isImport = diagnostic.message.hasPrefix("use of '@import'")
      // The existence of a header that may not be read must not be revealed.
      let isClosed = diagnostic.message.hasPrefix("cannot open file")
      if isImport || isClosed || parts.count == 3 && parts[2].hasPrefix(" file not found") {
        // A module of a framework, which is treated as its header.
        var name = isImport ? importedModule(at: place) : parts.count > 1 ? String(parts[1]) : ""
        if isClosed || name.hasPrefix("/") || name.contains("..") { name = name.fileName }
        guard !name.isEmpty, name.utf8.count <= ParseAnswer.nameLimit, missing.insert(name).inserted else { continue }
        answer.problems.append(
          ParseProblem(path: path, line: diagnostic.line, kind: .missingHeader, missingHeader: name))
      } else if seen.insert(path).inserted {
        let kind = ParseProblem.Kind(of: diagnostic.message, category: diagnostic.category)
        answer.problems.append(ParseProblem(path: path, line: diagnostic.line, kind: kind))
      }
    }
  }
}

extension Cursor {
  /// The Swift name of the class of an Objective-C interface or category.
  var className: String? {
    let name: String? =
      switch kind {
      case .objcInterface: spelling
      case .objcCategory, .objcCategoryImplementation: children.first { $0.kind == .classReference }?.spelling
      default: nil
      }
    return name.flatMap { $0.isIdentifier ? ImportedName.type($0) : nil }
  }
}

extension DeclarationReader {
  /// `UIKit` of `@import UIKit;`
  private func importedModule(at place: TranslationUnit.Place) -> String {
    let text = String(decoding: unit.bytes(at: place, count: 80), as: UTF8.self)
    return text.prefix { $0 != ";" && $0 != "\n" }.split(separator: " ").last.map(String.init) ?? "@import"
  }
}

extension String {
  /// Whether the text has only ASCII letters, digits and underscores, or non-ASCII characters, and does not begin with
  /// a digit.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
  }

  /// The name in backticks, because keywords of Swift can be names in C.
  var quoted: String {
    Self.keywords.contains(self) || !isIdentifier ? "`\(filter { $0 != "`" && $0 != "\n" })`" : self
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough",
    "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil",
    "super", "self", "Self", "throw", "throws", "true", "try", "Any", "Type", "Protocol",
  ]
}
