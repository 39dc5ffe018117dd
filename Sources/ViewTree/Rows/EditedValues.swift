// Which values controls edit: the targets of bindings that text fields, sliders and toggles take.

import Frameworks
import Project
import Syntax

/// A control and the value that the user changes with it.
public struct EditedValue: Sendable {
  /// `TextField`, `Slider` …, or the modifier `searchable`.
  public let control: Name
  /// The UTF-8 byte offsets of the binding: `$draft.title`. Not a node, because the index caches some of these values
  /// to the end.
  public let binding: Range<Int>
  /// The member whose body contains it.
  public let member: MemberID
  /// The value as the queried view spells it: `draft.title`.
  public let text: String
}

/// How a value changes while a control is used.
public enum ControlKind: Sendable {
  /// With each keystroke, or while a finger moves.
  case continuous
  /// Once.
  case discrete
}

extension Index {
  /// How a framework view lets the user change a value through a binding; nil if it does not.
  public static func controlKind(_ name: Name) -> ControlKind? {
    switch name.known {
    case .TextField, .SecureField, .TextEditor, .Slider, .Stepper, .searchable: .continuous
    case .Toggle, .Picker, .DatePicker, .ColorPicker: .discrete
    default: nil
    }
  }

  /// What controls at or below a node of a view tree edit, including controls in the project's views that take a
  /// binding.
  public func editedValues(below node: Int, of tree: ViewTree) -> [EditedValue] {
    var found: [EditedValue] = []
    editedValues(below: node, of: tree, depth: 0, into: &found)
    return found
  }

  /// How many edited values are collected before views of the project are no longer followed. Findings name a few.
  private static let editedValueLimit = 64

  private func editedValues(below node: Int, of tree: ViewTree, depth: Int, into found: inout [EditedValue]) {
    var i = node
    while i < tree[node].end {
      let view = tree[i]
      defer { i += 1 }
      if view.kind == .slot, view.use?.kind == .presentation {
        i = view.end - 1
        continue
      }
      guard view.kind == .element || view.kind == .modified, view.isCall else { continue }
      let bindings = view.syntax.arguments.compactMap { argument in
        argument.value.flatMap { boundText($0, in: tree.body) }.map { (argument: argument, text: $0) }
      }
      guard !bindings.isEmpty else { continue }
      if view.type == nil, view.member == nil, Self.controlKind(view.name) != nil {
        for (argument, text) in bindings where Self.isEdited(argument.name) {
          guard let binding = argument.value else { continue }
          found.append(EditedValue(control: view.name, binding: binding.range, member: tree.member, text: text))
        }
      } else if let type = view.type, depth < FollowLimit.helpers, found.count < Self.editedValueLimit {
        let properties = bindings.compactMap { argument, text in
          bindingProperty(takenBy: type, argument, of: view.syntax, in: tree.body).map { (property: $0, text: text) }
        }
        if !properties.isEmpty { editedValues(in: type, given: properties, depth: depth, into: &found) }
      }
    }
  }

  /// The value behind a binding, as the view spells it: of `$draft.title`, of the bare parameter of the rows of
  /// `ForEach($items) { item in … }`, and of a local that is one of these. Nil for other expressions.
  private func boundText(_ node: Node, in body: Body, depth: Int = 0) -> String? {
    if node.isBinding { return node.comparableText }
    let root = node.unwrapped.root
    guard depth < FollowLimit.parts, root.kind == .identifierExpr, case .local(let number) = target(of: root, in: body)
    else { return nil }
    let local = body.locals[Int(number)]
    guard local.initial >= 0 else { return nil }
    let source = body.node(Int(local.initial))
    if local.isElement { return source.isBinding ? node.comparableText : nil }
    return boundText(source, in: body, depth: depth + 1).map {
      $0 + node.comparableText.dropFirst(text(root.name).count)
    }
  }

  /// The binding of a view of the project that an argument fills, also through an initializer: `_text = text`.
  private func bindingProperty(takenBy type: TypeID, _ argument: Node, of call: Node, in body: Body) -> MemberID? {
    guard case .property(let property) = storage(of: argument, of: call, constructing: type, in: body),
      self[property].attributes.contains(where: { $0 == .Binding })
    else { return nil }
    return property
  }

  /// What a view of the project edits through the bindings that it takes.
  private func editedValues(
    in type: TypeID, given bindings: [(property: MemberID, text: String)], depth: Int, into found: inout [EditedValue]
  ) {
    let bodies = self[type].members.filter { self[$0].name == .body && self[$0].hasBody }
    guard bodies.count == 1 else { return }
    var inner: [EditedValue] = []
    editedValues(below: 0, of: viewTree(of: bodies[0]), depth: depth + 1, into: &inner)
    for (property, bound) in bindings {
      let name = text(self[property].name)
      for edited in inner where edited.text == name || edited.text.hasPrefix(name + ".") {
        found.append(
          EditedValue(
            control: edited.control, binding: edited.binding, member: edited.member,
            text: bound + edited.text.dropFirst(name.count)))
      }
    }
  }

  private static func isEdited(_ label: Name) -> Bool {
    switch label.known {
    case .text, .value, .isOn, .selection: true
    default: label == .none
    }
  }

  /// The first control in the project that edits the property of a value; nil if there is none. For `Item.title` it
  /// is `TextField("", text: $item.title)`. Cached.
  public func control(editing property: MemberID) -> EditedValue? {
    derivation(.editedProperties, of: 0) { EditedProperties(findEditedProperties()) }.controls[property]
  }

  /// The first control for each property, in the order of the source.
  private func findEditedProperties() -> [MemberID: EditedValue] {
    var found: [MemberID: EditedValue] = [:]
    for file in files where Self.mentionsControl(file) {
      for i in file.members.indices where file.members[i].hasBody {
        let id = member(file: file.number, fact: i)
        guard isViewMember(file.members[i], owner: owner(id), file: file.number) else { continue }
        let body = body(of: id)
        for use in body.uses where use.kind == .member {
          let node = file.tree.node(Int(use.node))
          guard let argument = node.parent, argument.kind == .argument, Self.isEdited(argument.name),
            let call = argument.parent, call.kind == .call, Self.controlKind(call.calledName) != nil,
            boundText(node, in: body) != nil, let property = boundProperty(by: node, in: body), found[property] == nil
          else { continue }
          found[property] = EditedValue(
            control: call.calledName, binding: node.range, member: id, text: node.comparableText)
        }
      }
    }
    return found
  }

  private static func mentionsControl(_ file: SourceFile) -> Bool {
    let controls: [Name.Known] = [
      .TextField, .SecureField, .TextEditor, .Slider, .Stepper, .searchable, .Toggle, .Picker, .DatePicker,
      .ColorPicker,
    ]
    return controls.contains { file.mentions($0) }
  }
}

private final class EditedProperties: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let controls: [MemberID: EditedValue]
  init(_ controls: [MemberID: EditedValue]) { self.controls = controls }
}
