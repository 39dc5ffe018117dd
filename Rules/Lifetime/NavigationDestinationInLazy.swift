import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A destination is registered only as long as the view that declares it exists.
public struct NavigationDestinationInLazy: ViewTreeRule {
  public static let about = About(
    "navigation-destination-in-lazy", .lifetime, .error,
    "A navigation destination is declared where the stack may not find it",
    isOnByDefault: false,
    references: [.navigationDestination, .lazyStacks],
    explanation: """
      A `NavigationStack` finds `navigationDestination` in the views that exist. `List`, `Table` and the lazy stacks \
      and grids create their rows when they come on screen, and discard them later. A destination that is declared in \
      a row is unknown until that row has been on screen, and each row declares it again. Links do nothing, and \
      SwiftUI logs a fault. A path that is restored or set by code shows an empty screen.

      Declare the destination once for all rows, outside of them. Apply it to the `List`, to the `ScrollView` around a \
      lazy stack, or to the container of the branches. A row then needs only `NavigationLink(value: item)`.

      A destination that the row's own `@State` presents is found, because only a row that exists can present it. It \
      is a warning: SwiftUI logs that it ignores misplaced destinations in a future release, and the destination closes \
      with the row.

      Not reported:

      - destinations on the container itself
      - stacks that are not lazy
      - destinations inside a `NavigationStack` in the same row
      - destinations in a sheet
      - destinations in a branch of an `if` or a `switch`

      In strict mode, a destination in a branch is reported as information: a value that is pushed while another branch \
      is shown finds no destination.
      """)

  public static let bad = [
    Example(
      "in each row",
      """
      import SwiftUI

      struct Shelf: View {
        let titles: [String]
        var body: some View {
          List(titles, id: \\.self) { title in
            NavigationLink(title, value: title)
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "on the list",
      """
      import SwiftUI

      struct Shelf: View {
        let titles: [String]
        var body: some View {
          List(titles, id: \\.self) { title in
            NavigationLink(title, value: title)
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
      """),
    Example(
      "around the branches",
      """
      import SwiftUI

      struct Shelf: View {
        let titles: [String]
        @State private var isLoaded = false
        var body: some View {
          ZStack {
            if isLoaded {
              List(titles, id: \\.self) { title in
                NavigationLink(title, value: title)
              }
            } else {
              ProgressView()
            }
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    for i in tree.nodes.indices where tree[i].kind == .modified && tree[i].isCall {
      if let member = tree[i].member {
        if declares(member) { check(i, by: member) }
      } else if tree[i].name == .navigationDestination {
        check(i, by: nil)
      }
    }
  }

  /// Whether a modifier of the project adds a destination to the view that it is applied to.
  private func declares(_ member: MemberID) -> Bool {
    let index = pass.index
    guard index.files[index.file(member)].mentions(.navigationDestination), index[member].kind == .function,
      index[member].hasBody
    else { return false }
    let tree = index.viewTree(of: member)
    guard var current = tree.children(of: 0).first else { return false }
    while true {
      let node = tree[current]
      if node.name == .navigationDestination, node.member == nil,
        node.kind == .modified || node.kind == .reference
      {
        return true
      }
      guard node.kind == .modified || node.kind == .alternative, let base = tree.children(of: current).first
      else { return false }
      current = base
    }
  }

  /// - Parameter member: The project's own modifier that declares the destination.
  private func check(_ i: Int, by member: MemberID?) {
    let call = tree[i].syntax
    let range = call.calledNameRange
    let subject = member == nil ? subject(call) : "the destination of `\(pass.text(call.calledName))`"
    let declaration =
      member.map { [pass.note("`\(pass.plainName(of: $0))` declares the destination", .path, at: $0)] } ?? []
    var branch: Int?
    var isEnclosed = false
    for ancestor in tree.ancestors(of: i) {
      let node = tree[ancestor]
      if node.kind == .slot, node.use?.kind == .presentation { isEnclosed = true }
      if node.kind == .element, isStack(node.name), node.type == nil { isEnclosed = true }
      if isEnclosed { break }
      if node.kind == .element, node.type == nil, ViewTypes.has(.lazyContainer, node.name) {
        let container = pass.text(node.name)
        pass.report(
          range,
          "\(subject) is unknown until `\(container)` creates the row that declares it, so that links do nothing",
          help: "declare the destination on the `\(container)`"
            + (node.name == .List || node.name == .Table ? "" : " or around it"),
          notes: [pass.note("`\(container)` is lazy", .quantity, at: node.syntax.calledNameRange)] + declaration)
        return
      }
      if node.kind == .branch, branch == nil, decides(node.parent) { branch = ancestor }
    }
    if !isEnclosed, let owner = tree.owner, !tree.isInside(.menu, i),
      let row = pass.index.lazyRow(of: owner, work: pass.work), !pass.isExcluded(row.site)
    {
      if member == nil, isPresentedByRow(call, owner) {
        pass.report(
          range,
          "\(subject) is in the row `\(pass.plainName(of: owner))` of a lazy container, which closes it with the row",
          severity: .warning, help: "declare the destination once, on the container of the rows",
          notes: [pass.note("`\(pass.plainName(of: row.view))` is built for each row here", .quantity, at: row.site)])
        return
      }
      pass.report(
        range,
        "\(subject) is unknown until a lazy container creates the row `\(pass.plainName(of: owner))`, so that links do "
          + "nothing",
        help: "declare the destination once, on the container of the rows",
        notes: [pass.note("`\(pass.plainName(of: row.view))` is built for each row here", .quantity, at: row.site)]
          + declaration)
      return
    }
    // Links mostly stand in the branch of their destination, and so does what pushes.
    guard pass.isStrict, let branch, tree.isBuilder || tree[tree[branch].parent].form != .ternary,
      !isInEachBranch(of: tree[branch].parent, call)
    else { return }
    let conditional = tree[tree[branch].parent]
    let word = conditional.form == .switchCase ? "switch" : "if"
    let start = conditional.syntax.range.lowerBound
    pass.report(
      range,
      "\(subject) is unknown while another branch of the `\(word)` is shown, so a value that is pushed shows "
        + "an empty screen",
      severity: .info, help: "declare the destination around the branches",
      notes: [
        pass.note(
          "this `\(word)` decides whether the destination exists", .change, at: start..<(start + word.utf8.count))
      ]
        + declaration)
  }

  /// Whether state of the row itself presents the destination: `isPresented: $isOpen`, `item: $opened`.
  private func isPresentedByRow(_ call: Node, _ row: TypeID) -> Bool {
    guard let argument = call.arguments.first, argument.name == .isPresented || argument.name == .item,
      let value = argument.value?.unwrapped, value.kind == .identifierExpr, value.text.hasPrefix("$"),
      let name = pass.index.names.unwrapped(value.name)
    else { return false }
    let found = pass.index.members(named: name, of: row)
    return found.count == 1 && pass.index[found[0]].attributes.contains { $0 == .State }
  }

  /// Whether the same destination is declared in all branches.
  private func isInEachBranch(of conditional: Int, _ call: Node) -> Bool {
    guard tree[conditional].isExhaustive else { return false }
    let kind = call.arguments.first?.text
    return tree.children(of: conditional).allSatisfy { branch in
      (branch..<tree[branch].end).contains { i in
        tree[i].kind == .modified && tree[i].name == call.calledName && tree[i].isCall
          && tree[i].syntax.arguments.first?.text == kind
      }
    }
  }

  private func isStack(_ name: Name) -> Bool {
    name == .NavigationStack || name == .NavigationSplitView || name == .NavigationView
  }

  /// Whether the conditional can change to another branch.
  private func decides(_ i: Int) -> Bool {
    let node = tree[i]
    guard node.kind == .conditional, !node.isConstant else { return false }
    switch node.form {
    case .ifElse, .ifLet, .switchCase, .ternary: return true
    default: return false
    }
  }

  /// `navigationDestination(for: Int.self)`
  private func subject(_ call: Node) -> String {
    guard let argument = call.arguments.first, argument.name != .none, let value = argument.value else {
      return "this navigation destination"
    }
    let label = pass.text(argument.name)
    return Pass.quoted(
      "navigationDestination(\(label): \(value.text))", or: "`navigationDestination(\(label):)`", limit: 60)
  }
}
