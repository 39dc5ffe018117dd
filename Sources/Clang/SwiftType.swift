// C types in Swift's notation, as far as they are needed: classes and structs by name, functions, other types
// approximately.

struct SwiftType {
  let text: String

  init(_ type: CType) { text = Self.text(type, depth: 0) }

  /// The type of a parameter. Blocks are escaping unless marked otherwise.
  init(parameter: Cursor) {
    let text = Self.text(parameter.type, depth: 0)
    guard text.contains("->") else {
      self.text = text
      return
    }
    // libclang has no name for the attribute `noescape`.
    let isKept = !parameter.children.contains { $0.kind == .unexposedAttribute }
    self.text = isKept ? "@escaping " + text : text
  }

  private static func text(_ type: CType, depth: Int) -> String {
    guard depth < ReadingLimit.types else { return "OpaquePointer" }
    switch type.kind {
    case .void: return "Void"
    case .bool: return "Bool"
    case .objcId: return "Any"
    case .objcClass: return "AnyClass"
    case .objcSelector: return "Selector"
    case .objcObjectPointer: return objectName(type).map { $0.quoted + "!" } ?? "Any"
    case .record, .enumeration, .objcInterface: return named(type.declaration.spelling, type)
    case .typedef:
      let spelling = type.spelling.split(separator: " ").last.map(String.init) ?? ""
      switch type.canonical.kind {
      case .objcId, .objcObjectPointer, .blockPointer: return text(type.canonical, depth: depth + 1)
      default: return spelling.isIdentifier ? spelling.quoted : "OpaquePointer"
      }
    case .blockPointer: return "(() -> \(text(type.pointee.result, depth: depth + 1)))"
    case .pointer:
      let inner = type.pointee.canonical
      if inner.kind == .functionPrototype || inner.kind == .functionNoPrototype {
        return "(@convention(c) () -> \(text(inner.result, depth: depth + 1)))"
      }
      return "UnsafeMutablePointer<\(text(type.pointee, depth: depth + 1))>!"
    case .elaborated, .other, .objcObject:
      let canonical = type.canonical
      if canonical.number != type.number { return text(canonical, depth: depth + 1) }
      switch type.number {
      case 4...20: return "Int"
      case 21: return "Float"
      case 22, 23: return "Double"
      default: return "OpaquePointer"
      }
    default: return "OpaquePointer"
    }
  }

  private static func named(_ spelling: String, _ type: CType) -> String {
    if spelling.isIdentifier { return ImportedName.type(spelling).quoted }
    let written = type.spelling
    return written.isIdentifier ? written.quoted : "OpaquePointer"
  }

  /// `Store` of `Store *`; nil for `id` and other types.
  static func objectName(_ type: CType) -> String? {
    let canonical = type.canonical
    guard canonical.kind == .objcObjectPointer else { return nil }
    let name = canonical.pointee.declaration.spelling
    return name.isIdentifier && name != "id" && name != "objc_object" ? ImportedName.type(name) : nil
  }

  /// Whether the type is `instancetype`, or a pointer to the class itself.
  static func isInstance(_ type: CType, of owner: String) -> Bool {
    type.spelling.hasPrefix("instancetype") || objectName(type) == owner
  }
}
