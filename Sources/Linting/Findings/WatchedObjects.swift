// Objects that views observe as a whole.

import Frameworks
import Project
import Syntax
import ViewTree

/// A property with which a view observes an `ObservableObject` of the project.
public struct WatchedObject: Sendable {
  public let view: TypeID
  public let model: TypeID
  /// `ObservedObject`, `StateObject`, `EnvironmentObject`.
  public let wrapper: Name
  /// The properties of the class that trigger updates; never empty.
  public let published: [MemberID]

  /// "3 others", for the properties but the first.
  public var others: String {
    switch published.count {
    case 1: "whatever else the class announces"
    case 2: "one other"
    default: "\(published.count - 1) others"
    }
  }
}

extension Pass {
  /// A note at the first property of the class that triggers updates.
  public func note(ofPublished watched: WatchedObject) -> Note {
    let others = watched.published.count - 1
    let subject =
      switch others {
      case 0: "this property triggers"
      case 1: "this and one other property trigger"
      default: "this and every other published property trigger"
      }
    return note("\(subject) an update", .occasion, at: watched.published[0])
  }
}

extension Pass {
  /// The object that a property of a view observes. Nil for other properties, for classes that the project does not
  /// declare, for classes that publish nothing, and in representables, apps and scenes.
  public func watchedObject(_ member: MemberID, _ fact: MemberFact) -> WatchedObject? {
    guard fact.kind == .storedProperty, !fact.isStatic,
      let wrapper = fact.attributes.first(where: {
        $0 == .ObservedObject || $0 == .StateObject || $0 == .EnvironmentObject
      }),
      let view = index.owner(member), index[view].kind == .struct, index[view].traits.contains(.builderBody),
      index[view].traits.isDisjoint(with: [.root, .representable]),
      let model = index.valueType(of: member)?.type, index.isObservableObject(model)
    else { return nil }
    let published = index.publishedProperties(of: model)
    return published.isEmpty
      ? nil : WatchedObject(view: view, model: model, wrapper: wrapper, published: published)
  }

  /// The properties that decide in every place whether the view is shown: their changes remove it, or bring it back. As
  /// expensive as its calls.
  public func propertiesShowing(_ view: TypeID) -> Set<MemberID> {
    var found: Set<MemberID>?
    for call in index.someCallsOutsidePreviews(of: view, work: work) {
      let body = index.body(of: call.caller)
      let here = index.propertiesSelecting(body.node(call.use), in: body) ?? []
      found = found.map { $0.intersection(here) } ?? here
    }
    return found ?? []
  }
}
