import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An `ObservableObject` publishes that it changes, but not which property.
public struct LegacyObservableObject: TypeRule {
  public static let about = About(
    "legacy-observable-object", .dependency, .info, "An `ObservableObject` could be `@Observable`",
    isOnByDefault: false,
    references: [.discoverObservation, .migratingToObservable],
    explanation: """
      An `ObservableObject` has one publisher for all of its `@Published` properties. A view with \
      `@StateObject`, `@ObservedObject` or `@EnvironmentObject` is evaluated at each change, whichever \
      properties it reads. With `@Observable`, a view depends only on the properties that its body reads. That \
      includes properties of objects inside of it.

      `@Observable` needs iOS 17, macOS 14, tvOS 17 or watchOS 10. Mark the class `@Observable` and remove \
      `@Published`. Store the object in `@State` instead of `@StateObject`. Take it as a plain property, as \
      `@Bindable`, or as `@Environment(Model.self)`.

      Reported is a class with at least two published properties, if the deployment target is known and allows \
      it.

      Not reported:

      - older deployment targets
      - classes whose properties are used as publishers (`$query.debounce(…)`)
      - classes that use `objectWillChange` themselves
      - subclasses of `NSObject` and of other classes
      - classes that conform to protocols of other modules, or to observable protocols of the project
      - classes with `@AppStorage`
      """)

  public static let bad = [
    Example(
      "a new title evaluates the views of the count",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      import SwiftUI

      let package = Package(name: "Inbox", platforms: [.iOS(.v17)])

      final class Inbox: ObservableObject {
        @Published var title = ""
        @Published var count = 0
      }

      struct InboxView: View {
        @StateObject private var inbox = Inbox()
        var body: some View { Text("\\(inbox.count)") }
      }
      """)
  ]
  public static let good = [
    Example(
      "each view depends on what it reads",
      """
      import SwiftUI

      @Observable final class Inbox {
        var title = ""
        var count = 0
      }

      struct InboxView: View {
        @State private var inbox = Inbox()
        var body: some View { Text("\\(inbox.count)") }
      }
      """),
    Example(
      "the deployment target is unknown",
      """
      import SwiftUI

      final class Inbox: ObservableObject {
        @Published var title = ""
        @Published var count = 0
      }

      struct InboxView: View {
        @StateObject private var inbox = Inbox()
        var body: some View { Text("\\(inbox.count)") }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .class, type.traits.contains(.observableObject),
      !type.traits.contains(.observable),
      type.inherited.contains(where: { $0 == .ObservableObject }),
      let declaration = type.declaration
    else { return }
    let published = pass.index.storedProperties(of: type.id).filter { property in
      pass.index[property].attributes.contains { $0 == .Published }
    }
    guard published.count > 1, pass.targets.have(.iOS17) == true, isConvertible(type),
      !isPublisher(type, published)
    else { return }
    let names = published.map { pass.plainName(of: $0) }
    pass.report(
      pass.index[declaration].nameRange,
      "a change of `\(names[0])` evaluates every view that observes `\(pass.text(type.name))`, even one that "
        + "reads only `\(names[1])`",
      help: "mark `\(pass.text(type.name))` `@Observable`, which the deployment target allows",
      notes: published.prefix(NoteLimit.examples).map {
        pass.note("one of \(names.count) published properties", .occasion, at: $0)
      })
  }

  /// Whether it inherits only from `ObservableObject` and from protocols that any class can have.
  private func isConvertible(_ type: TypeEntry) -> Bool {
    guard
      !type.members.contains(where: {
        pass.index[$0].attributes.contains { Wrappers.has(.storedOutside, $0) }
      })
    else { return false }
    return type.inherited.allSatisfy { name in
      if pass.index.declaresType(named: name) {
        return pass.index.types(named: name).allSatisfy {
          pass.index[$0].kind == .protocol && !pass.index[$0].traits.contains(.observableObject)
        }
      }
      switch name.known {
      case .ObservableObject, .Identifiable, .Hashable, .Equatable, .Comparable, .Sendable,
        .AnyObject, .CustomStringConvertible:
        return true
      default: return false
      }
    }
  }

  /// Whether some code uses the object or its properties as publishers.
  private func isPublisher(_ type: TypeEntry, _ published: [MemberID]) -> Bool {
    let usesPublisher = type.members.contains { member in
      pass.index[member].name == .objectWillChange
        || pass.index[member].hasBody
          && pass.index.body(of: member).uses.contains { $0.name == .objectWillChange }
    }
    if usesPublisher { return true }
    return published.contains { property in
      guard let projection = pass.index.projection(of: pass.index[property].name) else {
        return false
      }
      return pass.index.members(mentioning: projection).contains { member in
        let isOwn = pass.index.owner(member) == type.id
        return pass.index.body(of: member).uses.contains { use in
          // `$x` in a view is the view's own; `model.$x` is a publisher of the object.
          use.name == projection && (isOwn || use.kind == .member)
        }
      }
    }
  }
}
