// Objects that views observe as a whole.

import Frameworks
import Project
import Syntax
import ViewTree

/// A property with which a view observes an `ObservableObject` of the project.
public struct WatchedObject: Sendable {
  /// The view, and the class of the object.
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
  /// declare, for classes that publish nothing, and in representables.
  ///
  /// - Parameter inApps: Whether apps count, which are evaluated with all of their scenes, and commands; other scenes never do.
  public func watchedObject(_ member: MemberID, _ fact: MemberFact, inApps: Bool = false) -> WatchedObject? {
    guard fact.isStoredInInstances,
      let wrapper = fact.attributes.first(where: {
        $0 == .ObservedObject || $0 == .StateObject || $0 == .EnvironmentObject
      }),
      let view = index.owner(member), index[view].kind == .struct, index[view].traits.contains(.builderBody),
      !index[view].traits.contains(.representable),
      !index[view].traits.contains(.root) || inApps && index[view].conforms(to: .App),
      // The commands of a menu are few, and cheap to evaluate.
      inApps || !index[view].conforms(to: .Commands),
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

extension Pass {
  /// Whether an evaluation of the app is about more than one window: it has several scenes on one system, or commands in
  /// the menu.
  public func hasManyScenes(_ app: TypeID) -> Bool {
    guard let body = index.bodyMember(of: app) else { return false }
    return scenes(below: 0, of: index.viewTree(of: body)) > 1
  }

  /// How many scenes are below a node, with commands counted as one. Linear in the size of the tree.
  private func scenes(below i: Int, of tree: ViewTree) -> Int {
    let node = tree[i]
    switch node.kind {
    case .body, .branch, .alternative: return tree.children(of: i).reduce(0) { $0 + scenes(below: $1, of: tree) }
    // Each system has one of the branches.
    case .conditional: return tree.children(of: i).map { scenes(below: $0, of: tree) }.max() ?? 0
    case .modified:
      let children = tree.children(of: i)
      let base = children.first.map { scenes(below: $0, of: tree) } ?? 0
      guard node.name == .commands else { return base }
      // An empty group takes commands out of the menu.
      let commands = (children.dropFirst().first ?? node.end)..<node.end
      let isEmpty = commands.allSatisfy { tree[$0].kind != .element || tree[$0].isFrameworkElement(.CommandGroup) }
      return base + (isEmpty ? 0 : 1)
    case .element: return node.type.map { index[$0].conforms(to: .Scene) } ?? isScene(node.name) ? 1 : 0
    default: return 0
    }
  }

  private func isScene(_ name: Name) -> Bool {
    switch name.known {
    case .WindowGroup, .Window, .Settings, .DocumentGroup, .MenuBarExtra, .UtilityWindow, .ImmersiveSpace: true
    default: false
    }
  }
}
