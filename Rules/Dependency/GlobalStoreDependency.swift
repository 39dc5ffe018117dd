import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A change of an object that every view observes updates every view.
public struct GlobalStoreDependency: TypeRule {
  public static let about = About(
    "global-store-dependency", .dependency, .info, "Many views observe one object with many published properties",
    isOnByDefault: false,
    options: [
      RuleOption("properties", 12, "published properties from which a class counts as large"),
      RuleOption("views", 8, "types of views from which a large class is reported"),
    ],
    references: [.discoverObservation, .managingModelData],
    explanation: """
      A view that observes an `ObservableObject` is evaluated at every change that the object publishes, \
      whichever property changes. One object with the state of the whole app therefore ties all of its views \
      together. A letter typed into a search field evaluates the player, the settings and each row of the \
      list. The more properties the object has and the more views observe it, the more of these evaluations \
      are unnecessary.

      Split the object by feature, so that each view observes what it shows. Keep what only one view needs in \
      its `@State`. Or make the class `@Observable`, so that views depend on single properties.

      Reported once for the class, if it publishes at least twelve properties. At least eight types of views \
      must observe it, or the view at the root of the app.

      Not reported: `@Observable` classes, and objects that few views observe.
      """)

  public static let bad = [
    Example(
      "twelve properties, observed by the root of the app",
      """
      import SwiftUI

      final class AppState: ObservableObject {
        @Published var user = ""
        @Published var query = ""
        @Published var isPlaying = false
        @Published var volume = 0.5
        @Published var track = ""
        @Published var position = 0.0
        @Published var theme = 0
        @Published var fontSize = 12
        @Published var isOnline = true
        @Published var downloads: [String] = []
        @Published var unread = 0
        @Published var tab = 0
      }

      struct Root: View {
        @EnvironmentObject var state: AppState
        var body: some View { Text(state.user) }
      }

      @main struct RadioApp: App {
        @StateObject private var state = AppState()
        var body: some Scene { WindowGroup { Root().environmentObject(state) } }
      }
      """)
  ]
  public static let good = [
    Example(
      "views depend on single properties",
      """
      import SwiftUI

      @Observable final class AppState {
        var user = ""
        var query = ""
        var isPlaying = false
        var volume = 0.5
        var track = ""
        var position = 0.0
        var theme = 0
        var fontSize = 12
        var isOnline = true
        var downloads: [String] = []
        var unread = 0
        var tab = 0
      }

      struct Root: View {
        @Environment(AppState.self) private var state
        var body: some View { Text(state.user) }
      }

      @main struct RadioApp: App {
        @State private var state = AppState()
        var body: some Scene { WindowGroup { Root().environment(state) } }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.kind == .class, pass.index.isObservableObject(type.id) else { return }
    let published = pass.index.publishedProperties(of: type.id)
    guard published.count >= pass.number("properties") else { return }
    let observers = observers(of: type)
    let root = observers.first { isRoot($0.view) }
    guard let first = root ?? observers.first, root != nil || observers.count >= pass.number("views") else {
      return
    }
    let name = pass.text(type.name)
    let isOnly = observers.count == 1
    let others = observers.filter { $0.property != first.property }.prefix(NoteLimit.examples)
    var notes = ([first] + others).map {
      let isRoot = $0.property == root?.property
      return pass.note(
        "`\(pass.plainName(of: $0.view))`\(isRoot ? ", which the app builds," : "") observes it", .occasion,
        at: $0.property)
    }
    // The configuration may set the limit to 0.
    if !published.isEmpty { notes.append(pass.note(onPublished: published)) }
    guard let place = type.declaration else { return }
    pass.report(
      pass.index[place].nameRange,
      "\(isOnly ? "one view observes" : "\(observers.count) views observe") `\(name)`, so a change of any of its "
        + "\(published.count) published properties evaluates \(isOnly ? "it" : "all of them")",
      help: Remedy(
        """
        \(clauses: "split `\(name)` by feature", "make it `@Observable` so that views depend on single properties")
        """),
      notes: notes)
  }

  private struct Observer {
    let view: TypeID
    let property: MemberID
  }

  /// One property of each type of view that observes objects of the class.
  private func observers(of model: TypeEntry) -> [Observer] {
    var found: [Observer] = []
    for view in pass.index.types
    where view.isProjectType && view.traits.contains(.viewLike)
      && view.traits.isDisjoint(with: [.root, .preview])
    {
      let property = view.storedProperties.first { id in
        pass.index[id].attributes.contains { Wrappers.has(.observesObject, $0) }
          && pass.index.valueType(of: id)?.type == model.id
      }
      if let property, !pass.isExcluded(property) {
        found.append(Observer(view: view.id, property: property))
      }
    }
    return found
  }

  /// Whether the app builds the view.
  private func isRoot(_ view: TypeID) -> Bool {
    pass.work.sites(of: view).contains { site in
      pass.index.owner(site.member).map { pass.index[$0].traits.contains(.root) } ?? false
    }
  }
}
