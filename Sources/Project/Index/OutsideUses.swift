// Where each view is constructed, and which of its members other code uses.

import Frameworks
import Syntax

/// A call of a view's initializer.
public struct InitializerCall: Equatable, Sendable {
  /// The type of the view.
  public let type: TypeID
  /// The member whose body or initial value contains the call.
  public let caller: MemberID
  /// The number of the use in the body of the caller.
  public let use: Int
}

/// How other code uses the views of a project. Unlike `Work` it includes code that runs later, previews and tests,
/// because all of it must still compile after a fix.
public struct OutsideUses: Sendable {
  private var calls: [TypeID: [InitializerCall]] = [:]
  private var reached: Set<MemberID> = []
  private var reachedByExtension: Set<MemberID> = []
  private var references: Set<TypeID> = []

  /// The uses in one body.
  struct OfBody: Sendable {
    fileprivate var calls: [InitializerCall] = []
    fileprivate var reached: [(property: MemberID, isByExtension: Bool)] = []
    fileprivate var references: [TypeID] = []

    func equals(_ other: OfBody) -> Bool {
      calls == other.calls && reached.elementsEqual(other.reached, by: ==) && references == other.references
    }
  }

  init() {}

  /// The calls of the initializers of a view type, in the order of files.
  public func initializerCalls(of type: TypeID) -> [InitializerCall] { calls[type] ?? [] }

  /// Whether the property is used where it would be invisible if it were `private`.
  public func isReachedFromOutside(_ property: MemberID) -> Bool {
    reached.contains(property) || reachedByExtension.contains(property)
  }

  /// Whether an extension of the view in another file uses the property, where nothing `private` is visible.
  public func isReachedByExtension(_ property: MemberID) -> Bool { reachedByExtension.contains(property) }

  /// Whether an initializer is passed without a call, as in `map(Row.init)`.
  public func isInitializerReferenced(of type: TypeID) -> Bool { references.contains(type) }

  mutating func add(_ body: OfBody) {
    for call in body.calls { calls[call.type, default: []].append(call) }
    for (property, isByExtension) in body.reached {
      if isByExtension { reachedByExtension.insert(property) } else { reached.insert(property) }
    }
    references.formUnion(body.references)
  }
}

extension OutsideUses.OfBody {
  init(_ body: Body, _ index: Index) {
    let owner = index.owner(body.member)
    for (i, use) in body.uses.enumerated() {
      switch body.target(i) {
      case .construction(let type):
        if index[type].traits.contains(.viewLike) {
          calls.append(InitializerCall(type: type, caller: body.member, use: i))
        }
      case .member(let id): add(id, owner, body.file, index)
      case .plain:
        guard use.kind == .member, use.name == .`init`, use.receiver >= 0,
          let type = body.type(Int(use.receiver))?.type
        else { continue }
        references.append(type)
      case .unknown, .framework, .frameworkFunction:
        // `$x` and `_x` are uses of the property too.
        let type =
          use.kind == .identifier ? owner : use.receiver >= 0 ? body.type(Int(use.receiver))?.type : nil
        guard let type, index[type].traits.contains(.viewLike), let name = index.names.unwrapped(use.name) else {
          continue
        }
        for id in index.members(named: name, of: type) { add(id, owner, body.file, index) }
      default: continue
      }
    }
  }

  private mutating func add(_ id: MemberID, _ user: TypeID?, _ file: SourceFile, _ index: Index) {
    guard let owner = index.owner(id), owner != user || index.file(id) != file.number,
      index[id].kind == .storedProperty, index[owner].traits.contains(.viewLike)
    else { return }
    // A type nested in the view sees its private members.
    var enclosing = index.file(id) == file.number ? user : nil
    while let current = enclosing {
      if current == owner { return }
      enclosing = index[current].parent
    }
    reached.append((id, owner == user))
  }
}
