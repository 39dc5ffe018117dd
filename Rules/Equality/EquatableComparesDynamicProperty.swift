import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `==` sees values of a view that are not on the screen, so what SwiftUI keeps for it is not in them.
public struct EquatableComparesDynamicProperty: TypeRule {
  public static let about = About(
    "equatable-compares-dynamic-property", .equality, .warning,
    "The `==` of a view compares a property that SwiftUI fills in",
    fix: "Takes the property out of `==`, where it stands in one comparison joined to others by `&&`. Suggested: look "
      + "at what is left.",
    references: [.viewEquality, .equatableView],
    explanation: """
      `==` compares two values of the view as its parent makes them. What `@State`, `@StateObject`, \
      `@Environment`, `@FocusState`, a query and their like give is not part of these values: SwiftUI \
      connects them to their storage just before it evaluates `body`. In `==` a `@State` reads as its \
      initial value, an `@Environment` as its default, an `@EnvironmentObject` has no object and stops the \
      program. Nor is there anything to compare: a change of these updates the view whatever `==` says.

      An `@ObservedObject` is in the value, but mostly both sides hold the same object, so its properties \
      are equal to themselves; only which object it is can differ.

      The same holds for a class without observation that is compared by `===` while `body` reads what it \
      holds: the object stays the same when its contents change, and the view stays as it is.

      Compare plain inputs only, and leave the others out of `==`. A `@Binding` is no more than noted: its \
      value may well be compared, although SwiftUI follows that too.

      Left alone: objects compared by identity or by their `id`, where SwiftUI is told what changes in them.
      """)

  public static let bad = [
    Example("both sides are `false`", """
      import SwiftUI

      struct Cover: View, Equatable {
        let title: String
        @State private var isOpen = false
        static func == (lhs: Cover, rhs: Cover) -> Bool {
          lhs.title == rhs.title && lhs.isOpen == rhs.isOpen
        }
        var body: some View { Button(isOpen ? "Close" : title) { isOpen.toggle() } }
      }
      """)
  ]
  public static let good = [
    Example("inputs only", """
      import SwiftUI

      struct Cover: View, Equatable {
        let title: String
        @State private var isOpen = false
        static func == (lhs: Cover, rhs: Cover) -> Bool { lhs.title == rhs.title }
        var body: some View { Button(isOpen ? "Close" : title) { isOpen.toggle() } }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.traits.contains(.viewLike), pass.index.isEquatable(type.id),
      let equality = pass.index.writtenEquality(of: type.id),
      pass.index.file(equality.member) == pass.file.number
    else { return }
    for property in pass.index.storedProperties(of: type.id) {
      let mentions = equality.mentions(of: pass.index[property].name)
      guard let first = mentions.first else { continue }
      let fact = pass.index[property]
      if let wrapper = fact.attributes.first(where: { Wrappers.has(.dynamicProperty, $0) }) {
        if wrapper == .ObservedObject || wrapper == .ObservedRealmObject {
          // Which object it is may well differ.
          guard let contents = mentions.first(where: { isOfContents($0) }) else { continue }
          report(contents, property, wrapper, equality)
        } else {
          report(first, property, wrapper, equality)
        }
      } else if fact.attributes.isEmpty {
        reportIdentity(equality, property, of: type.id)
      }
    }
  }

  private func report(
    _ mention: WrittenEquality.Mention, _ property: MemberID, _ wrapper: Name, _ equality: WrittenEquality
  ) {
    let mayBeMeant = wrapper == .Binding || wrapper == .Bindable
    let name = pass.plainName(of: property)
    let effect =
      switch wrapper.known {
      case .State, .StateObject, .GestureState: "both sides have its initial value, not what is on the screen"
      case .EnvironmentObject: "there is no object outside of an update, and reading it stops the program"
      case .Environment, .FocusedValue, .FocusedBinding, .FocusedObject, .ScaledMetric:
        "both sides have its default, not the value around the view"
      case .FocusState, .AccessibilityFocusState: "neither side is connected to the focus"
      case .ObservedObject, .ObservedRealmObject:
        "both sides hold the same object, which updates the view by itself"
      case .AppStorage, .SceneStorage: "both sides read the same storage, which updates the view by itself"
      case .Binding, .Bindable: "both sides mostly lead to the same value, which updates the view by itself"
      default: "SwiftUI connects it to its storage only when it evaluates `body`"
      }
    pass.report(
      at: mention.node, "`==` compares `@\(pass.text(wrapper)) \(name)`: \(effect)",
      severity: mayBeMeant ? .info : .warning, help: "leave `\(name)` out of `==`",
      notes: [pass.note("declared here", at: property)],
      fix: mayBeMeant ? nil : fix(property, equality))
  }

  /// `lhs.a == rhs.a && lhs.b == rhs.b` without the clause of the property. Nil where more than one clause
  /// mentions it, or no other is left.
  private func fix(_ property: MemberID, _ equality: WrittenEquality) -> Fix? {
    let name = pass.index[property].name
    guard equality.results.count == 1, let result = equality.results.first?.unwrapped,
      result.kind == .sequence
    else { return nil }
    let clauses = result.children.split { $0.isOperator("&&") }.map(Array.init)
    let isPlain = clauses.allSatisfy { clause in
      clause.count == 1 || clause.count == 3 && ["==", "===", "!="].contains(where: clause[1].isOperator)
    }
    let concerned = clauses.indices.filter { i in
      equality.mentions(of: name).contains { mention in clauses[i].contains { $0.contains(mention.node) } }
    }
    guard isPlain, clauses.count > 1, concerned.count == 1, let i = concerned.first,
      equality.mentions.allSatisfy({ mention in
        (mention.path.first == name) == clauses[i].contains { $0.contains(mention.node) }
      })
    else { return nil }
    let range =
      i > 0
      ? clauses[i - 1].last!.range.upperBound..<clauses[i].last!.range.upperBound
      : clauses[i][0].range.lowerBound..<clauses[i + 1][0].range.lowerBound
    guard !pass.hasComment(in: range) else { return nil }
    return Fix("Leave `\(pass.text(name))` out of `==`", .suggested, [pass.edit(range, with: "")])
  }

  /// `lhs.model.title`
  private func isOfContents(_ mention: WrittenEquality.Mention) -> Bool {
    guard mention.path.count > 1 else { return false }
    switch mention.path[1].known {
    case .id, .objectID, .persistentModelID: return false
    default: return true
    }
  }

  /// `lhs.model === rhs.model`, and `body` reads variables of the model that nothing watches.
  private func reportIdentity(_ equality: WrittenEquality, _ property: MemberID, of type: TypeID) {
    guard let model = pass.index.valueType(of: property)?.type, pass.index[model].kind == .class,
      pass.index[model].traits.isDisjoint(with: [.observable, .observableObject])
    else { return }
    let mentions = equality.mentions(of: pass.index[property].name)
    guard let place = mentions.first, mentions.allSatisfy({ isComparedByIdentity($0) }) else { return }
    for variable in pass.index.storedProperties(of: model)
    where !pass.index[variable].isLet && pass.index[variable].attributes.isEmpty {
      let read = pass.work.reads.sites(of: variable).first { site in
        guard pass.index.owner(site.member) == type else { return false }
        let body = pass.index.body(of: site.member)
        return body.target(Int(body.uses[site.use].receiver)) == .member(property)
      }
      guard let read else { continue }
      let name = pass.plainName(of: property)
      let path = name + "." + pass.plainName(of: variable)
      pass.report(
        at: place.node,
        "`==` compares `\(name)` by identity, but `body` reads `\(path)`: the object stays the same when "
          + "that "
          + "changes, and the view is not updated",
        help:
          (pass.mayUse(.iOS17) ? "make `\(pass.plainName(of: model))` `@Observable`, or " : "")
          + "give the view the values that it shows",
        notes: [pass.note("`\(path)` is read here", at: read)])
      return
    }
  }

  private func isComparedByIdentity(_ mention: WrittenEquality.Mention) -> Bool {
    guard mention.path.count == 1, let sequence = mention.whole.parent, sequence.kind == .sequence else {
      return false
    }
    let parts = Array(sequence.children)
    guard let place = parts.firstIndex(of: mention.whole) else { return false }
    let next = mention.isLeft ? place + 1 : place - 1
    return parts.indices.contains(next) && parts[next].isOperator("===")
  }
}
