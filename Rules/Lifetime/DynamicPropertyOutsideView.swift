import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI connects the dynamic properties of what it shows, and of nothing else.
public struct DynamicPropertyOutsideView: MemberRule {
  public static let about = About(
    "dynamic-property-outside-view", .lifetime, .error,
    "A property wrapper of SwiftUI is used outside of a view",
    references: [.environmentValues, .dataEssentials],
    explanation: """
      `@State`, `@Environment`, `@ObservedObject` and similar wrappers are dynamic properties. Before a body runs, \
      SwiftUI finds them among the stored properties of the view and connects them with state and environment. It \
      does so in views, modifiers, styles and apps, and in structs that conform to `DynamicProperty`, but nowhere \
      else. In a class, an actor, an ordinary struct or a static property they compile but are never connected:

      - `@Environment` has the default value.
      - Reading an `@EnvironmentObject` stops the program.
      - `@State` loses what is written.
      - `@ObservedObject` updates no view.
      - `@StateObject` creates an object with each read.
      - `@FetchRequest` and `@Query` stay empty.

      Keep such a property in the view and pass its value on. In a model, use `@Published` or `@Observable`. A \
      struct that is a stored property of a view can conform to `DynamicProperty`.

      An error is what is proved to fail: a property that code reads, and state that code writes. Information is a \
      property that nothing reads, state that nothing writes, an `@ObservedObject`, which remains a reference, an object that a view observes \
      itself, and actions such as `openURL` \
      that work by default.

      Not reported:

      - `@Binding` and `@Bindable`, which work anywhere
      - `@AppStorage`, which reads and writes user defaults anywhere; in an `@Observable` class, strict mode reports \
      it as information
      - types that conform to `View` or a similar protocol through another protocol or an extension
      - types with conformances that SameView does not know
      - property wrappers that are made of others
      - previews
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "never connected",
      """
      import SwiftUI

      final class Session: ObservableObject {
        @Environment(\\.locale) var locale
        @State var isSignedIn = false
      }
      """),
    Example(
      "the struct does not conform to `DynamicProperty`",
      """
      import SwiftUI

      struct Filter {
        @State var text = ""
      }

      struct Search: View {
        let filter = Filter()
        var body: some View { Text(filter.text) }
      }
      """),
  ]
  public static let good = [
    Example(
      "views, and structs that conform to `DynamicProperty`",
      """
      import SwiftUI

      struct Filter: DynamicProperty {
        @State var text = ""
      }

      struct Search: View {
        private let filter = Filter()
        @Environment(\\.locale) private var locale
        var body: some View { Text(filter.text) }
      }
      """),
    Example(
      "works anywhere",
      """
      import SwiftUI

      final class Settings: ObservableObject {
        @AppStorage("name") var name = ""
        @Published var isOpen = false
      }

      struct Choice {
        @Binding var value: Int
      }
      """),
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    if pass.isStrict { checkStorage(member, fact) }
    guard !fact.attributes.isEmpty,
      let wrapper = fact.attributes.first(where: Self.needsView), let owner = pass.index.owner(member),
      pass.file.imports.contains(where: { $0 == .SwiftUI })
    else { return }
    let entry = pass.index[owner]
    // The project's own wrapper of that name, and extensions of a framework's types.
    guard entry.isProjectType, pass.index.resolveType(wrapper, file: pass.file.number, scope: owner) == nil,
      !pass.index.declaresType(named: wrapper)
    else { return }
    if !fact.isStatic || !entry.traits.contains(.viewLike) {
      guard !entry.traits.contains(.viewLike), entry.kind != .protocol, isKnown(entry) else { return }
    }
    // A struct that holds nothing else is one mistake.
    let bundle = fact.isStatic ? [] : bundle(entry, of: wrapper)
    if bundle.count > 1, member != bundle[0] { return }
    let name = pass.text(fact.name)
    let type = pass.text(entry.name)
    let kind =
      switch entry.kind {
      case .class: "class"
      case .actor: "actor"
      case .enum: "enumeration"
      default: "struct"
      }
    let isUnread = !fact.isStatic && pass.isUnread(member)
    let isObject = !fact.isStatic && (wrapper == .ObservedObject || wrapper == .StateObject)
    // `action.$model.name`, which a plain property does not have.
    let isBoundTo = isObject && isBoundTo(fact, owner)
    // Its changes arrive in another way.
    let isForwarded = isObject && !isBoundTo && (republishes(member, fact, owner) || isObservedByView(member))
    // A wrapped value that stays as it is, or an object that others keep and observe, is the same without the wrapper.
    let isIdle =
      wrapper == .State && isNeverWritten(member, fact) || fact.isStatic && wrapper == .ObservedObject
    let place = fact.isStatic ? "a static property" : "the \(kind) `\(type)`"
    pass.report(
      fact.nameRange,
      "SwiftUI never connects `@\(pass.text(wrapper)) \(name)` in \(place): "
        + (isForwarded ? "it has no effect" : Self.effect(of: wrapper, isUnread: isUnread || isIdle))
        + (bundle.count > 1 ? "; the same is true of what else `\(type)` stores" : ""),
      severity: isUnread || isForwarded || works(wrapper, of: member) || !isBroken(member, fact, wrapper)
        ? .info
        // What is lost is an animation.
        : wrapper == .Namespace ? .warning : .error,
      help: bundle.count > 1
        ? "conform `\(type)` to `DynamicProperty`, and store it in the views that use it"
        : isUnread
          ? Remedy("delete `\(name)`, which nothing reads")
          : isBoundTo
            ? "observe the object in the view that binds to it, with `@ObservedObject`"
            : isForwarded
              ? "declare a plain `\(mayBeConstant(member, fact) ? "let" : "var") \(name)`"
              : help(wrapper, entry, member, fact),
      notes: [pass.note("`\(type)` is neither a view nor a `DynamicProperty`", .cause, at: owner)].compactMap {
        fact.isStatic ? pass.note("a static property does not belong to a view", .cause, at: owner) : $0
      })
  }

  /// The stored properties of a struct whose properties all have that wrapper; empty for other types.
  private func bundle(_ entry: TypeEntry, of wrapper: Name) -> [MemberID] {
    guard entry.kind == .struct else { return [] }
    let stored = pass.index.storedProperties(of: entry.id).filter { !pass.index[$0].isStatic }
    return stored.allSatisfy { pass.index[$0].attributes.contains(wrapper) } ? Array(stored) : []
  }

  /// Whether code makes bindings to the object by the wrapper.
  private func isBoundTo(_ fact: MemberFact, _ owner: TypeID) -> Bool {
    guard let projection = pass.index.projection(of: fact.name) else { return false }
    return pass.index.members(mentioning: projection).contains { member in
      let body = pass.index.body(of: member)
      return body.uses(named: projection).contains { use in
        let receiver = Int(body.uses[use].receiver)
        return receiver >= 0 && !body.uses[use].isCall && body.type(receiver)?.type == owner
          && pass.index.owner(member) != owner
      }
    }
  }

  /// Whether a `let` compiles: nothing assigns the property, and no binding goes through it, which needs a key path that
  /// can write: `$model.action.name`.
  private func mayBeConstant(_ member: MemberID, _ fact: MemberFact) -> Bool {
    if fact.isLet { return true }
    // A constant has no implicit nil, and one that has a value takes no other.
    return (fact.initial == .none) == pass.index.isAssignedInInitializer(member)
      && !pass.index.isAssignedLater(member)
      && !pass.index.mentions(of: fact.name).contains { mention in
        pass.index.files[mention.file].tree.node(mention.node).isBinding
      }
  }

  /// Whether a view observes the objects of this class itself.
  private func isObservedByView(_ property: MemberID) -> Bool {
    guard let held = pass.index.heldType(of: property) else { return false }
    return pass.index.viewLikeTypes.contains { view in
      pass.index.storedProperties(of: view).contains { other in
        pass.index[other].attributes.contains { Wrappers.has(.observesObject, $0) }
          && pass.index.heldType(of: other) == held
      }
    }
  }

  /// Whether the type subscribes to the object, or sends changes of its own.
  private func republishes(_ property: MemberID, _ fact: MemberFact, _ owner: TypeID) -> Bool {
    pass.index[owner].members.contains { member in
      guard pass.index[member].hasBody || pass.index[member].initial != .none else { return false }
      let body = pass.index.body(of: member)
      return body.uses.contains { use in
        guard use.receiver >= 0, body.uses[Int(use.receiver)].name == fact.name else { return false }
        return use.name == .objectWillChange || pass.text(use.name).hasPrefix("$")
      }
    }
  }

  /// `@ObservationIgnored @AppStorage var size` in an `@Observable` class.
  private func checkStorage(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.attributes.contains(where: { $0 == .AppStorage }),
      let owner = pass.index.owner(member), pass.index[owner].isReference,
      pass.index[owner].traits.contains(.observable)
    else { return }
    let name = pass.text(fact.name)
    pass.report(
      fact.nameRange,
      "observation does not track `@AppStorage \(name)` in the class `\(pass.plainName(of: owner))`, so that views "
        + "may not update when it changes",
      severity: .info,
      help: "read the value with `@AppStorage` in the views, or wrap it in a property that calls "
        + "`access(keyPath:)` and `withMutation(keyPath:)`")
  }

  private static func needsView(_ wrapper: Name) -> Bool {
    switch wrapper.known {
    case .State, .StateObject, .ObservedObject, .EnvironmentObject, .Environment, .FocusState, .FetchRequest,
      .SectionedFetchRequest, .Query, .SceneStorage, .Namespace, .ScaledMetric, .GestureState,
      .AccessibilityFocusState, .FocusedValue, .FocusedBinding, .FocusedObject:
      true
    default: false
    }
  }

  /// Whether all conformances are known, so that none of them can make the type a view.
  private func isKnown(_ entry: TypeEntry) -> Bool {
    if entry.attributes.contains(where: { $0 == .propertyWrapper }) { return false }
    // `App`, though a target of the project declares another type of that name.
    if entry.inherited.contains(where: { Conformances.isViewLike($0) }) { return false }
    // A class is connected only as a `DynamicProperty`, regardless of what it inherits from.
    if entry.isReference { return true }
    // A protocol of a package that has the name of one of the system's may refine `View`.
    let hasBody = entry.members.contains { member in
      guard pass.index[member].name == .body, pass.index[member].kind == .computedProperty,
        case .some = pass.index[member].type
      else { return false }
      return true
    }
    if hasBody { return false }
    return entry.conformances.allSatisfy { name in
      pass.index.types(named: name).count == 1 || Conformances.traits(of: name) != nil || Self.isUnrelatedToViews(name)
    }
  }

  /// A protocol that has nothing to do with views.
  private static func isUnrelatedToViews(_ name: Name) -> Bool {
    switch name.known {
    case .Identifiable, .Hashable, .Equatable, .Codable, .Decodable, .Encodable, .Sendable, .Comparable,
      .Error, .CustomStringConvertible, .CustomDebugStringConvertible, .CaseIterable, .RawRepresentable,
      .LocalizedError, .OptionSet, .LosslessStringConvertible, .Copyable, .Escapable, .BitwiseCopyable,
      .AnyObject, .String, .Int:
      true
    default: false
    }
  }

  /// Whether the property works without a view: SwiftUI's default for these actions performs them, and a reference to
  /// an object stays one.
  private func works(_ wrapper: Name, of member: MemberID) -> Bool {
    if wrapper == .ObservedObject { return true }
    guard wrapper == .Environment, let key = pass.environmentKey(of: member) else { return false }
    // The project chose the default of its own key.
    if EnvironmentKeys.traits(of: key) == nil { return true }
    switch key.known {
    case .openURL, .openWindow, .dismissWindow, .openSettings, .openDocument, .newDocument: return true
    default: return false
    }
  }

  /// Whether code reads what never arrives: for what the owner stores itself, what it has written.
  private func isBroken(_ member: MemberID, _ fact: MemberFact, _ wrapper: Name) -> Bool {
    switch wrapper.known {
    case .State: return isWritten(member)
    case .GestureState, .SceneStorage: return fact.isStatic || isWritten(member)
    default: break
    }
    let names = [fact.name] + (pass.index.projection(of: fact.name).map { [$0] } ?? [])
    return names.contains { name in
      let uses = pass.index.uses(named: name)
      if uses.uses(of: member).contains(where: { !pass.index.use(at: $0).isWritten }) { return true }
      // `$songs` of the owner.
      return name != fact.name
        && uses.unresolved.contains { pass.index.owner($0.member) == pass.index.owner(member) }
    }
  }

  /// Whether code writes the property, whose value would be lost: also a part of it, unless it may be an object.
  private func isWritten(_ member: MemberID) -> Bool {
    let fact = pass.index[member]
    var isPlain = fact.initial == .literal
    if case .construction(let name) = fact.initial { isPlain = PlainData.contains(name) || name == .String }
    let isValue =
      fact.type == .unknown && isPlain
      || pass.index.valueType(of: member)?.type.map { !pass.index[$0].isReference } ?? false
      || pass.index.isKnownValue(fact.type, file: pass.index.file(member), scope: pass.index.owner(member))
    return isValue ? !pass.index.laterWrites(of: member).isEmpty : pass.index.isAssignedLater(member)
  }

  /// Whether no code writes the property; of what other files see that is not known.
  private func isNeverWritten(_ member: MemberID, _ fact: MemberFact) -> Bool {
    (fact.isStatic || fact.access <= .fileprivate) && !isWritten(member)
  }

  private static func effect(of wrapper: Name, isUnread: Bool) -> String {
    if isUnread { return "it has no effect" }
    return switch wrapper.known {
    case .State, .FocusState, .GestureState, .SceneStorage, .AccessibilityFocusState:
      "written values are lost, and no view updates"
    case .StateObject: "each read creates a new object"
    case .ObservedObject: "no view updates when the object changes"
    case .EnvironmentObject: "reading the property stops the program"
    case .FetchRequest, .SectionedFetchRequest, .Query: "the property never fetches"
    case .Namespace: "the property identifies nothing"
    case .FocusedValue, .FocusedBinding, .FocusedObject: "the property is always `nil`"
    default: "the property has the default value"
    }
  }

  private func help(_ wrapper: Name, _ entry: TypeEntry, _ member: MemberID, _ fact: MemberFact) -> Remedy {
    if fact.isStatic {
      if wrapper == .State || wrapper == .StateObject || wrapper == .ObservedObject, !entry.traits.contains(.viewLike) {
        return "declare a plain `static \(mayBeConstant(member, fact) ? "let" : "var") \(pass.text(fact.name))`"
      }
      return entry.traits.contains(.viewLike)
        ? "make it an instance property of the view"
        : "read it in a view, and let the view pass the value to `\(pass.text(entry.name))`"
    }
    let isWatched = entry.traits.contains(.observable) || entry.traits.contains(.observableObject)
    if entry.isReference, !isWatched, wrapper == .ObservedObject || wrapper == .StateObject {
      // No view observes this class.
      return "remove `@\(pass.text(wrapper))`, and subscribe to what the object publishes where its changes count"
    }
    let plain = "declare a plain `\(mayBeConstant(member, fact) ? "let" : "var") \(pass.text(fact.name))`"
    switch wrapper.known {
    // No view can read it, or observes the class, or the value stays as it is.
    case .State where entry.isReference && (fact.access <= .private || !isWatched) || isNeverWritten(member, fact):
      return Remedy(plain)
    // What the class publishes of an object is only that another one takes its place.
    case .StateObject where entry.isReference, .ObservedObject where entry.isReference:
      return Remedy("\(plain), and observe the object in the views that show it")
    case .State, .StateObject, .ObservedObject:
      return entry.isReference
        ? "use \(clauses: "a plain property of an `@Observable` class", "`@Published` in an `ObservableObject`")"
        : "move the property into the view, or conform the struct to `DynamicProperty` and store it in a view"
    default: return "read the property in the view and pass its value"
    }
  }
}
