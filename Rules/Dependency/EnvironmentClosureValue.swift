import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Two closures are never known to be equal, so an environment value that holds one always looks new.
public struct EnvironmentClosureValue: ViewTreeRule {
  public static let about = About(
    "environment-closure-value", .dependency, .warning,
    "A closure that captures something is put into the environment",
    references: [.viewEquality, .environmentValues],
    explanation: """
      SwiftUI updates the views that read an environment value when that value has changed, and it \
      compares to find out. A closure cannot be compared. One that captures something (`self`, a property, \
      a local) is a new closure each time the body that makes it is evaluated, so every view below that \
      reads the key is evaluated as well, however little has changed. The same goes for a struct that \
      holds such a closure and is not `Equatable`.

      Put an object into the environment and let the closure be its method, or a struct that holds a \
      reference and has `callAsFunction`: the reference compares equal. A struct that is `Equatable` by an \
      identifier that says when the closure means something else does as well.

      Left alone: the actions of SwiftUI (`openURL`, `dismiss`, `refresh` …), closures that capture \
      nothing, static and global functions, closures that are only handed on, structs that are \
      `Equatable`, values that an `App` or a `Scene` sets: those are seldom evaluated.
      """)

  public static let bad = [
    Example("a closure that captures a property", """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var select: (Int) -> Void = { _ in }
      }

      struct Shelf: View {
        @State private var selection = 0
        var body: some View {
          Text("Shelf")
            .environment(\\.select, { selection = $0 })
        }
      }
      """),
    Example("a struct around a closure", """
      import SwiftUI

      struct Selecting {
        let action: (Int) -> Void
        func callAsFunction(_ id: Int) { action(id) }
      }

      extension EnvironmentValues {
        @Entry var select = Selecting { _ in }
      }

      struct Shelf: View {
        @State private var selection = 0
        var body: some View {
          Text("Shelf")
            .environment(\\.select, Selecting { selection = $0 })
        }
      }
      """),
  ]
  public static let good = [
    Example("an object", """
      import SwiftUI

      @Observable final class Selection {
        var id = 0
        func select(_ id: Int) { self.id = id }
      }

      struct Shelf: View {
        @State private var selection = Selection()
        var body: some View {
          Text("Shelf")
            .environment(selection)
        }
      }
      """),
    Example("nothing is captured", """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var log: (String) -> Void = { _ in }
      }

      struct Shelf: View {
        var body: some View {
          Text("Shelf")
            .environment(\\.log, { text in print(text) })
            .environment(\\.openURL, OpenURLAction { _ in .handled })
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    if let owner = tree.owner, pass.index[owner].traits.contains(.root) { return }
    for node in tree.nodes where node.kind == .modified && node.name == .environment && node.member == nil {
      let arguments = node.syntax.arguments
      guard arguments.count + node.syntax.trailingClosures.count == 2,
        let path = arguments.first?.value, path.kind == .keyPath,
        let key = pass.key(path),
        let value = (arguments.dropFirst().first ?? node.syntax.trailingClosures.first)?.value
      else { continue }
      check(value.unwrapped, in: tree.body, key, node.syntax)
    }
  }

  /// - Parameter body: Where the value stands: in the view tree, or in a property that it names.
  private func check(
    _ value: Node, in body: Body, _ key: MemberID, _ call: Node) {
    let index = pass.index
    // `action`, a property that makes the value.
    if value.kind == .identifierExpr || value.base?.name == .`self`, body.member == tree.member,
      case .member(let property) = index.target(of: value, in: body),
      index[property].kind == .computedProperty,
      index.owner(property) == tree.owner, let made = index.singleExpression(of: property)
    {
      return check(made.unwrapped, in: index.body(of: property), key, call)
    }
    if index[key].type.isFunction || value.kind == .closure || isMethod(value, body) {
      report(value, in: body, key, call, holder: nil)
      return
    }
    // `Selecting { … }`, `.init(action: …)`
    guard value.kind == .call else { return }
    let type: TypeID?
    if case .construction(let built) = index.target(of: value, in: body) {
      type = built
    } else if value.callee?.kind == .memberAccess, value.callee?.base == nil, value.calledName == .`init` {
      type = index.valueType(of: key)?.type
    } else {
      type = nil
    }
    guard let type, index[type].kind == .struct, !index[type].conforms(to: .Equatable),
      !index[type].conforms(to: .Hashable)
    else { return }
    for property in index.storedProperties(of: type) where index[property].type.isFunction {
      for argument in value.children where argument.kind == .argument || argument.kind == .trailingClosure {
        guard let closure = argument.value?.unwrapped,
          closure.kind == .closure || isMethod(closure, body)
        else { continue }
        if report(closure, in: body, key, call, holder: property) { return }
      }
    }
  }

  @discardableResult
  private func report(
    _ closure: Node, in body: Body, _ key: MemberID, _ call: Node,
    holder: MemberID?
  ) -> Bool {
    let index = pass.index
    let what: String
    if closure.kind == .closure {
      guard let capture = index.captures(of: closure, in: body).first else { return false }
      what =
        switch capture {
        case .ofSelf(nil): "captures `self`"
        case .ofSelf(let member?): "captures `\(pass.plainName(of: member))` of `self`"
        case .local(let name): "captures `\(pass.text(name))`"
        }
    } else if isMethod(closure, body) {
      what = "is a method of `self`"
    } else {
      return false
    }
    let view = tree.owner.map { "`\(pass.plainName(of: $0))`" } ?? "the view"
    var notes = [pass.note("`\\.\(pass.plainName(of: key))` is declared here", at: key)]
    if let holder { notes.append(pass.note("the closure is kept here", at: holder)) }
    if body.member != tree.member { notes.append(pass.note("the value is made here", at: body.member)) }
    pass.report(
      call.calledNameRange,
      "`\\.\(pass.plainName(of: key))` gets a closure that \(what): it never compares equal, so all views "
        + "that read it are evaluated whenever \(view) is",
      help: "put an object, or a struct with a reference and `callAsFunction`, into the environment",
      notes: notes)
    return true
  }

  /// `handle`, `self.handle`: a method without a call, bound to the view.
  private func isMethod(_ node: Node, _ body: Body) -> Bool {
    guard node.kind == .identifierExpr || node.base?.name == .`self`,
      case .member(let member) = pass.index.target(of: node, in: body)
    else { return false }
    let fact = pass.index[member]
    guard fact.kind == .function, !fact.isStatic, let owner = pass.index.owner(member) else { return false }
    return !pass.index[owner].isReference
  }
}

extension Pass {
  /// The property of `EnvironmentValues` in the project that `\.key` names.
  func key(_ path: Node) -> MemberID? {
    let components = path.children.filter { $0.kind == .keyPathComponent }
    guard components.count == 1, let values = index.frameworkType(.EnvironmentValues) else { return nil }
    let found = index.members(named: components[0].name, of: values)
    return found.count == 1 ? found[0] : nil
  }
}
