import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// `==` compares values of a view that are not on the screen, so they lack what SwiftUI stores for the view.
public struct EquatableComparesDynamicProperty: TypeRule {
  public static let about = About(
    "equatable-compares-dynamic-property", .equality, .info,
    "The `==` of a view compares a property that SwiftUI fills in",
    isOnByDefault: false,
    fix: "Removes the property from `==`, where it is in one of several comparisons that `&&` joins. Suggested: check "
      + "what is left.",
    references: [.viewEquality, .equatableView],
    explanation: """
      `==` compares two values of the view as its parent creates them. The values of `@State`, `@StateObject`, \
      `@Environment`, `@FocusState`, queries and the like are not part of them. SwiftUI connects these \
      properties to their storage just before it evaluates `body`. In `==`, a `@State` property has its \
      initial value, and an `@Environment` property its default. An `@EnvironmentObject` has no object there, \
      and reading it stops the program. The comparison is not needed either: a change of these properties \
      updates the view whatever `==` returns.

      An `@ObservedObject` is part of the value. Both sides usually hold the same object, so its properties \
      equal themselves. Only the identity of the object can differ.

      The same holds for a class without observation that `==` compares by `===` while `body` reads its \
      properties. The object stays the same when its contents change, so the view does not update.

      Compare plain inputs only, and leave the other properties out of `==`. A `@Binding` is \
      reported in strict mode only: comparing its value can be intended.

      Not reported: objects that are compared by identity or by their `id`, where SwiftUI observes their \
      changes.
      """)

  public static let bad = [
    Example(
      "both sides are `false`",
      """
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
    Example(
      "inputs only",
      """
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
        // The values of constant bindings differ, and `.equatable()` may need them to.
        if (wrapper == .Binding || wrapper == .Bindable) && !pass.isStrict { continue }
        // Realm opens the results with the value of the view.
        if wrapper == .ObservedResults { continue }
        if wrapper == .ObservedObject || wrapper == .ObservedRealmObject {
          // The identity of the object may differ.
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
      case .State, .StateObject, .GestureState: "has its initial value on both sides"
      case .EnvironmentObject: "has no object outside of an update, and stops the program when it is read"
      case .Environment, .FocusedValue, .FocusedBinding, .FocusedObject, .ScaledMetric:
        "has its default value on both sides"
      case .FocusState, .AccessibilityFocusState: "is not connected to the focus on either side"
      case .ObservedObject, .ObservedRealmObject:
        "is the same object on both sides and updates the view by itself"
      case .AppStorage, .SceneStorage: "reads the same storage on both sides and updates the view by itself"
      case .Binding, .Bindable: "usually leads to the same value on both sides and updates the view by itself"
      default: "is connected to its storage only while SwiftUI evaluates `body`"
      }
    pass.report(
      at: mention.node, "`==` compares `@\(pass.text(wrapper)) \(name)`, which \(effect)",
      help: "leave `\(name)` out of `==`",
      notes: [pass.note("declared here", at: property)],
      fix: mayBeMeant ? nil : fix(property, equality))
  }

  /// `lhs.a == rhs.a && lhs.b == rhs.b` without the clause of the property. Nil if more than one clause mentions the
  /// property, or no other clause is left.
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

  /// Reports `lhs.model === rhs.model` where `body` reads variables of the model that SwiftUI does not observe.
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
        "`==` compares `\(name)` by identity while `body` reads `\(path)`, so a change of `\(path)` does not update "
          + "the view",
        help: Remedy(
          """
          \(clauses:
            "make `\(pass.plainName(of: model))` `@Observable`", "pass the view the values that it shows")
          """),
        notes: [pass.note("`\(path)` is read here", .cause, at: read)])
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
