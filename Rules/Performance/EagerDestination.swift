import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A link in a row creates its destination together with the row.
public struct EagerDestination: ViewTreeRule {
  public static let about = About(
    "eager-destination", .performance, .info, "Each row creates the destination of its link",
    isOnByDefault: false, yieldsTo: ["eager-destination-model"],
    fix: "Writes `NavigationLink(value:)` and `navigationDestination(for:)`, where the body shows the "
      + "`NavigationStack` and the destination needs only the element of the row, which is `Hashable`. "
      + "Suggested: try the navigation.",
    references: [.navigationLink, .performance],
    explanation: """
      `NavigationLink(destination:)` needs a destination when it is created, and the closure of \
      `NavigationLink { … } label: { … }` runs immediately. In a list, every row that is built creates its own \
      value of the destination, and creates it again on every update. At most one of them is ever shown. A \
      plain value is cheap, but whatever the initializer of the view does is done for each row.

      `NavigationLink(value: item)` holds only the item. `navigationDestination(for:)` builds the one \
      destination that is pushed. From SDK 27 on, the older form is deprecated.

      Not reported:

      - links with values, and links outside of rows;
      - destinations inside a wrapper that takes a closure or an autoclosure and calls it later;
      - rows of a fixed number of elements, such as menus.

      Where creating the destination creates a model or does expensive work, `eager-destination-model` reports \
      it.
      """)

  public static let bad = [
    Example(
      "one page for each row",
      """
      import SwiftUI

      struct Article: Identifiable {
        let id: Int
        let title: String
      }

      struct Page: View {
        let article: Article
        var body: some View { Text(article.title) }
      }

      struct Contents: View {
        let articles: [Article]
        var body: some View {
          List(articles) { article in
            NavigationLink(article.title, destination: Page(article: article))
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "one page, when it is pushed",
      """
      import SwiftUI

      struct Article: Identifiable, Hashable {
        let id: Int
        let title: String
      }

      struct Page: View {
        let article: Article
        var body: some View { Text(article.title) }
      }

      struct Contents: View {
        let articles: [Article]
        var body: some View {
          List(articles) { article in
            NavigationLink(article.title, value: article)
          }
          .navigationDestination(for: Article.self) { Page(article: $0) }
        }
      }
      """)
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.NavigationLink) else { return }
    for i in tree.nodes.indices where tree[i].kind == .slot {
      let link = tree[tree[i].parent]
      guard tree[i].use?.role == .content, tree[i].use?.kind == .presentation,
        link.isFrameworkElement(.NavigationLink), link.isCall, hasOwnArguments(link.syntax),
        let (type, member) = destination(i), let row = row(around: tree[i].parent)
      else { continue }
      let name = pass.plainName(of: type)
      pass.report(
        link.syntax.calledNameRange,
        "each row creates its destination `\(name)` on every update, even if the link is never opened",
        help: "use `NavigationLink(value:)` with `navigationDestination(for:)`"
          + (pass.isInStack(tree, tree[i].parent) ? "" : ", in a `NavigationStack`"),
        notes: [row, member.map { pass.note("`\(pass.plainName(of: $0))` creates the destination", .path, at: $0) }]
          .compactMap { $0 },
        fix: pass.fixLinkingByValue(tree[i].parent, in: tree))
    }
  }

  /// Whether the arguments are those of SwiftUI's links: libraries add links that take a state and a closure.
  private func hasOwnArguments(_ call: Node) -> Bool {
    call.arguments.allSatisfy { argument in
      switch argument.name.known {
      case nil: argument.name == .none
      case .destination, .label, .isActive, .tag, .selection: true
      default: false
      }
    }
  }

  /// The view of the project that the content is, and the helper that returns it, if there is one.
  private func destination(_ slot: Int) -> (TypeID, MemberID?)? {
    for child in tree.children(of: slot) {
      let base = tree.unmodified(child).base
      let node = tree[base]
      if node.kind == .element, let type = node.type {
        return isBuiltAtOnce(base, type) ? (type, nil) : nil
      }
      guard node.kind == .reference, let member = node.member, member != tree.member,
        pass.index[member].hasBody,
        pass.index.isViewMember(pass.index[member], owner: tree.owner, file: pass.index.file(member))
      else { continue }
      let helper = pass.index.viewTree(of: member)
      for view in helper.children(of: 0) {
        let inner = helper.unmodified(view).base
        if let type = helper[inner].type, Self(helper, pass).isBuiltAtOnce(inner, type) { return (type, member) }
      }
    }
    return nil
  }

  /// Whether the view takes anything but a closure that builds the real destination later.
  private func isBuiltAtOnce(_ i: Int, _ type: TypeID) -> Bool {
    let index = pass.index
    guard index[type].traits.contains(.view), tree[i].isCall else { return false }
    let stored = index.storedProperties(of: type).filter { !index[$0].isStatic }
    return !stored.contains { index[$0].type.isFunction && index.inputs(of: type).count == 1 }
  }

  /// A note at the rows that the link is part of; nil if there are none, or their number is fixed.
  private func row(around i: Int) -> Note? {
    if tree.isInRow(i) {
      guard !pass.index.isRowOfFewData(i, in: tree, work: pass.work) else { return nil }
      return tree.ancestors(of: i).first { tree[$0].isRowSlot }.map {
        pass.note("rows are built here", .quantity, at: tree[tree[$0].parent].syntax.calledNameRange)
      }
    }
    guard let owner = tree.owner, pass.index[tree.member].name == .body, !tree.isInside(.presentation, i),
      let site = pass.rows(building: owner).first
    else { return nil }
    return pass.note("`\(pass.plainName(of: owner))` is built for each row here", .quantity, at: site.site)
  }
}
