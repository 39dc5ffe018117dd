import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// What decides whether something has changed is computed and compared with each update.
public struct OnchangeExpensiveOrUnstable: FileRule {
  public static let about = About(
    "onchange-expensive-or-unstable", .equality, .info,
    "The value that is watched for changes is computed anew, or compared in part only",
    references: [.viewEquality, .equatableView],
    explanation: """
      `onChange(of:)`, `task(id:)`, `animation(_:value:)` and `sensoryFeedback(trigger:)` evaluate their \
      value with each update and compare it with the last one. A `map`, `filter` or `sorted` in that place \
      walks the collection and makes another one each time, and the comparison walks both; an array that \
      only puts some values together is allocated for the same purpose. If the type of the value has an \
      `==` of its own that leaves out some properties, a change of these goes unnoticed: the action does \
      not run, the task is not started again.

      Watch something small that is stored: an id, a count, a version, the property itself. Watch several \
      values with several modifiers, or with a small struct that is `Equatable`.

      Left alone: stored properties, ids, counts, `isEmpty`, `first`, lookups by key, types whose `==` the \
      compiler writes. A value that is fresh each time (`UUID()`, `Date()`) is `unstable-inline-id`.
      """)

  public static let bad = [
    Example("a new array with each update", """
      import SwiftUI

      struct Song: Identifiable {
        let id: Int
        var isLiked = false
      }

      struct Playlist: View {
        let songs: [Song]
        @State private var likes = 0
        var body: some View {
          Text("\\(likes)")
            .onChange(of: songs.filter(\\.isLiked).map(\\.id)) { likes += 1 }
        }
      }
      """),
    Example("`==` looks at the id only", """
      import SwiftUI

      struct Song: Equatable {
        let id: Int
        var isLiked = false
        static func == (a: Song, b: Song) -> Bool { a.id == b.id }
      }

      struct NowPlaying: View {
        let song: Song
        var body: some View {
          Text("Song").animation(.default, value: song)
        }
      }
      """),
  ]
  public static let good = [
    Example("small and stored", """
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
        "`\(api)` walks a collection with each update (`\(pass.text(transform.calledName))`), makes another "
          + "one and compares all of it",
        help: "watch something stored and small: an id, a count, the property itself",
        notes: [pass.note("compared with each update", at: call.calledNameRange)])
    } else if node.kind == .arrayLiteral, node.firstChild != node.lastChild {
      pass.report(
        value.range,
        "`\(api)` compares an array that is made anew with each update",
        help: "use a modifier for each value, or a small struct that is `Equatable`",
        notes: [pass.note("compared with each update", at: call.calledNameRange)])
    } else if let type = type(of: node, body), let comparison = partialComparison(of: type) {
      let name = pass.plainName(of: type)
      let left = comparison.ignored.prefix(3).map { "`\(pass.plainName(of: $0))`" }.joined(
        separator: ", ")
      pass.report(
        value.range,
        "`\(api)` compares values of `\(name)` by an `==` that ignores \(left)"
          + (comparison.ignored.count > 3 ? " and \(comparison.ignored.count - 3) more" : "")
          + ": a change of these goes unnoticed",
        help: "watch the property that matters, or let `==` compare it",
        notes: [pass.note("`==` of `\(name)`", at: comparison.operation)]
          + comparison.ignored.prefix(3).map { pass.note("not compared", at: $0) })
    }
  }

  /// The call in a chain that walks a collection and gives another one.
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
          // `map` of an optional is no walk.
          return isCollection(base, body) || callee.name == .filter ? now : nil
        case .sorted, .reversed, .mapValues: return callee.name == .reversed ? nil : now
        case .joined, .first, .reduce, .prefix, .suffix, .dropFirst, .dropLast: current = base
        default: return nil
        }
      case .memberAccess:
        // `x.filter { … }.count` walks as well, though it compares little; that is another rule's.
        return nil
      default: return nil
      }
    }
    return nil
  }

  /// Is it known to be a collection, or named like several things?
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

  /// The `==` that a struct writes out and the stored properties that it never looks at.
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
    // A whole value that is handed on may be compared there.
    let isHandedOn = body.uses.contains { use in
      use.local >= 0 && use.kind == .identifier
        && !body.uses.contains { other in
          other.receiver >= 0 && body.uses[Int(other.receiver)].node == use.node
        }
    }
    if isHandedOn { return nil }
    let read = Set(body.uses.map(\.name))
    // `a.key == b.key`: a computed property may stand for any of them.
    let known = index.storedProperties(of: type)
    let readsOther = body.uses.contains { use in
      use.kind == .member && !known.contains { index[$0].name == use.name }
        && index.members(named: use.name, of: type).contains { index[$0].kind != .storedProperty }
    }
    if readsOther { return nil }
    let ignored = known.filter { property in
      let fact = index[property]
      return !read.contains(fact.name) && !fact.isLet && !fact.isLazy && !fact.type.isFunction
    }
    return ignored.isEmpty ? nil : (operation, ignored)
  }
}
