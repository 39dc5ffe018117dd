import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A `Group` around one view has no effect.
public struct SingleChildGroup: ViewTreeRule {
  public static let about = About(
    "single-child-group", .performance, .info, "A `Group` holds a single view",
    fix: "Removes the `Group`, unless a comment would be lost. Safe.",
    references: [.performance, .improvingPerformance],
    explanation: """
      `Group` applies its modifiers to each view inside. With one view inside, the modifiers can be applied to \
      that view. What remains of the `Group` is another generic type, which the compiler checks and SwiftUI \
      looks through, and one more level of indentation.

      Write the view without the `Group`. `--fix` does that.

      Not reported:

      - a `Group` around an `if`, a `switch`, a `#if`, a `ForEach` or several views, where it is needed;
      - `Group(subviews:)` and the other forms that inspect their content;
      - a `Group` whose closure also holds declarations.
      """)

  public static let bad = [
    Example(
      "a single text",
      """
      import SwiftUI

      struct Title: View {
        let title: String
        var body: some View {
          Group {
            Text(title)
          }
          .font(.headline)
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "the text without the `Group`",
      """
      import SwiftUI

      struct Title: View {
        let title: String
        var body: some View {
          Text(title)
            .font(.headline)
        }
      }
      """),
    Example(
      "one modifier for a branch, and for several views",
      """
      import SwiftUI

      struct Title: View {
        let title: String?
        var body: some View {
          VStack {
            Group {
              if let title { Text(title) } else { ProgressView() }
            }
            .font(.headline)
            Group {
              Text("One")
              Text("Two")
            }
            .padding()
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.Group) else { return }
    for i in tree.nodes.indices where tree[i].isFrameworkElement(.Group) {
      let call = tree[i].syntax
      guard call.kind == .call, call.arguments.isEmpty, call.trailingClosures.count == 1,
        let closure = call.trailingClosures[0].value?.asClosure, closure.signature == nil,
        case .frameworkConstruction = pass.index.target(of: call, in: tree.body),
        let slot = tree.children(of: i).first, tree.children(of: i).count == 1
      else { continue }
      let views = tree.children(of: slot)
      guard views.count == 1, let content = closure.onlyStatement,
        isOneView(tree.unmodified(views[0]).base), content.isName || content.kind == .call
      else { continue }
      let view = tree[tree.core(of: views[0]).base]
      let name = view.name == .none ? pass.quoted(view.syntax, or: "one view") : "`\(pass.text(view.name))`"
      pass.report(
        call.calledNameRange,
        "`Group` holds only \(name) and has no effect",
        help: "remove the `Group` and apply its modifiers to the view",
        notes: [
          pass.note(
            "the only view", at: view.isCall ? view.syntax.calledNameRange : view.syntax.range)
        ],
        fix: fix(call, content))
    }
  }

  private func isOneView(_ i: Int) -> Bool {
    switch tree[i].kind {
    case .element: tree[i].name != .ForEach
    case .reference, .erased: true
    default: false
    }
  }

  private func fix(_ call: Node, _ view: Node) -> Fix? {
    guard
      !pass.hasComment(in: call.range)
        || !pass.hasComment(in: call.range.lowerBound..<view.range.lowerBound)
          && !pass.hasComment(in: view.range.upperBound..<call.range.upperBound)
    else { return nil }
    return Fix(
      "Remove the `Group`", .safe,
      [pass.edit(call.range, with: pass.outdented(view.text, from: view, to: call))]
        + modifiersMoved(from: call, to: view))
  }

  /// Puts the modifiers of the `Group` where a reader expects those of the view: under the view's own, or one step to
  /// the right of a view that does not end with a bracket on a line of its own.
  private func modifiersMoved(from group: Node, to view: Node) -> [Fix.Edit] {
    let chain = group.ancestors.prefix {
      $0.kind == .memberAccess || $0.kind == .call || $0.kind == .postfixIfConfig
    }.last
    guard let access = group.parent, access.isMember(of: group), let chain,
      !chain.holdsMultilineString
    else { return [] }
    let outer = pass.indentation(at: group.range.lowerBound)
    let inner = pass.indentation(at: view.range.lowerBound)
    guard inner.hasPrefix(outer) else { return [] }
    // Where the view's last modifier is, if it has a line of its own.
    let own = view.callee.flatMap { callee in callee.base.map { callee.tokenRange($0.endToken).lowerBound } }
      .flatMap { pass.startsLine($0) ? pass.indentation(at: $0) : nil }
    let isBlock = view.text.contains(where: \.isNewline) && pass.indentation(at: view.range.upperBound) == inner
    let step: String
    if let own, own.hasPrefix(inner) {
      step = String(own.dropFirst(inner.count))
    } else {
      step = isBlock ? "" : String(inner.dropFirst(outer.count))
    }
    let dot = access.tokenRange(group.endToken).lowerBound
    if !pass.startsLine(dot) {
      return own == nil
        ? []
        : [pass.edit(dot..<dot, with: "\n" + outer + step)]
          + pass.editsIndenting(dot..<chain.range.upperBound, by: step)
    }
    guard !step.isEmpty, pass.indentation(at: dot) == outer else { return [] }
    return [pass.edit(dot..<dot, with: step)] + pass.editsIndenting(dot..<chain.range.upperBound, by: step)
  }
}
