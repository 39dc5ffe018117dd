import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A property that returns a view is part of the body that shows it.
public struct ViewHelperNotType: ViewTreeRule {
  public static let about = About(
    "view-helper-not-type", .performance, .info,
    "A part of a body could be skipped on updates if it were a view type",
    isOnByDefault: false,
    options: [
      RuleOption("view_expressions", 8, "view expressions that a helper may have"),
      RuleOption("inputs", 3, "properties of the view that the type would take at most"),
    ],
    references: [.performance, .improvingPerformance],
    explanation: """
      A computed property or function that returns `some View` does not make a view type. SwiftUI evaluates it \
      as a part of the body that calls it, whenever that body is evaluated. If the helper needs one input and \
      the body reads ten, nine kinds of changes evaluate the helper for nothing. A function that is called for \
      each row is evaluated for all rows when one changes.

      Turn the helper into a struct with the inputs that it needs. SwiftUI compares these and skips the view \
      while they stay the same.

      Reported are helpers of more than eight view expressions that use at most three properties of the view, \
      where the body depends on more. Functions of that size that rows call with their element are reported as \
      well. Where a helper has branches, only the largest counts.

      Not reported:

      - smaller helpers, and helpers that are shown in more than one place;
      - helpers that use many properties of the view, or call its functions;
      - helpers that show what SwiftUI does not observe (`Binding(get:set:)`, singletons), and so depend on \
      the evaluation of the body.
      """)

  public static let bad = [
    Example(
      "the footer is evaluated on every keystroke",
      """
      import SwiftUI

      struct Compose: View {
        @State private var text = ""
        @State private var isBold = false
        let recipients: [String]
        var body: some View {
          VStack {
            TextField("Text", text: $text)
            Text("\\(text.count)")
            Toggle("Bold", isOn: $isBold)
            if isBold { Text("Bold") }
            footer
          }
        }
        private var footer: some View {
          VStack {
            Text("Recipients")
            Divider()
            HStack {
              Image(systemName: "person")
              Text("\\(recipients.count)")
              Spacer()
              Text(recipients.first ?? "")
            }
            Divider()
            Text("Sent from here")
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "skipped while the recipients stay the same",
      """
      import SwiftUI

      struct Footer: View {
        let recipients: [String]
        var body: some View {
          VStack {
            Text("Recipients")
            Divider()
            Text("\\(recipients.count)")
          }
        }
      }

      struct Compose: View {
        @State private var text = ""
        let recipients: [String]
        var body: some View {
          VStack {
            TextField("Text", text: $text)
            Footer(recipients: recipients)
          }
        }
      }
      """),
    Example(
      "small enough",
      """
      import SwiftUI

      struct Compose: View {
        @State private var text = ""
        let recipients: [String]
        var body: some View {
          VStack {
            TextField("Text", text: $text)
            Text(text)
            footer
          }
        }
        private var footer: some View { Text("\\(recipients.count)") }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard tree.nodes.count > pass.number("view_expressions"), let owner = tree.owner,
      pass.index[owner].isViewStruct, !pass.index[owner].traits.contains(.representable)
    else { return }
    let fact = pass.index[tree.member]
    guard !fact.isStatic, !Conformances.isBuilderRequirement(fact.name),
      !pass.index.isRequirement(tree.member),
      fact.generics.isEmpty,
      !fact.parameters.contains(where: {
        $0.type.isFunction || $0.attributes.contains { Builders.kind(of: $0) != nil }
      })
    else { return }
    let size = tree.evaluatedViews()
    guard size > pass.number("view_expressions") else { return }
    let callers = pass.work.callers(of: tree.member).filter { !pass.isExcluded($0) }
    guard callers.count == 1, pass.index.owner(callers[0].member) == owner else { return }
    let inputs = inputs(of: tree.member, owner)
    guard let inputs, inputs.count <= pass.number("inputs"), !readsAside() else { return }
    if !fact.parameters.isEmpty, isPerRow(callers[0]) {
      let name = pass.name(of: tree.member)
      pass.report(
        fact.nameRange,
        "`\(name)` builds \(size) views for each row in `\(pass.qualifiedName(of: callers[0].member))`, so a change of "
          + "one row evaluates it for all",
        help: "turn `\(name)` into a view type that takes the element",
        notes: [pass.note("called for each row", .quantity, at: callers[0])])
      return
    }
    let reads = reads(of: owner)
    // State shows better that the body updates often than inputs do.
    let others = reads.filter { !inputs.contains($0) }
    let states = others.filter { changesOften($0) }
    guard !states.isEmpty, reads.count > inputs.count, others.count > 1 else { return }
    let helper = "`\(pass.name(of: tree.member))`"
    let names = listed(inputs.map { "`\(pass.plainName(of: $0))`" })
    pass.report(
      fact.nameRange,
      "\(helper) (\(size) views) uses \(inputs.isEmpty ? "no property of the view" : "only " + names), but is "
        + "evaluated with `\(pass.qualifiedName(of: callers[0].member))`, which depends on \(reads.count) properties",
      help: "turn \(helper) into a view type "
        + (inputs.isEmpty ? "without inputs" : "with the \(inputs.count == 1 ? "input" : "inputs") \(names)"),
      notes: [pass.note("shown here", .path, at: callers[0])]
        + states.prefix(NoteLimit.examples).map {
          pass.note("a change of `\(pass.plainName(of: $0))` evaluates \(helper) too", .occasion, at: $0)
        })
  }

  /// State, bindings and objects, unlike the environment.
  private func changesOften(_ property: MemberID) -> Bool {
    pass.index[property].attributes.contains { wrapper in
      Wrappers.traits(of: wrapper).map {
        !$0.isDisjoint(with: [.observesObject, .refersToState, .storedOutside, .fetches])
      } ?? false || wrapper == .State || wrapper == .FocusState || wrapper == .GestureState
    }
  }

  /// Whether the helper shows values that SwiftUI does not observe, so that it must be evaluated with the body.
  private func readsAside() -> Bool {
    tree[0].syntax.descendants.contains { node in
      switch node.kind {
      case .identifierExpr: node.name == .Binding
      case .memberAccess: node.name == .shared || node.name == .standard
      default: false
      }
    }
  }

  /// Members that one helper uses. A helper that needs more is not offered as a view of its own.
  private static let memberLimit = 16

  /// The stored properties that the helper uses, itself or through what it calls. Nil if it calls functions of the
  /// view, which a view type would take as closures.
  private func inputs(of helper: MemberID, _ owner: TypeID) -> [MemberID]? {
    var members: Set<MemberID> = [helper]
    var next = [helper]
    while let member = next.popLast() {
      guard members.count < Self.memberLimit else { return nil }
      let body = pass.index.body(of: member)
      for i in body.uses.indices {
        guard case .member(let callee) = body.target(i), pass.index.owner(callee) == owner,
          !pass.index[callee].isStatic, pass.index[callee].hasBody
        else { continue }
        let gives = pass.index.isViewMember(
          pass.index[callee], owner: owner, file: pass.index.file(callee))
        guard gives || pass.index[callee].kind == .computedProperty else { return nil }
        if members.insert(callee).inserted { next.append(callee) }
      }
    }
    var found: [MemberID] = []
    for use in pass.index.dependencies(of: owner).uses where members.contains(use.site.member) {
      if !found.contains(use.property) { found.append(use.property) }
    }
    return found
  }

  /// The properties that updates of the view read and that may change.
  private func reads(of owner: TypeID) -> [MemberID] {
    var found: [MemberID] = []
    for use in pass.index.dependencies(of: owner).uses
    where use.context == .update && use.isOfSelf && use.isRead && use.form == .value {
      let fact = pass.index[use.property]
      guard !fact.isLet || fact.initial == .none, !found.contains(use.property) else { continue }
      found.append(use.property)
    }
    return found
  }

  private func isPerRow(_ site: UseSite) -> Bool {
    let body = pass.index.body(of: site.member)
    return body.runs(in: pass.index).run(of: body.uses[site.use].closure).isPerRow
  }
}
