// The calls of a function body as lines of Swift.

/// Reads one body. Only calls that run when the function runs count, and only those with a certain target: no function
/// pointers, no virtual methods, no messages to `id`.
struct BodyReader {
  private let unit: TranslationUnit
  private let path: String
  /// The class of the method; nil for a function.
  private let owner: String?
  private(set) var steps: [Declaration.Step] = []
  private(set) var references: [String] = []
  private var seen: Set<String> = []

  init(_ unit: TranslationUnit, path: String, owner: String?) {
    self.unit = unit
    self.path = path
    self.owner = owner
  }

  mutating func read(_ block: Cursor) { visit(block, depth: 0) }

  private mutating func visit(_ cursor: Cursor, depth: Int) {
    guard depth < ReadingLimit.statements, steps.count < ReadingLimit.steps else { return }
    switch cursor.kind {
    case .call: call(cursor, depth)
    case .message: message(cursor, depth)
    case .memberReference:
      if let property = cursor.referenced, property.kind == .objcProperty { read(property, at: cursor) }
      children(of: cursor, depth)
    case .ifStatement: condition(cursor, depth)
    case .synchronized:
      add("objc_sync_enter()", at: cursor.place, length: 13)
      children(of: cursor, depth)
    case .variable where cursor.isStatic: break
    case .block, .lambda, .catchStatement, .cxxCatch, .sizeOf, .function, .classDecl, .structDecl: break
    default: children(of: cursor, depth)
    }
  }

  private mutating func children(of cursor: Cursor, _ depth: Int) {
    for child in cursor.children { visit(child, depth: depth + 1) }
  }

  private mutating func add(_ text: String, at place: TranslationUnit.Place?, length: Int) {
    // Code from a macro of another file has no place in this file.
    guard let place, unit.path(of: place) == path, seen.insert(text).inserted else { return }
    steps.append(Declaration.Step(place: place.offset..<place.offset + length, text: text))
  }

  private mutating func refer(to key: String) {
    if seen.insert(key).inserted { references.append(key) }
  }

  // MARK: Functions

  /// Functions that run their block arguments before they return.
  private static let immediate: Set<String> = [
    "dispatch_sync", "dispatch_barrier_sync", "dispatch_apply", "dispatch_async_and_wait",
  ]

  private mutating func call(_ cursor: Cursor, _ depth: Int) {
    let parts = cursor.children
    var runsBlocks = false
    if let callee = cursor.referenced {
      switch callee.kind {
      case .function:
        let name = callee.spelling
        // The guarded code runs once.
        if name == "dispatch_once" || name == "pthread_once" || name == "call_once" { return }
        // Code that reports errors, and assertions, are not the purpose of the function.
        if parts.dropFirst().contains(where: isStandardError) { return }
        runsBlocks = Self.immediate.contains(name)
        let text = FunctionName.isCFunction(callee) ? name.quoted : FunctionName.qualified(callee).quoted
        add(text + "()", at: parts.first?.place ?? cursor.place, length: name.utf8.count)
        refer(to: FunctionName.key(callee))
      case .cxxMethod where !callee.isVirtual, .constructor:
        let name = FunctionName.qualified(callee)
        add(name.quoted + "()", at: cursor.place, length: 1)
        refer(to: "f:" + name)
      default: break
      }
    }
    arguments(parts, runsBlocks: runsBlocks, depth)
  }

  private mutating func arguments(_ parts: some Sequence<Cursor>, runsBlocks: Bool, _ depth: Int) {
    for part in parts {
      if runsBlocks, let block = block(in: part) {
        children(of: block, depth + 1)
      } else {
        visit(part, depth: depth + 1)
      }
    }
  }

  private func isStandardError(_ argument: Cursor) -> Bool {
    var current = argument
    for _ in 0..<4 {
      if current.kind == .declarationReference {
        return current.spelling == "stderr" || current.spelling == "__stderrp"
      }
      guard current.kind == .unexposedExpression || current.kind == .parenthesized, let inner = current.children.first
      else { return false }
      current = inner
    }
    return false
  }

  /// The block of an argument, without the conversions that clang adds around it.
  private func block(in cursor: Cursor) -> Cursor? {
    var current = cursor
    for _ in 0..<ReadingLimit.wrappers {
      if current.kind == .block { return current }
      guard current.kind == .unexposedExpression || current.kind == .parenthesized || current.kind == .cast,
        let inner = current.children.last
      else { return nil }
      current = inner
    }
    return nil
  }

  // MARK: Messages

  private mutating func message(_ cursor: Cursor, _ depth: Int) {
    let selector = cursor.spelling
    let parts = cursor.children
    let runsBlocks =
      selector.hasPrefix("enumerate") || selector.hasSuffix("AndWait:") || selector.contains("Comparator:")
      || selector.contains("PassingTest:")
    arguments(parts, runsBlocks: runsBlocks, depth)
    guard !selector.isEmpty, selector != "alloc", selector != "class" else { return }
    let pieceLength = selector.utf8.prefix { $0 != UInt8(ascii: ":") }.count
    let place = cursor.namePlace
    // The name follows from the declaration, not from the arguments.
    let declared = cursor.referenced?.arguments ?? []
    let types = (declared.isEmpty ? cursor.arguments : declared).map { SwiftType.objectName($0.type) }
    let attributes = cursor.referenced?.children.filter { $0.kind == .unexposedAttribute } ?? []
    let given = attributes.compactMap(\.start).compactMap { [unit] in
      ImportedName.given(inSource: unit.bytes(at: $0, count: 200))
    }.first
    func imported(_ owner: String, isStatic: Bool) -> ImportedName {
      let returnsInstance = cursor.referenced.map { SwiftType.isInstance($0.resultType, of: owner) } ?? true
      return ImportedName(
        selector: selector, given: given, owner: owner, isStatic: isStatic, parameterTypes: types,
        returnsInstance: returnsInstance)
    }

    if let type = receivingClass(cursor, parts) {
      refer(to: "o:" + type)
      if selector == "new" {
        add(type.quoted + "()", at: place, length: pieceLength)
      } else {
        add(imported(type, isStatic: true).call(on: type.quoted), at: place, length: pieceLength)
      }
    } else if isSentToSuper(cursor) {
      guard owner != nil, !selector.hasPrefix("init") else { return }
      let type = SwiftType.objectName(cursor.receiverType) ?? ""
      add(imported(type, isStatic: false).call(on: "super"), at: place, length: pieceLength)
    } else if selector.hasPrefix("init"), let type = allocatedClass(parts.first) {
      refer(to: "o:" + type)
      add(imported(type, isStatic: false).call(on: type.quoted), at: place, length: pieceLength)
    } else if let type = SwiftType.objectName(cursor.receiverType) {
      refer(to: "o:" + type)
      let receiver = type == owner && isSelf(parts.first) ? "self" : "(0 as \(type.quoted))"
      add(imported(type, isStatic: false).call(on: receiver), at: place, length: pieceLength)
    } else if let owner, cursor.receiverType.canonical.kind == .objcClass, isSelf(parts.first) {
      add(imported(owner, isStatic: true).call(on: owner.quoted), at: place, length: pieceLength)
    }
  }

  /// The class that receives the message; nil if it is not sent to a class by name.
  private func receivingClass(_ message: Cursor, _ parts: [Cursor]) -> String? {
    guard let first = parts.first, first.kind == .classReference else { return nil }
    return ImportedName.type(first.spelling)
  }

  /// `Store` of `[Store alloc]`
  private func allocatedClass(_ cursor: Cursor?) -> String? {
    guard var current = cursor else { return nil }
    for _ in 0..<ReadingLimit.wrappers {
      if current.kind == .message {
        return current.spelling == "alloc" ? receivingClass(current, current.children) : nil
      }
      guard current.kind == .unexposedExpression || current.kind == .parenthesized, let inner = current.children.first
      else { return nil }
      current = inner
    }
    return nil
  }

  private func isSelf(_ cursor: Cursor?) -> Bool { cursor?.spelling == "self" }

  private func isSentToSuper(_ cursor: Cursor) -> Bool {
    guard let start = cursor.start else { return false }
    let text = unit.bytes(at: start, count: 16).drop { $0 == UInt8(ascii: "[") || $0 <= 0x20 }
    return text.starts(with: "super".utf8)
  }

  /// A read of a property of an object, whose getter may be hand-written.
  private mutating func read(_ property: Cursor, at use: Cursor) {
    let name = property.spelling
    guard let owner = property.parent?.className, name.isIdentifier else { return }
    refer(to: "o:" + owner)
    add("(0 as \(owner.quoted)).\(name.quoted)", at: use.place, length: name.utf8.count)
  }

  // MARK: Conditions

  /// `if (!kept) { kept = …; }` does its work once.
  private mutating func condition(_ statement: Cursor, _ depth: Int) {
    let parts = statement.children
    guard let first = parts.first, parts.count >= 2 else { return children(of: statement, depth) }
    visit(first, depth: depth + 1)
    let branches = parts.dropFirst()
    if let kept = keptVariable(in: first, depth: 0), branches.contains(where: { assigns($0, to: kept, depth: 0) }) {
      return
    }
    for branch in branches { visit(branch, depth: depth + 1) }
  }

  /// The static or instance variable that a condition tests; nil if it tests more.
  private func keptVariable(in condition: Cursor, depth: Int) -> Cursor? {
    guard depth < ReadingLimit.wrappers else { return nil }
    switch condition.kind {
    case .declarationReference, .memberReference:
      guard let variable = condition.referenced else { return nil }
      switch variable.kind {
      case .variable: return variable.isStatic || variable.linkage == .external ? variable : nil
      case .objcIvar, .objcProperty: return variable
      default: return nil
      }
    case .unary, .binary, .unexposedExpression, .parenthesized:
      let found = condition.children.compactMap { keptVariable(in: $0, depth: depth + 1) }
      return found.count == 1 ? found[0] : nil
    default: return nil
    }
  }

  private func assigns(_ statement: Cursor, to variable: Cursor, depth: Int) -> Bool {
    guard depth < ReadingLimit.assignments else { return false }
    if statement.kind == .binary, let target = statement.children.first,
      let assigned = keptVariable(in: target, depth: 0), assigned.isSame(as: variable)
    {
      return true
    }
    return statement.children.contains { assigns($0, to: variable, depth: depth + 1) }
  }
}
