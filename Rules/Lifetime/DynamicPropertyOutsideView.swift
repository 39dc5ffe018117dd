import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI connects wrapped properties of what it shows, and of nothing else.
public struct DynamicPropertyOutsideView: MemberRule {
  public static let about = About(
    "dynamic-property-outside-view", .lifetime, .error,
    "A property wrapper of SwiftUI stands outside of a view",
    references: [.environmentValues, .dataEssentials],
    explanation: """
      `@State`, `@Environment`, `@ObservedObject` and their like are dynamic properties: before a body runs, \
      SwiftUI looks for them among the stored properties of the view and connects them with state and \
      environment. It looks into views, modifiers, styles, apps, and into structs that conform to \
      `DynamicProperty`, and nowhere else. In a class, an actor, an ordinary struct or a static property \
      they compile and are never connected: `@Environment` gives the default value, `@EnvironmentObject` \
      stops the program, `@State` forgets what is written, `@ObservedObject` tells nobody, `@FetchRequest` \
      and `@Query` stay empty.

      Keep such a property in the view and pass its value on; in a model, use `@Published` or `@Observable`. \
      A struct that is a stored property of a view can conform to `DynamicProperty`.

      Left alone: `@Binding` and `@Bindable`, which work anywhere; `@AppStorage`, which reads and writes \
      user defaults anywhere (in an `@Observable` class it is information in strict mode); types that \
      conform to `View` and the rest by way of a protocol or an extension; types with conformances that \
      SameView does not know; property wrappers that are made of others; previews.
      """)

  public static let bad = [
    Example("never connected", """
      import SwiftUI

      final class Session: ObservableObject {
        @Environment(\\.locale) var locale
        @State var isSignedIn = false
      }
      """),
    Example("the struct is no dynamic property", """
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
    Example("views, and what conforms to `DynamicProperty`", """
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
    Example("works anywhere", """
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
    // The project's own wrapper of that name, and extensions of other people's types.
    guard entry.isProjectType, pass.index.resolveType(wrapper, file: pass.file.number, scope: owner) == nil,
      !pass.index.declaresType(named: wrapper), !entry.traits.contains(.preview)
    else { return }
    if !fact.isStatic || !entry.traits.contains(.viewLike) {
      guard !entry.traits.contains(.viewLike), entry.kind != .protocol, isKnown(entry) else { return }
    }
    let name = pass.text(fact.name)
    let type = pass.text(entry.name)
    let kind =
      switch entry.kind {
      case .class: "class"
      case .actor: "actor"
      case .enum: "enumeration"
      default: "struct"
      }
    let place = fact.isStatic ? "a static property" : "the \(kind) `\(type)`"
    pass.report(
      fact.nameRange,
      "`@\(pass.text(wrapper)) \(name)` stands in \(place), where SwiftUI never connects it: "
        + Self.effect(of: wrapper),
      help: help(wrapper, entry, fact),
      notes: [pass.note("`\(type)` is neither a view nor a `DynamicProperty`", at: owner)].compactMap {
        fact.isStatic ? pass.note("static properties belong to no view", at: owner) : $0
      })
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
      "`@AppStorage \(name)` stands in the `@Observable` class `\(pass.plainName(of: owner))`: it is "
        + "stored, but observation does not see it, so that views which read it may update when it changes "
        + "or may not",
      severity: .info,
      help: "read it with `@AppStorage` in the views, or tell of changes in a property of your own, by "
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

  /// Are all conformances known, so that none of them can make it a view?
  private func isKnown(_ entry: TypeEntry) -> Bool {
    if entry.attributes.contains(where: { $0 == .propertyWrapper }) { return false }
    // `App`, though a target of the project declares another type of that name.
    if entry.inherited.contains(where: { Conformances.isViewLike($0) }) { return false }
    // A class is connected only as a `DynamicProperty`, whatever it inherits from.
    if entry.isReference { return true }
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

  private static func effect(of wrapper: Name) -> String {
    switch wrapper.known {
    case .State, .FocusState, .GestureState, .SceneStorage, .AccessibilityFocusState:
      "what is written is forgotten, and no view updates"
    case .StateObject, .ObservedObject: "no view updates when the object changes"
    case .EnvironmentObject: "reading it stops the program"
    case .FetchRequest, .SectionedFetchRequest, .Query: "it never fetches"
    case .Namespace: "it identifies nothing"
    case .FocusedValue, .FocusedBinding, .FocusedObject: "it is always `nil`"
    default: "it gives the default value"
    }
  }

  private func help(_ wrapper: Name, _ entry: TypeEntry, _ fact: MemberFact) -> String {
    if fact.isStatic { return "make it a property of the view's values" }
    switch wrapper.known {
    case .State, .StateObject, .ObservedObject:
      return entry.isReference
        ? (pass.mayUse(.iOS17) ? "use a plain property of an `@Observable` class, or " : "use ")
          + "`@Published` in an `ObservableObject`"
        : "keep it in the view, or conform the struct to `DynamicProperty` and store it in a view"
    default: return "read it in the view and pass the value on"
    }
  }
}
