// Objects that views subscribe to as a whole.

import Frameworks
import Project
import Syntax
import ViewTree

/// A property by which a view watches an `ObservableObject` of the project.
public struct WatchedObject: Sendable {
  public let view: TypeID
  public let model: TypeID
  /// `ObservedObject`, `StateObject`, `EnvironmentObject`.
  public let wrapper: Name
  /// What the class announces; never empty.
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
  /// The object that a property of a view watches; nil if the property is none of these, or the class is not
  /// of the project or announces nothing. Views that wrap one of UIKit or AppKit, apps and scenes do not
  /// count.
  public func watchedObject(_ member: MemberID, _ fact: MemberFact) -> WatchedObject? {
    guard fact.kind == .storedProperty, !fact.isStatic,
      let wrapper = fact.attributes.first(where: {
        $0 == .ObservedObject || $0 == .StateObject || $0 == .EnvironmentObject
      }),
      let view = index.owner(member), index[view].kind == .struct, index[view].traits.contains(.builderBody),
      index[view].traits.isDisjoint(with: [.root, .representable, .preview]),
      let model = index.valueType(of: member)?.type, index.isObservableObject(model)
    else { return nil }
    let published = index.publishedProperties(of: model)
    return published.isEmpty
      ? nil : WatchedObject(view: view, model: model, wrapper: wrapper, published: published)
  }
}
