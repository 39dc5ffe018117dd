import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A plain stack builds all of its rows, however few of them fit on the screen.
public struct EagerStackInScroll: ViewTreeRule {
  public static let about = About(
    "eager-stack-in-scroll", .performance, .warning,
    "A stack in a scroll view builds all rows of a collection at once",
    fix: "Writes the lazy stack. Suggested: a lazy stack takes all the width or height that it is offered.",
    references: [.lazyStacks, .performance],
    explanation: """
      `VStack` and `HStack` know their size only when they have built and measured all of their children. In \
      a scroll view most of these cannot be seen, but they exist all the same: every row has its body \
      evaluated, its `onAppear` and `task` run, its images load, when the screen opens and again when the \
      collection changes. With a collection that grows, the screen opens later and later.

      `LazyVStack`, `LazyHStack` and the lazy grids build what can be seen, and `List` reuses it. A `ForEach` \
      right in the scroll view stands in a stack as well, one that SwiftUI adds.

      A plain stack is right where all rows have to be measured, so that they get one width, or where they \
      are few. Say so: `ForEach(items.prefix(10))`, or a comment above the stack that mentions measuring.

      Left alone: collections that never change and constant ranges, up to `prefix(20)`, arrays of an enumeration \
      without payloads, stacks whose size a `GeometryReader` or `onGeometryChange` takes, rows of another \
      lazy container, stacks across the way of scrolling, menus, previews. What scrolls sideways is mostly \
      short; it is reported, as information, in strict mode only, and stacks of tags and chips not even then.
      """)

  public static let bad = [
    Example("all of the letters", """
      import SwiftUI

      struct Letter: Identifiable {
        let id: Int
        let text: String
      }

      struct Mailbox: View {
        @State private var letters: [Letter] = []
        var body: some View {
          ScrollView {
            VStack {
              ForEach(letters) { Text($0.text) }
            }
          }
        }
      }
      """),
    Example("the stack need not be written", """
      import SwiftUI

      final class Post: ObservableObject {
        @Published var letters: [String] = []
      }

      struct Mailbox: View {
        @ObservedObject var post: Post
        var body: some View {
          ScrollView {
            ForEach(post.letters, id: \\.self) { Text($0) }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example("those that can be seen", """
      import SwiftUI

      struct Letter: Identifiable {
        let id: Int
        let text: String
      }

      struct Mailbox: View {
        @State private var letters: [Letter] = []
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(letters) { Text($0.text) }
            }
          }
        }
      }
      """),
    Example("a handful", """
      import SwiftUI

      struct Help: View {
        var body: some View {
          ScrollView {
            VStack {
              ForEach(["Open", "Save", "Close"], id: \\.self) { Text($0) }
            }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.ScrollView), pass.file.mentions(.ForEach) else { return }
    for i in tree.nodes.indices where tree[i].name == .ScrollView {
      guard let axis = pass.index.scrollAxis(of: tree[i]) else { continue }
      // A scroll view in a row is a matter of that row.
      var seen: Set<UInt32> = []
      for content in pass.index.content(of: i, in: tree, along: axis) where content.kind == .loop {
        let place = content.stack ?? content.place
        guard !content.isAcross, place.tree.file == pass.file.number,
          seen.insert(place.view.syntax.number).inserted,
          let collection = pass.index.growingCollection(of: content.place, work: pass.work),
          axis == .vertical || pass.isStrict, !isMeasured(content), !isOnPurpose(content, collection, axis, in: tree[i])
        else { continue }
        report(content, collection, axis, in: tree[i])
      }
    }
  }

  private func report(_ content: ScrollContent, _ collection: Node, _ axis: ScrollAxis, in scroll: ViewNode) {
    let lazy = axis == .vertical ? "LazyVStack" : "LazyHStack"
    let place = content.stack ?? content.place
    let subject = content.stack.map { "a `\(pass.text($0.view.name))` in" } ?? "a `ForEach` right in"
    var notes = [pass.note("scrolls", at: scroll.syntax.calledNameRange)]
    if content.stack != nil { notes.append(pass.note("its rows", at: content.place)) }
    var fixes: [Fix] = []
    if let stack = content.stack, let callee = stack.view.syntax.callee?.unwrapped, callee.kind == .identifierExpr {
      fixes = [Fix("Replace `\(callee.text)` with `\(lazy)`", .suggested, [pass.edit(callee.range, with: lazy)])]
    }
    pass.report(
      place.view.syntax.calledNameRange,
      "\(subject) a `ScrollView` builds all rows of `\(pass.brief(collection))` at once, on and off the screen",
      severity: axis == .vertical ? .warning : .info,
      help: content.stack == nil
        ? "put a `\(lazy)` around it, which builds the rows that can be seen"
        : "use `\(lazy)`, which builds the rows that can be seen",
      notes: notes, fixes: fixes)
  }

  /// Does something ask for the size of the stack or of what is around it? A lazy one knows only that of the rows
  /// which it has built.
  private func isMeasured(_ content: ScrollContent) -> Bool {
    content.modifiers.contains { modifier in
      let call = modifier.view.syntax
      switch call.calledName.known {
      case .onGeometryChange: return true
      case .background, .overlay:
        let reader = Name(.GeometryReader)
        return call.children.contains { $0.isPassing && $0.descendants.contains { $0.isReference(to: reader) } }
      default: return false
      }
    }
  }

  /// Do the names or a comment say that all rows are wanted, or that they are few?
  private func isOnPurpose(
    _ content: ScrollContent, _ collection: Node, _ axis: ScrollAxis, in scroll: ViewNode
  ) -> Bool {
    if axis == .horizontal {
      let names = [collection.text, content.place.view.syntax.text].map { $0.prefix(400).lowercased() }
      if Self.shortNames.contains(where: { word in names.contains { $0.contains(word) } }) { return true }
    }
    let first = scroll.syntax.range.lowerBound
    let last = content.place.view.syntax.range.lowerBound
    return content.place.tree.file == pass.file.number && first < last
      && pass.comments(in: max(first - 200, 0)..<last, mention: ["measur", "lazy"])
  }

  /// What stands in one line of small things.
  private static let shortNames = [
    "tag", "chip", "pill", "badge", "filter", "categor", "segment", "tab", "token", "option", "suggest",
  ]
}
