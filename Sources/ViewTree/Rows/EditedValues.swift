// Which values controls edit: what the bindings mean that are passed to text fields, sliders and toggles.

import Frameworks
import Project
import Syntax

/// A control and the value that the user changes with it.
public struct EditedValue: Sendable {
  /// `TextField`, `Slider` …, or the modifier `searchable`.
  public let control: Name
  /// UTF-8 offsets of the binding: `$draft.title`. No node, because the index keeps this one to the end.
  public let binding: Range<Int>
  /// The member in whose body it stands.
  public let member: MemberID
  /// The value as the view that was asked about spells it: `draft.title`.
  public let text: String
}

/// What happens while a control is used.
public enum ControlKind: Sendable {
  /// The value changes with each keystroke, or while a finger moves.
  case continuous
  /// The value changes once.
  case discrete
}

extension Index {
  /// Does the view let the user change a value that it is given a binding to?
  public static func controlKind(_ name: Name) -> ControlKind? {
    switch name.known {
    case .TextField, .SecureField, .TextEditor, .Slider, .Stepper, .searchable: .continuous
    case .Toggle, .Picker, .DatePicker, .ColorPicker: .discrete
    default: nil
    }
  }

  /// What controls at or below a node of a view tree edit, those in the project's views that are given a
  /// binding included.
  public func editedValues(below node: Int, of tree: ViewTree) -> [EditedValue] {
    var found: [EditedValue] = []
    editedValues(below: node, of: tree, depth: 0, into: &found)
    return found
  }

  private func editedValues(below node: Int, of tree: ViewTree, depth: Int, into found: inout [EditedValue]) {
    var i = node
    while i < tree[node].end {
      let view = tree[i]
      defer { i += 1 }
      if view.kind == .slot, view.use?.kind == .presentation {
        i = view.end - 1
        continue
      }
      guard view.kind == .element || view.kind == .modified, view.syntax.kind == .call else { continue }
      let bindings = view.syntax.arguments.filter { $0.value?.isBinding ?? false }
      guard !bindings.isEmpty else { continue }
      if view.type == nil, view.member == nil, Self.controlKind(view.name) != nil {
        for argument in bindings where Self.isEdited(argument.name) {
          guard let binding = argument.value else { continue }
          found.append(
            EditedValue(
              control: view.name, binding: binding.range, member: tree.member, text: binding.comparableText))
        }
      } else if let type = view.type, depth < FollowLimit.helpers, found.count < 64 {
        editedValues(in: type, given: bindings, depth: depth, into: &found)
      }
    }
  }

  /// What a view of the project edits through the bindings that it is given.
  private func editedValues(
    in type: TypeID, given bindings: [Node], depth: Int, into found: inout [EditedValue]
  ) {
    let bodies = self[type].members.filter { self[$0].name == .body && self[$0].hasBody }
    guard self[type].initializers.isEmpty, bodies.count == 1 else { return }
    var inner: [EditedValue] = []
    editedValues(below: 0, of: viewTree(of: bodies[0]), depth: depth + 1, into: &inner)
    for argument in bindings {
      guard let binding = argument.value else { continue }
      let isBinding = members(named: argument.name, of: type).contains { id in
        self[id].attributes.contains { $0 == .Binding }
      }
      guard isBinding else { continue }
      let name = text(argument.name)
      for edited in inner where edited.text == name || edited.text.hasPrefix(name + ".") {
        found.append(
          EditedValue(
            control: edited.control, binding: edited.binding, member: edited.member,
            text: binding.comparableText + edited.text.dropFirst(name.count)))
      }
    }
  }

  private static func isEdited(_ label: Name) -> Bool {
    switch label.known {
    case .text, .value, .isOn, .selection: true
    default: label == .none
    }
  }

  /// A control somewhere in the project that edits the property of a value: `TextField("", text:
  /// $item.title)` for `Item.title`.
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
            node.isBinding, let property = boundProperty(by: node, in: body), found[property] == nil
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

/// What controls anywhere in the project edit.
private final class EditedProperties: AnyDerivation, @unchecked Sendable {
  // Unchecked as what it derives from is; nothing changes after `init`.
  let controls: [MemberID: EditedValue]
  init(_ controls: [MemberID: EditedValue]) { self.controls = controls }
}
