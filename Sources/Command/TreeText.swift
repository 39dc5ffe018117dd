// A view tree as text: one line for each node, modifiers below the view that they are applied to.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

struct TreeText {
  private let tree: ViewTree
  private let index: Index
  private let pen: Pen
  private let lines = LineTables()
  private var text = ""

  /// The tree in lines, the first of which says whose body it is; ends with a line break.
  static func text(of tree: ViewTree, in index: Index, _ pen: Pen) -> String {
    var page = TreeText(tree: tree, index: index, pen: pen)
    page.writeHeading()
    page.write(page.rows(below: 0), margin: "")
    return page.text
  }

  /// Whose body a tree is and where it stands; a line.
  static func heading(of tree: ViewTree, in index: Index, _ pen: Pen) -> String {
    var page = TreeText(tree: tree, index: index, pen: pen)
    page.writeHeading()
    return page.text
  }

  private init(tree: ViewTree, index: Index, pen: Pen) {
    self.tree = tree
    self.index = index
    self.pen = pen
  }

  /// One line: a node with all modifiers around it, or one of these.
  private enum Row {
    case view(Int)
    case modifier(Int)
  }

  private func rows(below i: Int) -> [Row] { tree.children(of: i).map { .view($0) } }

  private mutating func writeHeading() {
    text += pen(.strong, qualifiedName(tree.member))
    text += pen(.faint, "  \(place(tree.member))")
    if !tree.isBuilder { text += pen(.faint, "  no view builder") }
    text += "\n"
  }

  private mutating func write(_ rows: [Row], margin: String) {
    for (i, row) in rows.enumerated() {
      let isLast = i == rows.count - 1
      text += pen(.faint, margin + (isLast ? "└─ " : "├─ "))
      let below: [Row]
      switch row {
      case .view(let node):
        let (base, modifiers) = tree.unmodified(node)
        text += line(base)
        below = self.rows(below: base) + modifiers.map { .modifier($0) }
      case .modifier(let node):
        text += pen(.faint, "modifier ") + "." + name(node) + arguments(of: node) + origin(node)
        // The first child is what it is applied to.
        below = Array(self.rows(below: node).dropFirst())
      }
      text += "\n"
      write(below, margin: margin + (isLast ? "   " : "│  "))
    }
  }

  // MARK: Lines

  private func line(_ i: Int) -> String {
    let node = tree[i]
    switch node.kind {
    case .element:
      // `Color.red` says more than the name of its type.
      let name = node.syntax.kind == .memberAccess ? brief(node.syntax.text) : name(i)
      return pen(.faint, "element ") + pen(.strong, name) + arguments(of: i) + ids(of: i) + origin(i)
    case .modified: return pen(.faint, "modifier ") + "." + name(i)
    case .conditional:
      var line = pen(.faint, "conditional ") + condition(of: node)
      if !node.isExhaustive, node.form != .compileTime { line += pen(.faint, "  no else") }
      if node.isConstant { line += pen(.faint, "  constant: never flips") }
      return line
    case .branch: return pen(.faint, "branch ") + branch(i)
    case .slot: return pen(.faint, "slot ") + slot(node)
    case .erased:
      let word = pen(.warning, "erased ")
      return word + pen(.strong, node.member == nil ? name(i) : "." + name(i)) + origin(i)
    case .reference: return pen(.faint, "reference ") + name(i) + arguments(of: i) + origin(i)
    case .alternative: return pen(.faint, "alternative ") + "return"
    case .unknown: return pen(.faint, "unknown ") + brief(node.syntax.text)
    case .body: return pen(.faint, "body")
    }
  }

  private func name(_ i: Int) -> String { printable(index.text(tree[i].name)) }

  /// What a call passes, but for closures, which are slots or no concern of the tree.
  private func arguments(of i: Int) -> String {
    let syntax = tree[i].syntax
    guard syntax.kind == .call else { return "" }
    let values = syntax.arguments.filter { $0.value?.kind != .closure }.map(\.text)
    return "(" + brief(values.joined(separator: ", ")) + ")"
  }

  /// How the rows of a `ForEach`, `List` … get their ids.
  private func ids(of i: Int) -> String {
    let node = tree[i]
    let hasRows = tree.children(of: i).contains { tree[$0].use?.role == .row }
    guard node.syntax.kind == .call, hasRows || node.name == .ForEach else { return "" }
    let text: String
    if let id = node.syntax.argument(.id) {
      text = "ids by \(brief(id.text))"
    } else if let data = node.syntax.unlabelledArgument {
      text = isRange(data.unwrapped) ? "ids are the numbers of a range" : "ids by Identifiable"
    } else {
      return ""
    }
    return "  " + pen(.info, text)
  }

  private func isRange(_ data: Node) -> Bool {
    data.kind == .sequence
      && data.children.contains { $0.kind == .binaryOperator && ($0.text == "..<" || $0.text == "...") }
  }

  private func condition(of node: ViewNode) -> String {
    let syntax = node.syntax
    switch node.form {
    case .none: return ""
    case .ifElse, .ifLet, .availability:
      return "if " + brief(syntax.child(.conditionList)?.text ?? "")
    case .switchCase: return "switch " + brief(syntax.firstChild?.text ?? "")
    case .ternary:
      let parts = syntax.children.prefix { $0.kind != .ternary }
      return brief(parts.map(\.text).joined(separator: " ")) + " ? :"
    case .compileTime: return "#if"
    }
  }

  private func branch(_ i: Int) -> String {
    let node = tree[i]
    let siblings = tree.children(of: node.parent)
    let number = siblings.firstIndex(of: i) ?? 0
    switch tree[node.parent].form {
    case .switchCase:
      if node.syntax.detail == 1 { return "default" }
      let items = node.syntax.children.filter { $0.kind == .caseItem }.map(\.text)
      return "case " + brief(items.joined(separator: ", "))
    case .compileTime:
      let words = ["#if", "#elseif", "#else"]
      let word = words[min(Int(node.syntax.detail), 2)]
      return word + (node.syntax.child(.ifConfigCondition).map { " " + brief($0.text) } ?? "")
    default:
      return number == 0 ? "then" : number == siblings.count - 1 ? "else" : "else \(number)"
    }
  }

  private func slot(_ node: ViewNode) -> String {
    var words: [String] = []
    if node.name != .none { words.append(printable(index.text(node.name)) + ":") }
    guard let use = node.use else { return words.joined() }
    switch use.role {
    case .row: words.append("row")
    case .deferredContent: words.append("deferred content")
    default: words.append("content")
    }
    switch use.kind {
    case .plain: break
    case .menu: words.append("of a menu")
    case .decoration: words.append("as decoration")
    case .presentation: words.append("in a presentation")
    }
    return words.joined(separator: " ")
  }

  // MARK: Names and places

  /// Where the project declares what the node names.
  private func origin(_ i: Int) -> String {
    if let member = tree[i].member {
      return pen(.faint, "  → \(qualifiedName(member)), \(place(member))")
    }
    guard let type = tree[i].type, let declaration = index[type].declaration else { return "" }
    let offset = index[declaration].nameRange.lowerBound
    return pen(.faint, "  → \(place(Int(declaration.file), offset))")
  }

  private func qualifiedName(_ member: MemberID) -> String {
    let name = printable(index.text(index[member].name))
    guard let owner = index.owner(member) else { return name }
    return printable(index.text(index[owner].name)) + "." + name
  }

  private func place(_ member: MemberID) -> String {
    place(index.file(member), index[member].nameRange.lowerBound)
  }

  /// `path:line`
  private func place(_ file: Int, _ offset: Int) -> String {
    let source = index.files[file].source
    return "\(printable(source.path)):\(lines.table(of: source, number: file).line(at: offset))"
  }

  private func brief(_ code: String) -> String { printable(Pass.brief(code, limit: 60)) }
}

/// Where lines begin, computed once for each file that a tree mentions.
private final class LineTables {
  private var tables: [Int: LineStarts] = [:]

  func table(of source: SourceText, number: Int) -> LineStarts {
    if let table = tables[number] { return table }
    let table = source.lineStarts()
    tables[number] = table
    return table
  }
}
