import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The tabs of a `TabView` are identified by their position.
public struct TabConditional: ViewTreeRule {
  public static let about = About(
    "tab-conditional", .identity, .info, "A condition adds and removes tabs", isOnByDefault: false,
    yieldsTo: ["dynamic-range-foreach", "index-as-id", "same-view-in-branches"],
    references: [.demystify, .identity],
    explanation: """
      A tab keeps a whole screen: its navigation path, its scroll positions, the typed text. When the \
      condition around a tab changes, all that is discarded, although the user only expects the tab to be \
      hidden. `TabView` then arranges its bar again. Tabs without a value are identified by their position, so \
      the following tabs move up, and the selection may point at a different one. Tabs of a `ForEach` that \
      identifies them by index have the same problem with every insertion.

      Give each tab a value and keep it: `Tab("Admin", systemImage: "key", value: .admin) { … \
      }.hidden(!isAdmin)` (from iOS 18). If the tabs come from data, iterate the data by an id that stays.

      Not reported:

      - conditions that never change while the program runs
      - `ForEach` over elements with ids
      - pages (`tabViewStyle(.page)`)
      """)

  public static let bad = [
    Example(
      "the condition discards the tab and its stack",
      """
      import SwiftUI

      struct Home: View {
        @AppStorage("expert") private var isExpert = false
        var body: some View {
          TabView {
            Text("Inbox").tabItem { Label("Inbox", systemImage: "tray") }
            if isExpert {
              Text("Console").tabItem { Label("Console", systemImage: "terminal") }
            }
            Text("Settings").tabItem { Label("Settings", systemImage: "gear") }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "hidden, but not removed",
      """
      import SwiftUI

      struct Home: View {
        @AppStorage("expert") private var isExpert = false
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Tab("Inbox", systemImage: "tray", value: 0) { Text("Inbox") }
            Tab("Console", systemImage: "terminal", value: 1) { Text("Console") }
              .hidden(!isExpert)
          }
        }
      }
      """),
    Example(
      "tabs identified by ids of the data",
      """
      import SwiftUI

      struct Account: Identifiable { let id: String }
      struct Home: View {
        let accounts: [Account]
        var body: some View {
          TabView {
            ForEach(accounts) { account in
              Text(account.id).tabItem { Text(account.id) }
            }
            if #available(iOS 18, *) { Text("News").tabItem { Text("News") } }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.TabView) else { return }
    for i in tree.nodes.indices where tree[i].isFrameworkElement(.TabView) && !isPaged(i) {
      for slot in tree.children(of: i) where tree[slot].kind == .slot && tree[slot].syntax.kind == .closure {
        for tab in tree.children(of: slot) { check(tab, of: i) }
      }
    }
  }

  /// Whether the tabs are pages without a bar.
  private func isPaged(_ i: Int) -> Bool {
    var outer = tree[i].parent
    while outer >= 0, tree[outer].kind == .modified {
      if tree[outer].name == .tabViewStyle,
        tree[outer].syntax.arguments.contains(where: {
          $0.text.lowercased().contains("page") || $0.text.contains("carousel")
        })
      {
        return true
      }
      outer = tree[outer].parent
    }
    return false
  }

  /// - Parameter i: A view in the place of a tab.
  private func check(_ i: Int, of tabs: Int) {
    let base = tree.unmodified(i).base
    let node = tree[base]
    switch node.kind {
    case .element where node.isFrameworkElement(.Group) || node.isFrameworkElement(.TabSection):
      for slot in tree.children(of: base) where tree[slot].kind == .slot && tree[slot].name == .none {
        for child in tree.children(of: slot) { check(child, of: tabs) }
      }
    case .element where node.isFrameworkElement(.ForEach):
      guard node.isCall,
        let data = pass.index.rowData(of: node.syntax, in: tree.member),
        data.key == .position, !pass.index.hasConstantCount(data.data, in: tree.body)
      else { return }
      report(
        data.id?.range ?? node.syntax.calledNameRange, "this `ForEach` identifies tabs by index",
        base, tabs)
    case .conditional where node.form != .compileTime && node.form != .ternary && !node.isConstant:
      guard tree.isChainHead(base), tree.isBuilt(base, in: pass.index),
        (pass.isStrict
          ? !pass.index.change(ofConditional: base, in: tree, work: pass.work).isSettled
          : pass.index.change(ofConditional: base, in: tree, work: pass.work).isProved)
      else { return }
      let head = Pass.brief(Self.text(of: node.syntax))
      report(node.syntax.headRange, "`\(head)` adds and removes tabs", base, tabs)
    default: return
    }
  }

  private static func text(of statement: Node) -> String {
    let range = statement.headRange
    return String(decoding: Array(statement.text.utf8).prefix(range.count), as: UTF8.self)
  }

  private func report(_ range: Range<Int>, _ subject: String, _ i: Int, _ tabs: Int) {
    let lost = pass.lostState(at: i, of: tree)
    let bar = tree[tabs].syntax
    pass.report(
      range,
      "\(subject), which resets \(lost.phrase ?? "the state of removed tabs") and may mix up those after them",
      help: Remedy(pass.since(.iOS18) + "give each tab a value and hide it instead: `Tab(…, value:) { … }.hidden(…)`")
        .or("keep every tab, and apply the condition to its content"),
      notes: [pass.note("the tabs of this `TabView`", at: bar.calledNameRange)] + lost.notes)
  }
}
