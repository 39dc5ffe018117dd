import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A property that returns a view is part of the body that shows it.
public struct ViewHelperNotType: ViewTreeRule {
  public static let about = About(
    "view-helper-not-type", .performance, .info,
    "A part of a body could be skipped if it were a view type",
    isOnByDefault: false,
    options: [
      RuleOption("view_expressions", 8, "view expressions that a helper may have"),
      RuleOption("inputs", 3, "properties of the view that a type in its place would take at most"),
    ],
    references: [.performance, .improvingPerformance],
    explanation: """
      A computed property or function that returns `some View` is no view of its own: SwiftUI sees what it \
      returns as a part of the body that calls it, and evaluates it whenever that body is evaluated. If the \
      helper needs one input and the body reads ten, then nine kinds of changes evaluate it for nothing; a \
      function that is called for each row is evaluated for all of them when one changes.

      Make it a struct with the inputs that it needs. SwiftUI compares these and skips the view while they \
      stay the same.

      Reported are helpers of more than eight view expressions that use at most three properties of the \
      view, where the body depends on more, and functions of that size that rows call with their element.

      Of branches only the largest counts. Left alone: smaller helpers, helpers that more than one place \
      shows, those that \
      use much of the view \
      or call its functions, and those that show what SwiftUI does not watch (`Binding(get:set:)`, \
      singletons) and live on being evaluated with the rest.
      """)

  public static let bad = [
    Example(
      "the footer is evaluated with each letter",
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
      pass.index[owner].kind == .struct,
      pass.index[owner].traits.contains(.view), !pass.index[owner].traits.contains(.representable)
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
        "`\(name)` builds \(size) views for each row as a part of "
          + "`\(pass.qualifiedName(of: callers[0].member))`: "
          + "a change of one row evaluates it for all",
        help: "make it a view type that takes the element",
        notes: [pass.note("called for each row", at: callers[0])])
      return
    }
    let reads = reads(of: owner)
    // What changes by itself is a better witness than what the parent passes.
    let others = reads.filter { !inputs.contains($0) }
    let states = others.filter { changesOften($0) }
    guard !states.isEmpty, reads.count > inputs.count, others.count > 1 else { return }
    let known = inputs.isEmpty ? "nothing of the view" : "only " + names(of: inputs)
    pass.report(
      fact.nameRange,
      "`\(pass.name(of: tree.member))` (\(size) views) uses \(known), but is evaluated with all of "
        + "`\(pass.qualifiedName(of: callers[0].member))`, which depends on \(reads.count) properties",
      help: "make it a view type with "
        + (inputs.isEmpty
          ? "no inputs" : "\(names(of: inputs)) as \(inputs.count == 1 ? "its input" : "inputs")"),
      notes: [pass.note("shown here", at: callers[0])]
        + states.prefix(2).map { pass.note("evaluates it too when it changes", at: $0) })
  }

  /// State, bindings and objects, unlike the environment.
  private func changesOften(_ property: MemberID) -> Bool {
    pass.index[property].attributes.contains { wrapper in
      Wrappers.traits(of: wrapper).map {
        !$0.isDisjoint(with: [.observesObject, .refersToState, .storedOutside, .fetches])
      } ?? false || wrapper == .State || wrapper == .FocusState || wrapper == .GestureState
    }
  }

  /// Does it show what SwiftUI does not watch? Then it lives on being evaluated with the rest.
  private func readsAside() -> Bool {
    tree[0].syntax.descendants.contains { node in
      switch node.kind {
      case .identifierExpr: node.name == .Binding
      case .memberAccess: node.name == .shared || node.name == .standard
      default: false
      }
    }
  }

  private func names(of properties: [MemberID]) -> String {
    listed(properties.map { "`\(pass.plainName(of: $0))`" })
  }

  /// The stored properties that the helper and what it calls use; nil if it calls functions of the view,
  /// which a view of its own would have to be given as closures.
  private func inputs(of helper: MemberID, _ owner: TypeID) -> [MemberID]? {
    var members: Set<MemberID> = [helper]
    var next = [helper]
    while let member = next.popLast() {
      guard members.count < 16 else { return nil }
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
