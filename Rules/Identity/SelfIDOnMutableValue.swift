import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `id: \.self` on a value that is edited gives the row a new identity with each edit.
public struct SelfIDOnMutableValue: MemberRule {
  public static let about = About(
    "self-id-on-mutable-value", .identity, .warning, "`id: \\.self` uses a value that is edited as the id",
    references: [.demystify, .identity],
    explanation: """
      `id: \\.self` says that an element *is* its value: a different value is a different row. For numbers, \
      cases of an enum, or words that no code edits, that is right. If the row edits the value, each letter \
      creates a new id. SwiftUI removes the row with its text field and inserts a new one, and the keyboard \
      disappears. The same happens where code of the view or of its model sets a field of a struct. The row of that \
      element is not updated but replaced, with its `@State` and its animation. Where the row keeps nothing, that is \
      information. Two elements that become equal share one id. \
      SwiftUI also hashes all fields of each element to compare them.

      Give the element an id that stays while it is edited (`let id = UUID()` in the model, a key of the \
      data), and use that: `ForEach($items) { $item in … }`. If the element has such an id already, name it: `id: \\.id`.

      Not reported:

      - objects, which are identified by reference
      - values that no code edits element by element
      - elements of unknown type

      In strict mode elements with several fields, and texts of a collection that changes, are information.
      """)

  public static let bad = [
    Example(
      "each letter replaces the text field",
      """
      import SwiftUI

      struct Tags: View {
        @State private var tags = ["a", "b"]
        var body: some View {
          List {
            ForEach($tags, id: \\.self) { $tag in
              TextField("Tag", text: $tag)
            }
          }
        }
      }
      """),
    Example(
      "setting a field replaces the row",
      """
      import SwiftUI

      struct Task: Hashable {
        var title: String
        var isDone = false
      }

      struct Tasks: View {
        @State private var tasks: [Task] = []
        var body: some View {
          ForEach(tasks, id: \\.self) { task in
            Button(task.title) { finish(task) }
          }
        }
        private func finish(_ task: Task) {
          guard let index = tasks.firstIndex(of: task) else { return }
          tasks[index].isDone = true
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "an id that stays",
      """
      import SwiftUI

      struct Tag: Identifiable {
        let id = UUID()
        var text: String
      }

      struct Tags: View {
        @State private var tags = [Tag(text: "a")]
        var body: some View {
          List {
            ForEach($tags) { $tag in TextField("Tag", text: $tag.text) }
          }
        }
      }
      """),
    Example(
      "no code edits the words",
      """
      import SwiftUI

      struct Tags: View {
        @State private var tags = ["a", "b"]
        var body: some View {
          List {
            ForEach(tags, id: \\.self) { Text($0) }
            Button("Add") { tags.append("c") }
          }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard pass.file.mentions(.ForEach) || pass.file.mentions(.List) else { return }
    for data in pass.index.rowData(in: member) {
      guard let id = data.id, let row = data.row, row.kind == .closure,
        let (collection, isPaired) = self.collection(identifiedByItselfIn: data), !isObject(data)
      else { continue }
      if isPaired {
        if let control = control(in: row, ofElementOf: collection, member) {
          report(data, id, control, member)
        } else if let property = mutable(collection, data), let write = elementWrite(of: property, isPlain: true) {
          report(data, id, writtenAt: write, collection, member)
        }
        continue
      }
      if data.data.isBinding {
        if let control = control(in: row, of: data, member) {
          report(data, id, control, member)
          continue
        }
      } else if let property = mutable(collection, data), let write = elementWrite(of: property) {
        report(data, id, writtenAt: write, collection, member)
        continue
      }
      if pass.isStrict { reportWeak(data, id, collection) }
    }
  }

  /// The collection whose elements identify the rows as whole values: `\.self`, and `\.element` of pairs with a position.
  private func collection(identifiedByItselfIn data: RowData) -> (collection: Node, isPaired: Bool)? {
    guard let id = data.id, let path = id.asKeyPath?.names else { return nil }
    switch data.source {
    case .collection(let collection): return path.isEmpty ? (collection, false) : nil
    case .enumerated(let collection), .indexed(let collection):
      return path == ["element"] || path == ["1"] ? (collection, true) : nil
    case .zipped(let a, let b):
      guard data.key == .element else { return nil }
      return path == ["0"] ? (a, true) : path == ["1"] ? (b, true) : nil
    default: return nil
    }
  }

  /// The control in the row that edits an element by its position: `$tasks[i].title`.
  private func control(in row: Node, ofElementOf collection: Node, _ member: MemberID) -> EditedValue? {
    guard let (tree, slot) = slot(of: row, member) else { return nil }
    let place = collection.comparableText + "["
    return pass.index.editedValues(below: slot, of: tree).first { $0.text.hasPrefix(place) }
  }

  /// The elements' type, as far as it is known.
  private func element(of data: RowData) -> StaticType? {
    pass.index.elementType(of: data.data, in: data.body)
  }

  private func isObject(_ data: RowData) -> Bool {
    element(of: data)?.type.map {
      pass.index[$0].isReference || pass.index[$0].kind == .protocol
        || pass.index[$0].traits.contains(.reference)
    } ?? false
  }

  /// The control in the row that edits the element.
  private func control(in row: Node, of data: RowData, _ member: MemberID) -> EditedValue? {
    let parameters = pass.index.rowParameters(of: row)
    guard let (tree, slot) = slot(of: row, member), parameters.count == 1 else { return nil }
    let name = String(pass.text(parameters[0].name).drop { $0 == "$" })
    let isValue = element(of: data)?.type.map { pass.index[$0].kind == .struct } ?? false
    return pass.index.editedValues(below: slot, of: tree).first {
      $0.text == name || (isValue && $0.text.hasPrefix(name + "."))
    }
  }

  /// The view tree of the member, and its node of the row's closure.
  private func slot(of row: Node, _ member: MemberID) -> (ViewTree, Int)? {
    guard let tree = pass.viewTree(of: member), let slot = tree.nodes.firstIndex(where: { $0.syntax == row })
    else { return nil }
    return (tree, slot)
  }

  /// The property of a view or a model that holds the collection, if its elements have fields that can be set.
  private func mutable(_ collection: Node, _ data: RowData) -> MemberID? {
    guard case .member(let property) = pass.index.target(of: collection, in: data.body),
      pass.index[property].kind == .storedProperty, !pass.index[property].isLet,
      let type = pass.index.elementType(of: collection, in: data.body)?.type, pass.index[type].kind == .struct,
      pass.index.storedProperties(of: type).contains(where: { !pass.index[$0].isLet })
    else { return nil }
    return property
  }

  /// Where code sets a field of an element of the collection, or puts a changed copy in its place: `tasks[i].isDone = true`,
  /// `tasks[i] = Task(title: tasks[i].title, isDone: true)`.
  ///
  /// - Parameter isPlain: Bindings to elements do not count.
  private func elementWrite(of property: MemberID, isPlain: Bool = false) -> UseSite? {
    pass.index.laterWrites(of: property).first { site in
      let node = pass.index.node(at: site)
      if isPlain, pass.text(node.name).hasPrefix("$") { return false }
      guard let element = node.parent, element.kind == .subscriptCall, element.firstChild == node,
        !pass.isExcluded(site)
      else { return false }
      guard let value = element.assignmentToIt?.value else {
        return element.parent?.kind == .memberAccess
      }
      let name = pass.index[property].name
      return value.kind == .call && value.descendants.contains { $0.isName && $0.name == name }
    }
  }

  /// No code is known to edit single elements.
  private func reportWeak(_ data: RowData, _ id: Node, _ collection: Node) {
    guard !pass.index.hasConstantCount(collection, in: data.body), let element = element(of: data)
    else { return }
    let name = pass.text(element.name)
    if let type = element.type {
      if let held = payload(of: type), pass.index.writtenEquality(of: type) == nil {
        return pass.report(
          at: id,
          "`id: \\.self` identifies rows by what cases of `\(name)` hold: a change of it replaces the row",
          severity: .info, help: help(id, element: element, written: nil),
          notes: [pass.note("what this case holds is part of the id", .cause, at: held)])
      }
      let fields = pass.index.storedProperties(of: type).filter { !pass.index[$0].isStatic }
      // A type with its own `==` decides what identifies its values.
      guard pass.index[type].kind == .struct, pass.index[type].isProjectType, fields.count > 1,
        pass.index.writtenEquality(of: type) == nil
      else { return }
      return pass.report(
        at: id,
        "`id: \\.self` identifies rows by all \(fields.count) fields of `\(name)`: a change of one replaces the row",
        severity: .info, help: help(id, element: element, written: nil),
        notes: fields.prefix(NoteLimit.examples).map { pass.note("this is part of the id", .cause, at: $0) })
    }
    if element.name == .Data {
      return pass.report(
        at: id, "`id: \\.self` identifies rows by all bytes of each `Data`, which every update hashes and compares",
        severity: .info, help: help(id, element: element, written: nil))
    }
    guard element.name == .String || element.name == .Double,
      case .member(let property) = pass.index.target(of: collection, in: data.body),
      let owner = pass.index.owner(property), let change = change(of: property, in: owner)
    else { return }
    pass.report(
      at: id,
      "`id: \\.self` identifies rows by the elements of `\(pass.brief(collection))`, which changes: equal elements "
        + "share an id",
      severity: .info, help: help(id, element: element, written: nil),
      notes: [pass.note("the collection changes here", .change, at: change.site)])
  }

  /// The first case of an enum of the project that holds a value.
  private func payload(of type: TypeID) -> MemberID? {
    guard pass.index[type].kind == .enum, pass.index[type].isProjectType else { return nil }
    return pass.index[type].members.first {
      pass.index[$0].kind == .enumCase && !pass.index[$0].parameters.isEmpty
    }
  }

  private func change(of property: MemberID, in owner: TypeID) -> PropertyChange? {
    let isModel = pass.index[owner].isReference
    let changes =
      isModel
      ? pass.index.changes(ofModel: property, work: pass.work) : pass.index.changes(of: property, in: owner)
    return changes.first { change in
      if case .handedOn = change.form { return false }
      return !pass.isExcluded(change.site)
    }
  }

  private func report(_ data: RowData, _ id: Node, _ control: EditedValue, _ member: MemberID) {
    var notes = [pass.note("`\(pass.text(control.control))` edits the element here", .change, at: control)]
    var effect = "loses focus"
    if let row = data.row, let (tree, slot) = slot(of: row, member) {
      let lost = pass.lostState(at: slot, of: tree)
      if let phrase = lost.phrase { effect = "resets \(phrase)" }
      notes += lost.notes
    }
    let isContinuous = Index.controlKind(control.control) == .continuous
    pass.report(
      at: id,
      "`id: \(pass.brief(id))` identifies the row by the edited value: each \(isContinuous ? "step of an edit" : "change") in "
        + "`\(pass.text(control.control))` replaces the row, which \(effect)",
      help: help(id, element: elementOfRows(data), written: nil), notes: notes)
  }

  /// The type of the elements that the rows show, as far as it is known.
  private func elementOfRows(_ data: RowData) -> StaticType? {
    guard let (collection, isPaired) = self.collection(identifiedByItselfIn: data), isPaired else {
      return element(of: data)
    }
    return pass.index.elementType(of: collection, in: data.body)
  }

  /// What identifies the rows instead: an id that the elements have already, or one that they can be given.
  ///
  /// - Parameter written: The field that code is known to set.
  private func help(_ id: Node, element: StaticType?, written: Name?) -> String {
    let isWhole = id.text == "\\.self"
    let key = isWhole ? "\\.id" : "\(pass.brief(id)).id"
    guard let type = element?.type, pass.index[type].kind == .struct else {
      return "put each element into a `struct` with a stored `id`, and identify the rows by it: `id: \(key)`"
    }
    let ids = pass.index.members(named: .id, of: type).filter { !pass.index[$0].isStatic }
    // A computed id may be the value again, or change with the field.
    if written != .id,
      ids.contains(where: { pass.index[$0].kind == .storedProperty && !pass.index[$0].type.isOptional })
    {
      return isWhole && pass.index.isIdentifiable(type)
        ? "remove `id: \\.self`: `\(pass.plainName(of: type))` is `Identifiable`"
        : "identify the rows by the id that the elements have: `id: \(key)`"
    }
    guard pass.index[type].isProjectType, ids.isEmpty else {
      return "identify the rows by a key of the elements that no edit changes"
    }
    return "identify the rows by a key of `\(pass.plainName(of: type))` that no edit changes, such as a stored `id`"
  }

  private func report(_ data: RowData, _ id: Node, writtenAt site: UseSite, _ collection: Node, _ member: MemberID) {
    // The site is that of `tasks` in `tasks[i].isDone`, or in `tasks[i].isDone.toggle()`.
    var node = pass.index.node(at: site)
    while let outer = node.parent, outer.kind == .memberAccess || outer.kind == .subscriptCall, outer.firstChild == node
    {
      node = outer
    }
    if node.parent?.kind == .call, let changed = node.base { node = changed }
    var lost = data.row.flatMap { slot(of: $0, member) }.map { tree, slot in pass.lostState(at: slot, of: tree) }
    // A view in a branch may come and go with the field that is set.
    if let row = data.row, let (tree, slot) = slot(of: row, member), keepsOnlyInBranches(slot, tree) { lost = nil }
    let written = node.kind == .memberAccess ? node.name : nil
    pass.report(
      at: id,
      "`id: \(pass.brief(id))` identifies rows by whole elements: setting `\(pass.brief(node))` replaces the row instead of "
        + "updating it" + (lost?.phrase.map { ", which resets \($0)" } ?? ""),
      severity: lost?.phrase != nil && isNoticed(data, member) ? .warning : .info,
      help: help(id, element: pass.index.elementType(of: collection, in: data.body), written: written),
      notes: [pass.note("the element is changed here", .change, at: site)] + (lost?.notes ?? []))
  }

  /// Whether the rows keep more than flags, a focus, a position or an image.
  private func isNoticed(_ data: RowData, _ member: MemberID) -> Bool {
    guard let (tree, slot) = data.row.flatMap({ slot(of: $0, member) }) else { return false }
    var kept = pass.index.loss(at: slot, of: tree, lifetime: pass.lifetime)
    kept.frameworkViews.removeAll {
      switch $0.known {
      case .ScrollView, .List, .Form, .Table, .TextField, .SecureField, .TextEditor, .AsyncImage: true
      default: false
      }
    }
    return pass.index.isNoticed(kept)
  }

  /// Whether the row keeps no more than views of frameworks do, and all of these are in branches of the row.
  private func keepsOnlyInBranches(_ slot: Int, _ tree: ViewTree) -> Bool {
    let kept = pass.index.kept(at: slot, of: tree, lifetime: pass.lifetime)
    guard kept.states.isEmpty, kept.platformViews.isEmpty, !kept.frameworkViews.isEmpty else { return false }
    return (slot..<tree[slot].end).allSatisfy { i in
      guard tree[i].kind == .element, tree[i].type == nil, kept.frameworkViews.contains(tree[i].name) else {
        return true
      }
      return tree.ancestors(of: i).prefix { $0 > slot }.contains {
        tree[$0].kind == .conditional && !tree[$0].isConstant
      }
    }
  }
}
