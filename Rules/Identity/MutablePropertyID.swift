import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// An id that the user can edit changes with each keystroke.
public struct MutablePropertyID: MemberRule {
  public static let about = About(
    "mutable-property-id", .identity, .warning, "The id of an element is a property that a control edits",
    isOnByDefault: false,
    references: [.identity, .demystify],
    explanation: """
      `var id: String { title }` identifies elements by their title. If a text field, a toggle or a picker \
      edits that title, the element has a different id after each change. SwiftUI takes it for a different \
      element: its row is removed and a new one inserted. The field in the row loses focus after one letter. A \
      selection that holds the old id matches no element, and a sheet for the item closes. For a moment two \
      elements may even have the same id.

      Give the element an id that is created once (`let id = UUID()`, or a key of the data), separate from the \
      title. The same applies to a key path: `ForEach($items, id: \\.title)`.

      Not reported:

      - properties that are `let`
      - properties that no control in the project edits
      - types whose values no view identifies, and values that another value holds (`$item.chapter.title`)

      In strict mode a property that other code sets is information.
      """)

  public static let bad = [
    Example(
      "the edited title is the id",
      """
      import SwiftUI

      struct Chapter: Identifiable {
        var id: String { title }
        var title: String
      }

      struct Outline: View {
        @State private var chapters: [Chapter] = []
        var body: some View {
          List($chapters) { $chapter in
            TextField("Title", text: $chapter.title)
          }
        }
      }
      """),
    Example(
      "by a key path",
      """
      import SwiftUI

      struct Chapter { var title: String }
      struct Outline: View {
        @Binding var chapters: [Chapter]
        var body: some View {
          ForEach($chapters, id: \\.title) { $chapter in
            TextField("Title", text: $chapter.title)
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "a separate id",
      """
      import SwiftUI

      struct Chapter: Identifiable {
        let id = UUID()
        var title: String
      }

      struct Outline: View {
        @State private var chapters: [Chapter] = []
        var body: some View {
          List($chapters) { $chapter in
            TextField("Title", text: $chapter.title)
          }
        }
      }
      """),
    Example(
      "no control edits the title",
      """
      import SwiftUI

      struct Chapter: Identifiable {
        var id: String { title }
        var title: String
      }

      struct Outline: View {
        let chapters: [Chapter]
        var body: some View { List(chapters) { Text($0.title) } }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    checkID(member, fact)
    guard fact.hasBody, pass.file.mentions(.ForEach) || pass.file.mentions(.List) else { return }
    for data in pass.index.rowData(in: member) { checkKey(of: data) }
  }

  /// `var id: String { title }`
  private func checkID(_ member: MemberID, _ fact: MemberFact) {
    guard fact.name == .id, fact.kind == .computedProperty, fact.hasBody, !fact.isStatic,
      let owner = pass.index.owner(member), pass.index[owner].isProjectType, pass.index.isIdentifiable(owner),
      let value = pass.index.singleExpression(of: member),
      let property = property(value.unwrapped, of: owner)
    else { return }
    let type = pass.plainName(of: owner)
    let uses = pass.work.identifications(of: owner).filter { $0.key == .none || $0.key == .id }
    let what = "`\(type).id` is `\(pass.plainName(of: property))`"
    let notes = uses.prefix(1).map { pass.note(of: $0) }
    guard let control = pass.index.control(editing: property), !isExcluded(control),
      pass.isStrict || !uses.isEmpty && isOfElement(control, property)
    else {
      guard pass.isStrict, !uses.isEmpty else { return }
      return reportAssigned(fact.nameRange, what, property, notes)
    }
    report(fact.nameRange, what, property, control, notes)
  }

  /// A stored property of the value that the expression names.
  private func property(_ value: Node, of owner: TypeID) -> MemberID? {
    value.ownName.flatMap { mutable($0, of: owner) }
  }

  private func mutable(_ name: Name, of owner: TypeID) -> MemberID? {
    let found = pass.index.members(named: name, of: owner).filter { pass.index[$0].kind == .storedProperty }
    guard found.count == 1, !pass.index[found[0]].isLet, !pass.index[found[0]].isStatic else { return nil }
    return found[0]
  }

  /// `ForEach($chapters, id: \.title)`
  private func checkKey(of data: RowData) {
    guard let id = data.id, let key = Index.identifyingKey(of: data.call), key != .none, key != .`self`,
      key != .id, case .collection = data.source,
      let element = pass.index.elementType(of: data.data, in: data.body)?.type,
      let property = mutable(key, of: element)
    else { return }
    let what = "`\(pass.brief(id))` is the id of the rows"
    guard let control = pass.index.control(editing: property), !isExcluded(control) else {
      if pass.isStrict { reportAssigned(id.range, what, property, []) }
      return
    }
    report(id.range, what, property, control, [])
  }

  /// Whether the control is one of a preview, or edits a copy in `@State`, from which no row is built.
  private func isExcluded(_ control: EditedValue) -> Bool {
    isCopy(control)
      || pass.index.file(control.member) == pass.file.number && pass.isExcluded(control.binding.lowerBound)
  }

  /// Whether the control edits a property of the element itself, `$chapter.title`, `$chapters[0].title`, and not of a value that
  /// another element holds.
  private func isOfElement(_ control: EditedValue, _ property: MemberID) -> Bool {
    let path = control.text.split(separator: ".")
    return path.last.map { $0 == pass.text(pass.index[property].name) } ?? false
      && (path.count == 2 || path.dropLast().last?.hasSuffix("]") ?? false)
  }

  /// `$draft.title` with `@State private var draft: Chapter`
  private func isCopy(_ control: EditedValue) -> Bool {
    let root = control.text.drop { $0 == "$" }.prefix { $0 != "." && $0 != "[" && $0 != "?" && $0 != "!" }
    guard let name = pass.index.names.name(String(root)),
      let owner = pass.index.owner(control.member)
    else { return false }
    return pass.index.storedProperties(of: owner).contains { property in
      pass.index[property].name == name && pass.index[property].attributes.contains { $0 == .State }
        && !(pass.index.valueType(of: property)?.isCollection ?? true)
    }
  }

  /// Whether it is set in a value that the same code has just created, which no view can have shown yet.
  private func isJustMade(_ site: UseSite, _ owner: TypeID?) -> Bool {
    let body = pass.index.body(of: site.member)
    let receiver = body.uses[site.use].receiver
    guard let owner, receiver >= 0, case .local(let i) = body.target(Int(receiver)) else { return false }
    let local = body.locals[Int(i)]
    return local.initial >= 0 && !local.isElement && body.target(Int(local.initial)) == .construction(owner)
  }

  /// Reports a property that code sets and no control edits.
  private func reportAssigned(_ range: Range<Int>, _ what: String, _ property: MemberID, _ more: [Note]) {
    let owner = pass.index.owner(property)
    let write = pass.work.writes(of: property).first { site in
      guard !pass.isExcluded(site), !isJustMade(site, owner) else { return false }
      return pass.index[site.member].kind != .initializer || pass.index.owner(site.member) != owner
    }
    guard let write else { return }
    pass.report(
      range,
      "\(what), which code sets: each change replaces the row",
      severity: .info, help: "add an id to the elements that is created once",
      notes: [
        pass.note("the property is set here", .change, at: write), pass.note("this is the id", .cause, at: property),
      ] + more)
  }

  private func report(
    _ range: Range<Int>, _ what: String, _ property: MemberID, _ control: EditedValue, _ more: [Note]
  ) {
    let name = pass.text(control.control)
    let each = Index.controlKind(control.control) == .continuous ? "each step of an edit" : "each change"
    pass.report(
      range,
      "\(what), which `\(name)` edits: \(each) replaces the row",
      help: "add an id to the elements that is created once",
      notes: [
        pass.note("the property is edited here", .change, at: control),
        pass.note("this is the id", .cause, at: property),
      ] + more)
  }
}
