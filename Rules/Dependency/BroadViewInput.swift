import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A view that takes more than it shows is evaluated when the rest changes.
public struct BroadViewInput: MemberRule {
  public static let about = About(
    "broad-view-input", .dependency, .info, "A view takes a whole value but shows one property of it",
    isOnByDefault: false,
    references: [.performance, .discoverObservation],
    explanation: """
      SwiftUI evaluates a view when one of its inputs changes. A struct changes when anything in it changes. A \
      view that takes a whole `Person` to show the name is evaluated when the person gets a new address. That \
      evaluation shows the same name as before.

      Pass the property: `Badge(name: person.name)`. The view is then evaluated only when the name changes. \
      Its declaration also says what it shows, and it is easier to preview and to reuse.

      Reported where all of the following hold:

      - the value is a struct of the project with at least four stored properties
      - all code of the view uses the same single property
      - some code of the project passes a value that can change

      Not reported:

      - values that the view passes on, stores, or uses in actions
      - objects, which SwiftUI does not compare by their contents
      - views with their own `==`
      """)

  public static let bad = [
    Example(
      "a new address evaluates the badge",
      """
      import SwiftUI

      struct Person {
        var name = ""
        var street = ""
        var city = ""
        var country = ""
      }

      struct Badge: View {
        let person: Person
        var body: some View { Text(person.name).bold() }
      }

      struct Card: View {
        @State private var person = Person()
        var body: some View {
          Badge(person: person)
          TextField("City", text: $person.city)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the name alone",
      """
      import SwiftUI

      struct Person {
        var name = ""
        var street = ""
        var city = ""
        var country = ""
      }

      struct Badge: View {
        let name: String
        var body: some View { Text(name).bold() }
      }

      struct Card: View {
        @State private var person = Person()
        var body: some View {
          Badge(name: person.name)
          TextField("City", text: $person.city)
        }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  /// With fewer properties, nearly every change of the value is one of what the view shows.
  private static let fieldLimit = 4

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, !fact.isLazy, fact.attributes.isEmpty,
      fact.type != .unknown, let view = pass.index.owner(member), pass.index[view].isViewStruct,
      !pass.index.isEquatable(view),
      let type = pass.index.valueType(of: member)?.type, pass.index[type].kind == .struct,
      pass.index[type].isProjectType,
      pass.index[type].traits.isDisjoint(with: [.viewLike, .observable]),
      pass.index.storedProperties(of: type).count >= Self.fieldLimit,
      let (field, read) = onlyField(of: member, type, in: view),
      !pass.isUsedElsewhere(member), !pass.index.isRequirement(member),
      !pass.index.handsItselfOn(view), let call = changingCall(passing: member, fact, to: view)
    else { return }
    let (name, shown) = (pass.text(fact.name), pass.plainName(of: field))
    let count = pass.index.storedProperties(of: type).count
    pass.report(
      fact.nameRange,
      "`\(pass.plainName(of: view))` takes a whole `\(pass.plainName(of: type))` but uses only `\(shown)`, so a "
        + "change of its \(count - 1) other properties evaluates it",
      help: "pass `\(name).\(shown)`",
      notes: [
        pass.note("`\(shown)` is the only property that the view uses", .path, at: read),
        pass.note("\(pass.quoted(call.value, or: "the value")) is passed here", .path, at: call.site),
      ] + [pass.note("`\(pass.plainName(of: type))` has \(count) properties", .cause, at: type)].compactMap { $0 })
  }

  /// The one stored property that all code of the view uses of the value; nil if there are others, or if the
  /// value is used as a whole.
  private func onlyField(of input: MemberID, _ type: TypeID, in view: TypeID)
    -> (field: MemberID, read: UseSite)?
  {
    var field: MemberID?
    var read: UseSite?
    for use in pass.index.dependencies(of: view).uses(of: input) {
      if use.context == .construction, use.isWritten, use.memberUse == nil { continue }
      guard let part = use.memberUse, use.isOfSelf, !use.isWritten,
        use.context == .update || use.context == .presentation,
        case .member(let target) = pass.index.body(of: use.site.member).target(part),
        pass.index[target].kind == .storedProperty, pass.index.owner(target) == type,
        field == nil || field == target
      else { return nil }
      field = target
      if read == nil, use.context == .update { read = UseSite(member: use.site.member, use: part) }
    }
    guard let field, let read, !pass.isExcluded(read), !isUsedByInitializers(input, of: view) else {
      return nil
    }
    return (field, read)
  }

  /// Whether an initializer does more with the value than to store it.
  private func isUsedByInitializers(_ input: MemberID, of view: TypeID) -> Bool {
    pass.index[view].initializers.contains { initializer in
      guard
        let value = pass.index.assignments(in: initializer).first(where: { $0.property == input })?.value,
        value.kind == .identifierExpr
      else { return true }
      let mentions = pass.index.body(of: initializer).uses.filter {
        $0.kind == .identifier && $0.name == value.name
      }
      return mentions.count > 1
    }
  }

  /// A call that passes a value that can change.
  private func changingCall(passing input: MemberID, _ fact: MemberFact, to view: TypeID)
    -> PassedInput?
  {
    for call in pass.index.someCallsOutsidePreviews(of: view, work: pass.work) {
      let body = pass.index.body(of: call.caller)
      let site = UseSite(member: call.caller, use: call.use)
      let node = body.node(call.use)
      guard pass.index.givesContent(call.caller), !pass.isExcluded(site) else { continue }
      for argument in node.arguments {
        guard let value = argument.value,
          case .property(let target)? = pass.index.storage(
            of: argument, of: node, constructing: view, in: body), target == input,
          pass.index.mayChange(value, in: body, work: pass.work)
        else { continue }
        return PassedInput(site: site, value: value)
      }
    }
    return nil
  }
}
