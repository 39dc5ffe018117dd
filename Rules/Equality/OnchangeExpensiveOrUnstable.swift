import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// The value that decides whether something has changed is computed and compared on every update.
public struct OnchangeExpensiveOrUnstable: FileRule {
  public static let about = About(
    "onchange-expensive-or-unstable", .equality, .info,
    "A value that is observed for changes is computed on every update, or compared only in part",
    isOnByDefault: false,
    references: [.viewEquality, .equatableView],
    explanation: """
      `onChange(of:)`, `task(id:)`, `animation(_:value:)` and `sensoryFeedback(trigger:)` evaluate their value \
      on every update and compare it with the last one. A `map`, `filter` or `sorted` there walks the \
      collection and creates a new one each time, and the comparison walks both. It is reported for collections that \
      grow, and in strict mode for those of unknown size. An array literal that only \
      groups some values is allocated each time as well, which strict mode reports. If the type of the value has its own `==` that leaves \
      out some properties, a change of these has no effect. The action does not run, and the task does not \
      start again.

      Observe something small that is stored: an id, a count, a version, or the property itself. Observe \
      several values with several modifiers, or with a small `Equatable` struct.

      Not reported: stored properties, ids, counts, `isEmpty`, `first`, look-ups by key, and types whose `==` \
      the compiler writes. A value that is new each time (`UUID()`, `Date()`) is reported by \
      `unstable-inline-id`.
      """)

  public static let bad = [
    Example(
      "a new array on every update",
      """
      import SwiftUI

      struct Song: Identifiable {
        let id: Int
        var isLiked = false
      }

      struct Playlist: View {
        @State private var songs: [Song] = []
        @State private var likes = 0
        var body: some View {
          Text("\\(likes)")
            .onChange(of: songs.filter(\\.isLiked).map(\\.id)) { likes += 1 }
        }
        private func add(_ song: Song) { songs.append(song) }
      }
      """),
    Example(
      "`==` compares only the id",
      """
      import SwiftUI

      struct Song: Equatable {
        let id: Int
        var isLiked = false
        static func == (a: Song, b: Song) -> Bool { a.id == b.id }
      }

      struct NowPlaying: View {
        @State private var song = Song(id: 1)
        var body: some View {
          Text(song.isLiked ? "Liked" : "Song").animation(.default, value: song)
          Button("Like") { song.isLiked.toggle() }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "small and stored",
      """
      import SwiftUI

      struct Song: Identifiable, Equatable {
        let id: Int
        var isLiked = false
      }

      struct Playlist: View {
        let songs: [Song]
        @State private var likes = 0
        var body: some View {
          Text("\\(likes)")
            .onChange(of: songs.count) { likes += 1 }
            .task(id: songs.first?.id) { likes = 0 }
            .animation(.default, value: songs)
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ file: SourceFile) {
    guard
      file.mentions(.onChange) || file.mentions(.task) || file.mentions(.animation)
        || file.mentions(.sensoryFeedback)
    else { return }
    for i in file.members.indices where file.members[i].hasBody {
      let member = pass.index.member(file: file.number, fact: i)
      guard let owner = pass.index.owner(member), pass.index[owner].traits.contains(.viewLike) else {
        continue
      }
      let body = pass.index.body(of: member)
      for (i, use) in body.uses.enumerated() where use.isCall && use.kind == .member {
        guard let label = Self.label(of: use.name), body.labels(of: use).contains(Name(label)) else {
          continue
        }
        if case .member = body.target(i) { continue }
        let call = body.node(i)
        guard let value = call.argument(label), value.kind != .closure else { continue }
        check(value, of: call, body)
      }
    }
  }

  private static func label(of name: Name) -> Name.Known? {
    switch name.known {
    case .onChange: .of
    case .task: .id
    case .animation: .value
    case .sensoryFeedback: .trigger
    default: nil
    }
  }

  private func check(_ value: Node, of call: Node, _ body: Body) {
    let node = value.unwrapped
    let api = pass.text(call.calledName)
    if let transform = transform(node, body) {
      pass.report(
        value.range,
        "`\(pass.text(transform.calledName))` creates a new collection on every update, which `\(api)` compares "
          + "element by element",
        help: "observe a small stored value, such as an id, a count or the property itself",
        notes: [pass.note("compared on every update", .occasion, at: call.calledNameRange)])
    } else if node.kind == .arrayLiteral, node.firstChild != node.lastChild, pass.isStrict {
      pass.report(
        value.range,
        "`\(api)` compares an array that is created on every update",
        help: "use one modifier for each value, or a small `Equatable` struct",
        notes: [pass.note("compared on every update", .occasion, at: call.calledNameRange)])
    } else if let type = type(of: node, body), let comparison = partialComparison(of: type),
      pass.isStrict || isMissed(comparison.ignored, of: type, by: call, body)
    {
      let name = pass.plainName(of: type)
      let ignored = listed(comparison.ignored.map { "`\(pass.plainName(of: $0))`" }, limit: 3)
      pass.report(
        value.range,
        "`\(api)` compares `\(name)` by its `==`, which ignores \(ignored), so a change of "
          + "\(comparison.ignored.count == 1 ? "it" : "them") has no effect",
        help: "observe the property that matters, or let `==` compare it",
        notes: [pass.note("this `==` compares the values", .cause, at: comparison.operation)]
          + comparison.ignored.prefix(NoteLimit.places).map { pass.note("not compared", .cause, at: $0) })
    }
  }

  /// Whether a change of one of the ignored properties is known, and the action uses it, or the value as a whole. An
  /// animation applies to all that the view shows.
  private func isMissed(_ ignored: [MemberID], of type: TypeID, by call: Node, _ body: Body) -> Bool {
    let changing = ignored.filter { pass.index.change(of: $0, work: pass.work).isProved }
    guard !changing.isEmpty else { return false }
    let actions = call.children.filter(\.isPassing).compactMap(\.value).filter { $0.kind == .closure }
    if actions.isEmpty { return true }
    return actions.contains { action in
      // Unknown if it reads too much.
      guard let read = pass.index.propertiesRead(by: action, in: body) else { return false }
      if !read.isDisjoint(with: changing) { return true }
      let uses = body.uses(in: action)
      return uses.contains { i in
        body.type(i)?.type == type && !uses.contains { Int(body.uses[$0].receiver) == i }
      }
    }
  }

  /// The call in a chain that walks a collection and creates a new one.
  private func transform(_ node: Node, _ body: Body) -> Node? {
    var current: Node? = node
    while let now = current?.unwrapped {
      switch now.kind {
      case .call:
        guard let callee = now.callee?.unwrapped.asMemberAccess, let base = callee.base else {
          // `Array(x)`, `Set(x.map(…))`
          guard let inner = now.unlabelledArgument, now.calledName == .Array || now.calledName == .Set else {
            return nil
          }
          current = inner
          continue
        }
        if case .member = pass.index.target(of: now, in: body) { return nil }
        switch callee.name.known {
        case .map, .compactMap, .flatMap, .filter:
          // `map` of an optional walks nothing.
          return (isCollection(base, body) || callee.name == .filter) && isLarge(base, body) ? now : nil
        case .sorted, .mapValues: return isLarge(base, body) ? now : nil
        case .first, .reduce, .prefix, .suffix, .dropFirst, .dropLast: current = base
        default: return nil
        }
      case .memberAccess:
        // `x.filter { … }.count` walks as well, but compares little. Another rule reports it.
        return nil
      default: return nil
      }
    }
    return nil
  }

  private func isLarge(_ collection: Node, _ body: Body) -> Bool {
    let size = pass.index.likelyQuantity(of: collection, in: body, work: pass.work)
    return size.isGrowing || pass.isStrict && !size.isBounded
  }

  /// Whether the expression is known to be a collection, or calls a function that returns one.
  private func isCollection(_ node: Node, _ body: Body) -> Bool {
    let node = node.unwrapped
    if node.kind == .call {
      switch node.calledName.known {
      case .map, .compactMap, .filter, .sorted, .enumerated, .flatMap: return true
      default: break
      }
    }
    guard let use = pass.index.use(of: node, in: body), let type = body.type(use) else { return false }
    if case .member(let member) = body.target(use), pass.index[member].type.isOptional { return false }
    return type.isCollection || type.name == .Dictionary
  }

  private func type(of node: Node, _ body: Body) -> TypeID? {
    guard node.isName || node.kind == .optionalChaining,
      let use = body.use(at: node), let type = body.type(use), !type.isMetatype
    else { return nil }
    return type.type
  }

  /// The hand-written `==` of a struct, and the stored properties that it never reads.
  private func partialComparison(of type: TypeID) -> (operation: MemberID, ignored: [MemberID])? {
    let index = pass.index
    guard index[type].kind == .struct,
      index[type].conforms(to: .Equatable) || index[type].conforms(to: .Hashable),
      let operation = index[type].members.first(where: {
        index[$0].kind == .function && index[$0].isStatic && index[$0].hasBody
          && pass.plainName(of: $0) == "=="
      })
    else { return nil }
    let body = index.body(of: operation)
    // Another function may compare a whole value that `==` passes on.
    let isPassedOn = body.uses.contains { use in
      use.local >= 0 && use.kind == .identifier
        && !body.uses.contains { other in
          other.receiver >= 0 && body.uses[Int(other.receiver)].node == use.node
        }
    }
    if isPassedOn { return nil }
    let read = Set(body.uses.map(\.name))
    // `a.key == b.key`: a computed property may depend on any of them.
    let known = index.storedProperties(of: type)
    let readsOther = body.uses.contains { use in
      use.kind == .member && !known.contains { index[$0].name == use.name }
        && index.members(named: use.name, of: type).contains { index[$0].kind != .storedProperty }
    }
    if readsOther { return nil }
    let ignored = known.filter { property in
      let fact = index[property]
      return !read.contains(fact.name) && !fact.isLet && !fact.isLazy && !fact.type.isFunction
        // An observer may keep another property in step.
        && !index.node(property).descendants.contains { $0.kind == .accessor }
    }
    return ignored.isEmpty ? nil : (operation, ignored)
  }
}
