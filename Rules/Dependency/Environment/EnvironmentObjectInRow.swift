import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A change of an object that every row observes evaluates every row.
public struct EnvironmentObjectInRow: MemberRule {
  public static let about = About(
    "environment-object-in-row", .dependency, .info, "Each row of a list observes the same object",
    isOnByDefault: false,
    references: [.instruments, .lazyStacks, .environmentValues],
    explanation: """
      A view that observes an object is evaluated at every change that the object publishes, whichever properties it \
      reads. When each row observes an object that all rows share, one change evaluates every row on screen. A like \
      on one row, a progress that advances, or a field that no row shows is enough. Rows are also the most numerous \
      views, so the cost is highest here.

      Observe the object in the view that shows the list. Pass each row the values that it shows and a closure for \
      its action. Or make the class `@Observable`: a row then depends only on what it reads.

      Reported where code is known to write a published property that the rows do not read. Some property of the object \
      must change often, such as with each key, in a loop or from a publisher, or a row must change it. A collection from \
      which each row needs an element counts where the collection of the rows grows.

      Not reported:

      - objects that belong to the element (`ItemRow(item: item)`)
      - rows of a fixed set of elements
      - objects that change only what every row shows
      - rows that are evaluated in any case: a view above them observes the object and passes them closures
      - modifiers of rows, and destinations of links
      - objects that the row does not read, which other rules report
      - `@Observable` classes
      """)

  public static let bad = [
    Example(
      "each step of the progress evaluates all rows",
      """
      import SwiftUI

      final class Library: ObservableObject {
        @Published var titles: [String] = []
        @Published var progress = 0.0
        @Published var isSyncing = false
        func add(_ title: String) { titles.append(title) }
        func sync() async {
          isSyncing = true
          for step in 1...100 { progress = Double(step) / 100 }
        }
      }

      struct LibraryList: View {
        @EnvironmentObject var library: Library
        var body: some View { List(library.titles, id: \\.self) { TitleRow(title: $0) } }
      }

      struct TitleRow: View {
        let title: String
        @EnvironmentObject var library: Library
        var body: some View { Text(library.isSyncing ? "…" : title) }
      }
      """)
  ]
  public static let good = [
    Example(
      "the row gets what it shows",
      """
      import SwiftUI

      final class Library: ObservableObject {
        @Published var titles: [String] = []
        @Published var liked: Set<String> = []
        @Published var isSyncing = false
      }

      struct LibraryList: View {
        @EnvironmentObject var library: Library
        var body: some View {
          List(library.titles, id: \\.self) { TitleRow(title: $0, isSyncing: library.isSyncing) }
        }
      }

      struct TitleRow: View {
        let title: String
        let isSyncing: Bool
        var body: some View { Text(isSyncing ? "…" : title) }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let watched = pass.watchedObject(member, fact), watched.wrapper != .StateObject,
      let row = pass.rows(building: watched.view).first(where: { pass.isShared(member, fact, in: $0) })
    else { return }
    let uses = pass.index.dependencies(of: watched.view).uses(of: member)
    // `object-only-forwarded` reports what is only passed on.
    let updates = uses.filter { $0.context == .update && ($0.memberUse != nil || $0.form == .projection) }
    guard let read = updates.first else { return }
    // A modifier cannot get its values from the row, and a row that its parent evaluates anyway gains nothing.
    if !pass.isStrict,
      !pass.index[watched.view].traits.contains(.view)
        || !isPartOfRow(watched.view) && pass.isEvaluatedFromAbove(watched.view, withChangesOf: watched.model)
    {
      return
    }
    let change = uses.first { $0.context == .later && $0.isWritten }
    // What every row reads has to update every row; a change of anything else is for nothing.
    let shown = shown(by: uses, of: watched.model)
    let others = watched.published.filter {
      !shown.contains($0) && pass.index.change(of: $0, work: pass.work).isProved
    }
    let isKeyed = shown.contains { pass.index.valueType(of: $0)?.isCollection ?? false }
    guard
      !others.isEmpty || isKeyed && shown.contains(where: { pass.index.change(of: $0, work: pass.work).isProved })
        || pass.isStrict
    else { return }
    // Few changes cost little. A row that looks itself up has to update with most changes, and few rows cost little.
    guard
      pass.isStrict || change != nil || isKeyed && pass.grows(row)
        || !others.isEmpty && !pass.index.frequentWrites(ofPublishedBy: watched.model).isEmpty
    else { return }
    let name = pass.text(fact.name)
    let (viewName, modelName) = (
      pass.plainName(of: watched.view), pass.plainName(of: watched.model)
    )
    var notes = [
      pass.note("each element builds `\(viewName)` here", .quantity, at: row.site),
      pass.note("a row reads it here", .path, at: read.site),
    ]
    if let change {
      notes.append(pass.note("a row changes it here, which evaluates the other rows", .occasion, at: change.site))
    }
    notes.append(pass.note(onPublished: watched.published))
    pass.report(
      fact.nameRange,
      "each `\(viewName)` observes the same `\(modelName)`, so every change of it evaluates all rows on screen",
      help: "observe `\(name)` in the view that shows the rows, and pass each row its values", notes: notes)
  }
}

extension EnvironmentObjectInRow {
  /// Whether a row builds the view. That row then has the same fault, and does not excuse this one.
  private func isPartOfRow(_ view: TypeID) -> Bool {
    pass.index.someCallsOutsidePreviews(of: view, work: pass.work).contains { call in
      pass.index.owner(call.caller).map { pass.work.isBuiltInRows($0) } ?? false
    }
  }

  /// The stored properties of the object that updates of a row read, as far as is known also through its computed properties
  /// and functions.
  private func shown(by uses: [PropertyUse], of model: TypeID) -> Set<MemberID> {
    var found: Set<MemberID> = []
    for use in uses where use.context == .update {
      guard let part = use.memberUse, case .member(let id) = pass.index.body(of: use.site.member).target(part) else {
        continue
      }
      found.insert(id)
      found.formUnion(pass.index.storedProperties(behind: pass.index[id].name, of: model) ?? [])
    }
    return found
  }
}

extension Pass {
  /// A note at the first of the properties that a class publishes.
  func note(onPublished properties: [MemberID]) -> Note {
    note(
      properties.count == 1
        ? "a change of this property triggers an update"
        : "this and every other published property triggers an update",
      at: properties[0])
  }
}
