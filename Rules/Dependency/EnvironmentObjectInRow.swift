import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A row that watches a shared object is evaluated with every change of it, and so are all others.
public struct EnvironmentObjectInRow: MemberRule {
  public static let about = About(
    "environment-object-in-row", .dependency, .warning, "Each row of a list watches the same object",
    references: [.instruments, .lazyStacks, .environmentValues],
    explanation: """
      A view that watches an object is evaluated with every change that the object announces, whatever it \
      reads of it. When a row watches what all rows share, one change evaluates every row that is on the \
      screen: a like on one of them, a progress that ticks, a field that none of them shows. Rows are also \
      what there is most of, so this is where it costs most.

      Let the view that shows the list watch the object, and give each row the values that it shows and a \
      closure for what it does. Or make the class `@Observable`: then a row depends on what it reads.

      It is a warning where the class publishes three properties or more, or a row changes the object \
      itself; otherwise advice.

      Left alone: objects that belong to the element (`ItemRow(item: item)`), rows of a fixed set of \
      elements, objects that the row does not read (another rule speaks of these), `@Observable` classes.
      """)

  public static let bad = [
    Example("a like evaluates all rows", """
      import SwiftUI

      final class Library: ObservableObject {
        @Published var titles: [String] = []
        @Published var liked: Set<String> = []
        @Published var isSyncing = false
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
    Example("the row gets what it shows", """
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

  /// How many published properties make a class one that changes often.
  private static let manyProperties = 3

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard let watched = pass.watchedObject(member, fact), watched.wrapper != .StateObject,
      let row = pass.rows(building: watched.view).first(where: { pass.isShared(member, fact, in: $0) })
    else { return }
    let uses = pass.index.dependencies(of: watched.view).uses(of: member)
    // Of what is only handed on another rule speaks.
    let updates = uses.filter { $0.context == .update && ($0.memberUse != nil || $0.form == .projection) }
    guard let read = updates.first else { return }
    // Of rows that only look through a collection another rule speaks.
    let scans = pass.index.collectionScans(through: member, of: watched.view)
    if !scans.isEmpty, scans.count == updates.count { return }
    let change = uses.first { $0.context == .later && $0.isWritten }
    let name = pass.text(fact.name)
    let (viewName, modelName) = (
      pass.plainName(of: watched.view), pass.plainName(of: watched.model)
    )
    var notes = [
      pass.note("each element builds a `\(viewName)` here", at: row.site),
      pass.note("a row reads it here", at: read.site),
    ]
    if let change {
      notes.append(pass.note("a row changes it here, which evaluates the others", at: change.site))
    }
    notes.append(
      pass.note("a change of this, and of \(watched.others), is announced", at: watched.published[0]))
    pass.report(
      fact.nameRange,
      "each `\(viewName)` watches the same `\(modelName)`: every change of it evaluates all rows that are "
        + "on the screen",
      severity: watched.published.count >= Self.manyProperties || change != nil ? .warning : .info,
      help: "watch `\(name)` in the view that shows the rows, and give each row its values", notes: notes)
  }
}
