// What the initializers and conformances of a type mean for its properties.

import Frameworks
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

  /// Whether each initializer assigns the property, or leaves that to another one: the default value is evaluated and always
  /// discarded, where one that is always replaced (`isDefaultAlwaysReplaced`) is not even evaluated. Linear in the
  /// initializers.
  public func isDefaultAlwaysDiscarded(of property: MemberID) -> Bool {
    guard let owner = owner(property), !self[owner].initializers.isEmpty, !hasMemberwiseInitializer(owner) else {
      return false
    }
    return self[owner].initializers.allSatisfy { initializer in
      let body = body(of: initializer)
      return assignments(in: initializer).contains { $0.property == property }
        || body.uses.contains { use in
          use.isCall && use.name == .`init` && use.receiver >= 0 && body.uses[Int(use.receiver)].name == .`self`
        }
    }
  }

  /// Whether code in other files can call the memberwise initializer: none of its parameters stands for a private
  /// property. A private property whose wrapper has a first value is none of them.
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

  /// Whether the initializer gives state a first value that depends on one of the expressions, such as `post.kind`: in
  /// what it assigns, in a local on the way, or in the condition around one of them. Linear in the size of the
  /// initializer, times how deep closures with locals nest.
  public func seedsState(_ initializer: MemberID, from expressions: Set<String>) -> Bool {
    guard let block = node(initializer).child(.codeBlock) else { return false }
    var dependent = expressions
    func mentions(_ nodes: [Node]) -> Bool {
      nodes.contains { node in
        ([node] + node.descendants).contains { $0.isName && dependent.contains($0.comparableText) }
      }
    }
    /// The branches that depend on them.
    var branches: [Range<Int>] = []
    var end = 0
    for node in block.descendants {
      switch node.kind {
      // The first `if` stands for each `else if` after it.
      case .ifExpr where node.parent?.asIf?.elseBranch == node: continue
      case .ifExpr, .switchExpr:
        guard mentions(decidingExpressions(of: node)) else { continue }
        branches.append(Int(node.numbers.lowerBound)..<Int(node.numbers.upperBound))
        end = max(end, Int(node.numbers.upperBound))
      case .binding:
        if let value = node.initialValue, mentions([value]) { dependent.insert(text(node.name)) }
      default:
        if let assignment = node.asAssignment, assignment.target.kind == .identifierExpr,
          Int(node.number) < end || mentions(assignment.values)
        {
          dependent.insert(assignment.target.comparableText)
        }
      }
    }
    let inBranches = Overlaps(branches)
    return assignments(in: initializer).contains { assignment in
      self[assignment.property].attributes.contains { Wrappers.has(.lostWithIdentity, $0) }
        && (inBranches.contains(Int(assignment.node.number)) || mentions(assignment.values))
    }
  }

  /// Whether a protocol or a superclass that the project does not declare may ask for functions of the type.
  private func mayHaveRequirements(_ type: TypeID) -> Bool {
    !self[type].conformances.allSatisfy { name in
      declaresType(named: name) || Self.withoutFunctions.contains(text(name))
    }
  }

  private static let withoutFunctions: Set<String> = [
    "ObservableObject", "Observable", "Identifiable", "Equatable", "Sendable", "AnyObject", "View", "ViewModifier",
  ]

  /// Whether some code may call the function: code of the project that mentions its name, or code outside of it, such as
  /// a framework that tells its delegate something. Without the start of a program, other code may.
  public func mayBeCalled(_ function: MemberID) -> Bool {
    let fact = self[function]
    return fact.kind != .function || fact.access > .internal || fact.isOverride || !fact.parameters.isEmpty
      || isRequirement(function) || !hasProgram || owner(function).map { mayHaveRequirements($0) } ?? false
      || node(function).children.contains { $0.kind == .attribute }
      || members(mentioning: fact.name).contains { $0 != function }
  }

  /// Whether the member implements a property requirement of a protocol of the project. Also true if the type
  /// inherits from more than `conformanceLimit` types.
  public func isRequirement(_ member: MemberID) -> Bool {
    requirements(for: member)?.contains { self[$0].kind != .function } ?? true
  }

  /// The requirements of this name that protocols of the project, to which the owner conforms, declare; nil if it inherits
  /// from more than `conformanceLimit` types.
  public func requirements(for member: MemberID) -> [MemberID]? {
    guard let owner = owner(member) else { return [] }
    let name = self[member].name
    var found: [MemberID] = []
    var seen: Set<TypeID> = [owner]
    var rest = self[owner].ancestors
    while let ancestor = rest.popLast() {
      guard seen.insert(ancestor).inserted else { continue }
      if seen.count > Self.conformanceLimit { return nil }
      if self[ancestor].kind == .protocol {
        found += ownMembers(named: name, of: ancestor).filter { !self[$0].hasBody }
      }
      rest += self[ancestor].ancestors
    }
    return found
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
