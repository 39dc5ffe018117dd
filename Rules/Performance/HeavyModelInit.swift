import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A model that reads or waits in its initializer delays the first frame of its view.
public struct HeavyModelInit: MemberRule {
  public static let about = About(
    "heavy-model-init", .performance, .info,
    "The initializer of a view's model reads or waits before the first frame",
    isOnByDefault: false,
    yieldsTo: ["eager-state-model"],
    references: [.performance, .improvingPerformance],
    explanation: """
      `@State` and `@StateObject` create their object when the view appears, on the main thread, between the \
      tap and the first frame. If the `init` of the object reads a file, queries a database or takes a lock, \
      the frame waits. The push animation stutters, the window opens late, and the system may record a hang.

      Let `init` create an empty model, and load in `.task { await model.load() }`, which starts with the \
      first frame and is cancelled with the view.

      Only code of the initializer itself, of an initial value or of a method of the model counts. It counts \
      only if it waits for files, networks, databases or locks. Work in a `Task` and in lazy properties runs \
      later and is not reported. In strict mode decoding and short locks count as well.
      """)

  public static let bad = [
    Example(
      "reads before the first frame",
      """
      import SwiftUI

      @Observable final class Ledger {
        var entries: [String]
        init() {
          let text = try? String(contentsOf: URL(fileURLWithPath: "/tmp/ledger.txt"), encoding: .utf8)
          entries = text?.components(separatedBy: "\\n") ?? []
        }
      }

      struct LedgerView: View {
        @State private var ledger = Ledger()
        var body: some View { List(ledger.entries, id: \\.self) { Text($0) } }
      }
      """)
  ]
  public static let good = [
    Example(
      "loads once it is shown",
      """
      import SwiftUI

      @Observable final class Ledger {
        var entries: [String] = []
        func load() async {
          let text = try? String(contentsOf: URL(fileURLWithPath: "/tmp/ledger.txt"), encoding: .utf8)
          entries = text?.components(separatedBy: "\\n") ?? []
        }
      }

      struct LedgerView: View {
        @State private var ledger = Ledger()
        var body: some View {
          List(ledger.entries, id: \\.self) { Text($0) }.task { await ledger.load() }
        }
      }
      """)
  ]

  public static let memberKinds: [MemberFact.Kind] = [.storedProperty]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    guard !fact.isStatic, fact.initial != .none, fact.initial != .literal,
      fact.attributes.contains(where: { $0 == .State || $0 == .StateObject }),
      let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike)
    else { return }
    let reached = pass.work.costs(reachedFrom: member).filter { isDirect($0) && !isExcluded($0, from: member) }
    guard let first = reached.first,
      let value = pass.index.node(member).initialValue,
      let model = pass.index.constructedObject(value, in: pass.index.body(of: member), declared: fact.type)?
        .type
    else { return }
    let name = pass.text(fact.name)
    let type = pass.plainName(of: model)
    let calls = listed(reached.map(\.cost.category.word), limit: 1)
    pass.report(
      fact.nameRange,
      "creating `\(name)` blocks the main thread (\(calls)) before `\(pass.plainName(of: owner))` is first shown",
      help: Remedy("create an empty `\(type)` and load in `.task { await \(name).load() }`").or(
        "create an empty `\(type)` and load in `.onAppear { \(name).load() }`"),
      notes: first.path.dropFirst().map { pass.note("`\(pass.name(of: $0.member))` runs this", .path, at: $0) })
  }

  /// Whether the model's code is compiled for another system than the view's, or stops before the work: a `guard let`
  /// of an argument that the call leaves out.
  private func isExcluded(_ reached: ReachedCost, from member: MemberID) -> Bool {
    let view = systems(around: pass.index.node(member))
    for step in reached.path.dropFirst() {
      let other = systems(around: pass.index.node(at: step))
      if let view, let other, view != other { return true }
    }
    guard reached.path.count > 1 else { return false }
    let call = pass.index.node(at: reached.path[0])
    let step = reached.path[1]
    let body = pass.index.body(of: step.member)
    let parameters = pass.index[step.member].parameters
    guard call.kind == .call, pass.index[step.member].kind == .initializer,
      let arguments = pass.index.arguments(of: call, for: parameters)
    else { return false }
    let work = pass.index.node(at: step)
    let guards = pass.index.node(step.member).descendants.filter {
      $0.kind == .guardStmt && $0.range.upperBound <= work.range.lowerBound
    }
    return guards.contains { statement in
      statement.descendants.contains { binding in
        guard let binding = binding.asOptionalBinding else { return false }
        return parameters.indices.contains { i in
          guard arguments[i] == nil else { return false }
          return body.locals.contains { local in
            local.parameter == Int32(i) && local.name == (binding.value?.name ?? binding.name)
          }
        }
      }
    }
  }

  /// `os(macOS)` of `#if os(macOS)` around the code; nil without one.
  private func systems(around node: Node) -> String? {
    for ancestor in node.ancestors where ancestor.kind == .ifConfigClause {
      guard let condition = ancestor.child(.ifConfigCondition)?.text, condition.hasPrefix("os("),
        !condition.contains(" ")
      else { continue }
      return condition
    }
    return nil
  }

  /// Whether the model itself does the input or output: each step of the path but the first is in its own code.
  private func isDirect(_ reached: ReachedCost) -> Bool {
    switch reached.cost.category {
    case .fileAccess, .network, .database, .lock: break
    // Creating a decoder is cheap, decoding is not.
    case .coding where pass.isStrict && reached.cost.severity(in: .body, .perUpdate) == .error: break
    default: return false
    }
    // To load later does not spare a folder that has to be there.
    if !pass.isStrict, Effects.changesData(pass.index.use(at: reached.path[reached.path.count - 1]).name) {
      return false
    }
    let isShortLock = pass.isStrict && reached.cost.category == .lock
    guard isShortLock || reached.cost.severity(in: .initializer, .perUpdate) >= .warning,
      reached.path.count > 1,
      let model = pass.index.owner(reached.path[1].member), pass.index[model].isReference
    else { return false }
    return reached.path.dropFirst().allSatisfy { pass.index.owner($0.member) == model }
  }
}
