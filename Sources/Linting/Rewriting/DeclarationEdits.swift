// Edits of the attributes and modifiers in front of a property.

import Project
import Syntax
import ViewTree

extension Pass {
  /// Edits that make the property of `binding` private: they replace its access modifiers, or insert one before `var`.
  /// Nil if it shares its declaration with other properties.
  public func editsMakingPrivate(_ binding: Node) -> [Fix.Edit]? {
    guard let declaration = binding.soleDeclaration else { return nil }
    let levels = declaration.children.filter { child in
      guard child.kind == .modifier else { return false }
      switch child.name.known {
      case .private, .fileprivate, .internal, .package, .public, .open: return true
      default: return false
      }
    }
    if let first = levels.first {
      // One `private` replaces both of `public private(set)`.
      return [edit(first.range, with: "private")]
        + levels.dropFirst().map {
          edit($0.range.lowerBound..<declaration.tokenRange($0.endToken).lowerBound, with: "")
        }
    }
    guard let introducer = introducer(of: declaration) else { return nil }
    return [edit(introducer.lowerBound..<introducer.lowerBound, with: "private ")]
  }

  /// Edits that add a wrapper such as `State` to a plain property: `let x` becomes `@State private var x`. Nil if other
  /// types use the property, or it shares its declaration with other properties.
  public func editsKeeping(_ property: MemberID, _ fact: MemberFact, in wrapper: String) -> [Fix.Edit]? {
    guard fact.attributes.isEmpty, let declaration = index.node(property).soleDeclaration,
      let introducer = introducer(of: declaration)
    else { return nil }
    let wrapper = spelling(ofWrapper: wrapper, in: index.owner(property))
    let start = declaration.range.lowerBound
    if start == introducer.lowerBound, !isUsedOutside(property, fact) {
      return [edit(introducer, with: "@\(wrapper) private var")]
    }
    guard fact.access <= .fileprivate else { return nil }
    return [edit(start..<start, with: "@\(wrapper) "), edit(introducer, with: "var")]
  }

  /// The name of one of SwiftUI's property wrappers as the code of a type has to write it: with the module where a type
  /// of the project has the same name, as in `@SwiftUI.State`.
  public func spelling(ofWrapper wrapper: String, in type: TypeID?) -> String {
    guard let name = index.names.name(wrapper), index.mayDeclareType(named: name, file: file.number, seenFrom: type)
    else { return wrapper }
    return "SwiftUI.\(wrapper)"
  }

  /// Whether the project can use `@StateObject`, which came a year after SwiftUI. Without configured targets it can if
  /// it declares an `App` or uses `@StateObject` already.
  public var hasStateObject: Bool {
    targets.have(.iOS14) ?? index.derivation(.stateObjects, of: 0) { StateObjects(of: index) }.areThere
  }

  /// The UTF-8 byte offsets of `let` or `var`; nil if there is neither.
  public func introducer(of declaration: Node) -> Range<Int>? {
    var token = declaration.firstToken
    for child in declaration.children {
      guard child.kind == .attribute || child.kind == .modifier || child.kind == .ifConfig else { break }
      token = child.endToken
    }
    guard token < declaration.endToken,
      declaration.tokenKind(token) == .var || declaration.tokenKind(token) == .let
    else { return nil }
    return declaration.tokenRange(token)
  }

  /// The UTF-8 byte offsets of the name of the attribute `name` in front of the property of `binding`; nil if it has no
  /// such attribute.
  public func attributeName(_ name: Name.Known, of binding: Node) -> Range<Int>? {
    guard let declaration = binding.parent,
      let attribute = declaration.children.first(where: { $0.kind == .attribute && $0.name == name })
    else { return nil }
    return attribute.tokens.first { attribute.tokenName($0) == name }.map { attribute.tokenRange($0) }
  }
}

/// Whether code of the project shows that it can use `@StateObject`.
private final class StateObjects: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let areThere: Bool

  init(of index: Index) {
    areThere = index.types.contains {
      $0.conforms(to: .App) && $0.isProjectType
        || index.storedProperties(of: $0.id).contains { id in
          index[id].attributes.contains { $0 == .StateObject }
        }
    }
  }
}
