import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Two closures never compare equal, so a view that is given a new closure always looks changed.
public struct ClosureStoredInView: TypeRule {
  public static let about = About(
    "closure-stored-in-view", .dependency, .info,
    "A view gets a new closure on every update of its parent",
    isOnByDefault: false,
    references: [.improvingPerformance, .viewEquality],
    explanation: """
      When a parent is evaluated, SwiftUI compares the new value of each child view with the old one. It skips \
      the views whose values are equal. Closures have no `==`. A closure that captures something (`self`, a \
      local, the element of a row) is allocated again each time, and so counts as changed. A row with \
      `onDelete: { delete(item) }` is therefore evaluated on every update of the list, although nothing in the \
      row has changed.

      In small views this costs little. Where it matters, pass what the closure would capture, and let the \
      view act through an object from the environment. Or make the view `Equatable` by what it shows, and \
      apply `.equatable()`. The closure must then not depend on values that are not compared.

      Reported where call sites pass a closure that captures something, or a method of an object. The view \
      must also be large, or be built in the rows of a collection.

      Not reported:

      - closures that capture nothing, and builders
      - views that are cheap to evaluate, and rows that are buttons
      - what is presented, whose parent seldom updates meanwhile
      - views that are `Equatable`
      """)

  public static let bad = [
    Example(
      "each row looks changed on every update",
      """
      import SwiftUI

      struct Song: Identifiable { let id: Int; var title: String; var artist: String }

      struct SongRow: View {
        let song: Song
        let onPlay: () -> Void
        var body: some View {
          HStack {
            Image(systemName: "music.note")
            VStack {
              Text(song.title)
              Text(song.artist)
            }
            Spacer()
            Button("Play", action: onPlay)
          }
        }
      }

      struct Songs: View {
        let songs: [Song]
        @State private var playing: Int?
        var body: some View {
          List(songs) { song in
            SongRow(song: song, onPlay: { playing = song.id })
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "compared by what it shows",
      """
      import SwiftUI

      struct Song: Identifiable, Equatable { let id: Int; var title: String; var artist: String }

      struct SongRow: View, Equatable {
        let song: Song
        let onPlay: (Int) -> Void
        static func == (a: SongRow, b: SongRow) -> Bool { a.song == b.song }
        var body: some View {
          HStack {
            Image(systemName: "music.note")
            VStack {
              Text(song.title)
              Text(song.artist)
            }
            Spacer()
            Button("Play") { onPlay(song.id) }
          }
        }
      }

      struct Songs: View {
        let songs: [Song]
        @State private var playing: Int?
        var body: some View {
          List(songs) { song in
            SongRow(song: song, onPlay: { playing = $0 }).equatable()
          }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// How many views make a body worth sparing, and a row.
  private static let largeBody = 15
  private static let largeRow = 5

  public func check(_ type: TypeEntry) {
    guard type.isViewStruct, !pass.index.isEquatable(type.id) else { return }
    let closures = type.storedProperties.filter { holdsAction($0, of: type) }
    guard !closures.isEmpty else { return }
    let row = pass.rows(building: type.id).first
    let size = pass.viewCount(of: type.id)
    let isLarge = size >= Self.largeBody
    guard isLarge || row != nil && size >= Self.largeRow && !isButton(type) else { return }
    var found: [(property: MemberID, passed: PassedClosure)] = []
    for property in closures {
      let passed = pass.capturingClosures(passedTo: property, of: type.id)
      // A closure in the rows is the better example.
      let first = passed.first { $0.site == row?.site } ?? passed.first
      if let first { found.append((property, first)) }
    }
    guard let first = found.first else { return }
    let view = pass.text(type.name)
    let names = listed(found.map { "`\(pass.plainName(of: $0.property))`" }, limit: 3)
    var notes = found.prefix(NoteLimit.places).map { Note(words(for: $0.passed), .occasion, at: place(of: $0.passed)) }
    if let row, !found.contains(where: { $0.passed.site == row.site }) {
      notes.append(pass.note("each element builds `\(view)` here", .quantity, at: row.site))
    }
    let what = found.count == 1 ? "a new closure" : "new closures"
    pass.report(
      pass.index[first.property].nameRange,
      "`\(view)` gets \(what) for \(names) whenever its parent updates, which evaluates "
        + (row == nil ? "its \(size) views" : "every row"),
      help: "pass values instead of a closure, or make `\(view)` `Equatable` by what it shows",
      notes: notes)
  }

  /// Whether its body is only a control, which exists for the closure.
  private func isButton(_ type: TypeEntry) -> Bool {
    guard let body = type.members.first(where: { pass.index[$0].name == .body && pass.index[$0].hasBody })
    else {
      return false
    }
    let tree = pass.index.viewTree(of: body)
    let views = tree.children(of: 0)
    guard views.count == 1 else { return false }
    let node = tree[tree.unmodified(views[0]).base]
    return node.kind == .element && ViewTypes.has(.control, node.name)
  }

  /// Whether the property holds a function that does not build content.
  private func holdsAction(_ property: MemberID, of type: TypeEntry) -> Bool {
    let fact = pass.index[property]
    guard !fact.isStatic, !fact.isLazy, fact.attributes.allSatisfy({ $0 == .MainActor }),
      pass.index.holdsClosure(property)
    else { return false }
    var written = fact.type
    while case .optional(let inner) = written { written = inner }
    guard case .function(let result) = written else { return true }
    // `() -> Content`
    if let place = type.declaration, pass.index[place].generics.contains(where: { $0.name == result.name }) {
      return false
    }
    return !pass.index.isViewType(result, file: pass.index.file(property), scope: type.id)
  }

  private func words(for passed: PassedClosure) -> String {
    guard passed.value.asClosure != nil else { return "this method captures its object" }
    return switch passed.captures[0] {
    case .ofSelf(let member?): "this closure captures `\(pass.plainName(of: member))`"
    case .ofSelf(nil): "this closure captures `self`"
    case .local(let name): "this closure captures `\(pass.text(name))`"
    }
  }

  private func place(of passed: PassedClosure) -> Location {
    let range =
      passed.value.kind == .closure ? passed.value.tokenRange(passed.value.firstToken) : passed.value.range
    return Location(range, inFile: pass.index.file(passed.site.member))
  }
}
