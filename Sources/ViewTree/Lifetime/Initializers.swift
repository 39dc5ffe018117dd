// What the initializers and conformances of a type mean for its properties.

import Project
import Syntax

extension Index {
  /// Whether the type has a memberwise initializer: the declaration of the struct itself has no other one, only
  /// extensions may.
  public func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
    guard self[type].kind == .struct, let place = self[type].declaration else { return false }
    return !self[type].initializers.contains { member in
      let fact = self[member]
      return file(member) == Int(place.file) && fact.owner == Int(place.fact)
    }
  }

  /// Whether code in other files can call the memberwise initializer: none of its parameters stands for a private property.
  /// A private property whose wrapper has a first value is none of them.
  public func isMemberwiseInitializerReachable(_ type: TypeID) -> Bool {
    hasMemberwiseInitializer(type)
      && !storedProperties(of: type).contains { property in
        let fact = self[property]
        guard fact.access <= .fileprivate, !fact.isStatic, !fact.isLazy, !fact.isLet || fact.initial == .none else {
          return false
        }
        return fact.attributes.allSatisfy { wrapper in
          guard fact.initial == .none else { return false }
          switch wrapper.known {
          case .Binding, .Bindable, .ObservedObject, .StateObject: return true
          case .State: return !fact.type.isOptional
          default: return false
          }
        }
      }
  }

  /// Whether the member implements a property requirement of a protocol of the project. Also true if the type
  /// inherits from more than `conformanceLimit` types.
  public func isRequirement(_ member: MemberID) -> Bool {
    guard let owner = owner(member) else { return false }
    let name = self[member].name
    var seen: Set<TypeID> = [owner]
    var rest = self[owner].ancestors
    while let ancestor = rest.popLast() {
      guard seen.insert(ancestor).inserted else { continue }
      if seen.count > Self.conformanceLimit { return true }
      if self[ancestor].kind == .protocol,
        ownMembers(named: name, of: ancestor).contains(where: { self[$0].kind != .function && !self[$0].hasBody })
      {
        return true
      }
      rest += self[ancestor].ancestors
    }
    return false
  }

  /// The initializers in the declaration and the extensions of a type that fit a call; empty if there are more than
  /// `overloadLimit`.
  public func initializers(of type: TypeID, fitting labels: ArraySlice<Name>, closures: UInt16) -> [MemberID] {
    let initializers = self[type].initializers
    return initializers.count > Self.overloadLimit
      ? [] : initializers.filter { accepts(self[$0].parameters, labels: labels, closures: closures) }
  }

  /// The initializers in the declaration and the extensions of a type that fit a call and exist beside it; empty if there
  /// are more than `overloadLimit`.
  public func initializers(of type: TypeID, fitting call: Int, in body: Body) -> [MemberID] {
    let use = body.uses[call]
    return initializers(of: type, fitting: body.labels(of: use), closures: use.closureArguments)
      .filter { !isExclusive($0, with: use.node, in: body.file) }
  }

  /// The number of the parameter that an initializer assigns to the property unchanged; nil if there is none.
  public func parameter(storedIn property: Name, by initializer: MemberID) -> Int? {
    guard let block = node(initializer).child(.codeBlock) else { return nil }
    var found: Int?
    for node in block.descendants where node.kind == .sequence {
      let parts = Array(node.children)
      guard parts.count >= 3, parts[1].isAssignment, parts[0].unwrapped.name == property else { continue }
      // Assigned twice, or from another expression.
      guard found == nil, parts.count == 3, parts[1].kind == .assignmentOperator,
        parts[2].kind == .identifierExpr
      else { return nil }
      found = self[initializer].parameters.firstIndex { $0.name == parts[2].name }
      if found == nil { return nil }
    }
    return found
  }
}
