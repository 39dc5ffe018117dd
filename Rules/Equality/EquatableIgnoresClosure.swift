import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A closure that `==` leaves out keeps the values that it captured first.
public struct EquatableIgnoresClosure: TypeRule {
  public static let about = About(
    "equatable-ignores-closure", .equality, .info,
    "The `==` of a view leaves out a closure that captures values",
    isOnByDefault: false, references: [.viewEquality, .equatableView],
    explanation: """
      Closures cannot be compared, so the `==` of a view leaves them out. Where `==` returns `true`, SwiftUI \
      keeps the old value of the view, and with it the old closure and the values that it captured. A button \
      then deletes the previous item, or saves a text that has changed since.

      Let the closure capture what is always current: a binding, `@State` or an object. Or pass the value to \
      the closure when it is called (`onDelete(item.id)`), or compare it as an input of the view.

      Reported are call sites that pass a closure which captures an input of the surrounding view or a local \
      value. They are not reported if they pass the same value as an argument.

      Not reported: closures that capture only state, bindings and objects, or nothing; captures from which the call \
      also computes a compared input; an `==` that passes a whole value to another function.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "deletes the first item, whichever is shown later",
      """
      import SwiftUI

      struct Delete: View, Equatable {
        let title: String
        let action: () -> Void
        static func == (lhs: Delete, rhs: Delete) -> Bool { lhs.title == rhs.title }
        var body: some View { Button(title, action: action) }
      }

      struct ItemView: View {
        let item: Int
        let delete: (Int) -> Void
        var body: some View {
          Text("\\(item)")
          Delete(title: "Delete", action: { delete(item) }).equatable()
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the item is compared as well",
      """
      import SwiftUI

      struct Delete: View, Equatable {
        let item: Int
        let action: (Int) -> Void
        static func == (lhs: Delete, rhs: Delete) -> Bool { lhs.item == rhs.item }
        var body: some View { Button("Delete") { action(item) } }
      }

      struct ItemView: View {
        let item: Int
        @State private var deleted: [Int] = []
        var body: some View {
          Text("\\(item)")
          Delete(item: item, action: { deleted.append($0) }).equatable()
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.traits.contains(.viewLike), let equality = pass.index.writtenEquality(of: type.id),
      !equality.isOpaque,
      pass.index.file(equality.member) == pass.file.number
    else { return }
    for property in type.storedProperties {
      let fact = pass.index[property]
      guard fact.attributes.isEmpty, pass.index.holdsClosure(property),
        equality.mentions(of: fact.name).isEmpty
      else { continue }
      for call in pass.work.outside.initializerCalls(of: type.id) {
        let site = UseSite(member: call.caller, use: call.use)
        guard !pass.isExcluded(site),
          let closure = closure(for: property, of: type, in: pass.index.node(at: site)),
          let capture = staleCapture(of: closure, in: pass.index.node(at: site), site, equality)
        else { continue }
        let name = pass.text(type.name)
        let label = pass.text(fact.name)
        pass.report(
          pass.index[equality.member].nameRange,
          "`==` of `\(name)` leaves out the closure `\(label)`, which keeps the first value of `\(capture.name)` while "
            + "the compared inputs stay equal",
          help: "pass the value to the closure when it is called, or compare it as an input of `\(name)`",
          notes: [
            pass.note("this closure captures `\(capture.name)`", .cause, at: capture.site),
            pass.note("`\(label)` is not compared", .cause, at: property),
          ])
        break
      }
    }
  }

  /// The closure that a call passes for the property.
  private func closure(for property: MemberID, of type: TypeEntry, in call: Node) -> Node? {
    let name = pass.index[property].name
    for child in call.children where child.isPassing {
      guard let value = child.value, value.kind == .closure else { continue }
      if child.name == name { return value }
      // The first trailing closure has no label.
      let closures = type.storedProperties.filter { pass.index.holdsClosure($0) }
      if child.kind == .trailingClosure, child.name == .none, closures.count == 1 { return value }
    }
    return nil
  }

  /// A value that the closure captures and that no argument of the call mentions.
  private func staleCapture(
    of closure: Node, in call: Node, _ site: UseSite, _ equality: WrittenEquality
  ) -> (name: String, site: UseSite)? {
    let body = pass.index.body(of: site.member)
    // What the compared inputs are computed from changes them, also through locals and functions.
    guard let read = pass.index.propertiesRead(forInputsOf: equality, by: call, in: body) else { return nil }
    let view = pass.index.owner(site.member)
    for i in body.uses(in: closure) {
      let use = body.uses[i]
      guard use.kind == .identifier, !use.isWritten, isCapturedValue(use, i, closure, body, view) else {
        continue
      }
      let isCompared = call.arguments.contains { argument in
        argument.value?.kind != .closure && argument.descendants.contains { $0.isReference(to: use.name) }
      }
      let node = body.node(i)
      let isRead = pass.index.propertiesRead(by: node, in: body).map { !$0.isEmpty && $0.isSubset(of: read) } ?? true
      if !isCompared, !isRead { return (pass.text(use.name), UseSite(member: site.member, use: i)) }
    }
    return nil
  }

  private func isCapturedValue(
    _ use: UseFact, _ number: Int, _ closure: Node, _ body: Body, _ view: TypeID?
  ) -> Bool {
    switch body.target(number) {
    case .member(let member):
      let fact = pass.index[member]
      guard fact.isStoredInInstances, fact.attributes.isEmpty,
        pass.index.owner(member) == view,
        view.map({ pass.index.inputs(of: $0).contains(member) }) ?? false, !pass.index.holdsClosure(member)
      else { return false }
      return isValue(pass.index.valueType(of: member))
    case .local(let i):
      let local = body.locals[Int(i)]
      // A parameter or a variable of the closure itself is not captured.
      let file = pass.index.files[pass.index.file(body.member)]
      if local.node != 0, closure.contains(file.tree.node(Int(local.node))) { return false }
      let isOwn = closure.descendants.contains { node in
        switch node.kind {
        case .closureParameter, .capture, .parameter, .optionalBinding, .identifierPattern:
          node.name == local.name
        default: false
        }
      }
      return !isOwn && isValue(body.type(number))
    default: return false
    }
  }

  private func isValue(_ type: StaticType?) -> Bool {
    guard let type, !type.isMetatype else { return false }
    if let id = type.type { return pass.index[id].kind == .struct || pass.index[id].kind == .enum }
    return type.isCollection || type.name == .String || PlainData.contains(type.name)
  }
}
