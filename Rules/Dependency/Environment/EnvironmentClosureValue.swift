import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Two closures never compare equal, so an environment value that holds one always looks changed.
public struct EnvironmentClosureValue: ViewTreeRule {
  public static let about = About(
    "environment-closure-value", .dependency, .info,
    "The environment gets a closure that captures something",
    references: [.viewEquality, .environmentValues],
    explanation: """
      SwiftUI updates the views that read an environment value when that value changes, and it compares values \
      to find out. A closure cannot be compared. If it captures something (`self`, a property, a local), each \
      evaluation of the body creates a new closure. Every view below that reads the key is then evaluated too, \
      even if nothing else has changed. The same is true of a struct that holds such a closure and is not \
      `Equatable`.

      A value for the focused view or scene (`focusedValue`, `focusedSceneValue`) is reported where an app, a scene or \
      commands read it with `@FocusedValue`. Then each evaluation of the view evaluates these as well.

      Put an object into the environment and make the closure its method. Or use a struct that holds a \
      reference and has `callAsFunction`: the references compare equal. A struct also works if it is \
      `Equatable` by an identifier that changes whenever the meaning of the closure changes.

      Not reported:

      - keys that no view of the project reads
      - keys that only views read which take closures or bindings: these are evaluated in any case
      - keys that only views read which observe an object together with the view that sets the value
      - views that nothing is known to evaluate again, and modifiers and styles that get nothing and read nothing that \
      changes, unless the rule is strict
      - the actions of SwiftUI (`openURL`, `dismiss`, `refresh` …)
      - closures that capture nothing, and static and global functions
      - closures that are only passed on
      - structs that are `Equatable`
      - values that an `App` or a `Scene` sets, which are seldom evaluated
      """)

  public static let bad = [
    Example(
      "a closure that captures a property",
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var select: (Int) -> Void = { _ in }
      }

      struct Shelf: View {
        @State private var selection = 0
        var body: some View {
          Text("Shelf \\(selection)")
            .environment(\\.select, { selection = $0 })
        }
      }
      """),
    Example(
      "a struct around a closure",
      """
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
          Text("Shelf \\(selection)")
            .environment(\\.select, Selecting { selection = $0 })
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "an object",
      """
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
    Example(
      "nothing is captured",
      """
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
    for node in tree.nodes where node.kind == .modified && node.member == nil {
      let isFocused = node.name == .focusedValue || node.name == .focusedSceneValue
      guard isFocused || node.name == .environment else { continue }
      let values = node.syntax.passedValues
      guard values.count == 2,
        let key = pass.key(values[0].value, of: isFocused ? .FocusedValues : .EnvironmentValues),
        let closure = newClosure(in: values[1].value.unwrapped, tree.body, key)
      else { continue }
      if isFocused { reportFocused(closure, key, node.syntax) } else { report(closure, key, node.syntax) }
    }
  }

  /// Reports a value for the focused view or scene that an app, a scene or its commands read.
  private func reportFocused(_ closure: NewClosure, _ key: MemberID, _ call: Node) {
    let name = pass.index[key].name
    let readers = readers(of: key) { pass.focusedKey(of: $0) == name }
      .filter { pass.index[$0].traits.contains(.root) || pass.index[$0].conforms(to: .Commands) }
    guard let reader = readers.first, let owner = tree.owner, pass.index[owner].isProjectType,
      pass.isStrict || pass.index.updating(of: owner, work: pass.work).isProved
    else { return }
    pass.report(
      call.calledNameRange,
      "`\\.\(pass.text(name))` gets \(closure.words), which evaluates `\(pass.plainName(of: reader))` whenever "
        + "`\(pass.plainName(of: owner))` is evaluated",
      help: "pass an object, or a struct that holds a reference and has `callAsFunction`",
      notes: notes(closure, key)
        + [pass.note("`\(pass.plainName(of: reader))` reads the value", .path, at: reader)]
        .compactMap { $0 })
  }

  private func notes(_ closure: NewClosure, _ key: MemberID) -> [Note] {
    var notes = [pass.note("`\\.\(pass.plainName(of: key))` is declared here", at: key)]
    if let holder = closure.holder { notes.append(pass.note("the closure is stored here", .path, at: holder)) }
    if closure.maker != tree.member { notes.append(pass.note("the value is created here", .cause, at: closure.maker)) }
    return notes
  }

  private struct NewClosure {
    /// What it is and what makes it new: "a closure that captures `item`".
    let words: String
    /// The member that makes it.
    let maker: MemberID
    /// The property of the struct that holds it, if one does.
    var holder: MemberID?
  }

  /// The closure that the value is or holds, if each evaluation creates a new one.
  /// - Parameter body: Where the value stands: in the view tree, or in a property that it names.
  private func newClosure(in value: Node, _ body: Body, _ key: MemberID) -> NewClosure? {
    let index = pass.index
    // `action`, a property that makes the value.
    if value.ownName != nil, body.member == tree.member, case .member(let property) = index.target(of: value, in: body),
      index[property].kind == .computedProperty, index.owner(property) == tree.owner,
      let made = index.singleExpression(of: property)
    {
      return newClosure(in: made.unwrapped, index.body(of: property), key)
    }
    if index[key].type.isFunction || value.asClosure != nil || isMethod(value, body) {
      return words(for: value, body).map { NewClosure(words: $0, maker: body.member) }
    }
    // `Selecting { … }`, `.init(action: …)`
    guard let call = value.asCall else { return nil }
    let type: TypeID?
    if case .construction(let built) = index.target(of: value, in: body) {
      type = built
    } else if call.isMemberCall, call.receiver == nil, call.name == .`init` {
      type = index.valueType(of: key)?.type
    } else {
      type = nil
    }
    guard let type, index[type].kind == .struct, !index[type].conforms(to: .Equatable),
      !index[type].conforms(to: .Hashable)
    else { return nil }
    for property in index.storedProperties(of: type) where index[property].type.isFunction {
      for passed in call.passed {
        guard let words = words(for: passed.value.unwrapped, body) else { continue }
        return NewClosure(words: words, maker: body.member, holder: property)
      }
    }
    return nil
  }

  /// What the closure or method is, if each evaluation creates a new one; nil for anything else.
  private func words(for value: Node, _ body: Body) -> String? {
    guard value.asClosure != nil else { return isMethod(value, body) ? "a method of `self`" : nil }
    return switch pass.index.captures(of: value, in: body).first {
    case .ofSelf(nil): "a closure that captures `self`"
    case .ofSelf(let member?): "a closure that captures `\(pass.plainName(of: member))` of `self`"
    case .local(let name): "a closure that captures `\(pass.text(name))`"
    case nil: nil
    }
  }

  private func report(_ closure: NewClosure, _ key: MemberID, _ call: Node) {
    let readers = readers(of: key) { pass.environmentKey(of: $0) == pass.index[key].name }
    if readers.isEmpty, pass.index.files.count > 1, pass.index[key].access <= .internal, !pass.isStrict { return }
    if !pass.isStrict {
      if !readers.isEmpty, readers.allSatisfy({ isNewAnyway($0) || isEvaluatedAnyway($0) || isNew($0, in: call) }) {
        return
      }
      guard isRepeated else { return }
    }
    // An extension of all views: what applies the modifier is evaluated.
    let isView = tree.owner.map { pass.index[$0].isProjectType && pass.index[$0].kind == .struct } ?? false
    let view =
      tree.owner.flatMap { isView ? "`\(pass.plainName(of: $0))`" : nil }
      ?? "a view that uses `\(pass.plainName(of: tree.member))`"
    pass.report(
      call.calledNameRange,
      "`\\.\(pass.plainName(of: key))` gets \(closure.words), which evaluates every view that reads it whenever "
        + "\(view) is evaluated",
      help: "put an object into the environment, or a struct that holds a reference and has `callAsFunction`",
      notes: notes(closure, key))
  }

  /// The types that read the key.
  private func readers(of key: MemberID, where isReading: (MemberID) -> Bool) -> [TypeID] {
    let name = pass.index[key].name
    let members = pass.index.members(mentioning: name)
    return Set(members.compactMap { pass.index.owner($0) }).sorted { $0.number < $1.number }.filter { type in
      pass.index.storedProperties(of: type).contains { isReading($0) }
    }
  }

  /// Whether something is known to evaluate the view that sets the value again. What a style or a modifier applies to is not
  /// known, but matters only if it gets something.
  private var isRepeated: Bool {
    guard let owner = tree.owner, pass.index[owner].isProjectType else { return true }
    let updating = pass.index.updating(of: owner, work: pass.work)
    if pass.index[owner].isViewStruct { return updating.isProved }
    // Values of a modifier or a style without inputs are equal.
    guard case .never = updating, pass.index.inputs(of: owner).isEmpty else { return true }
    return pass.index.storedProperties(of: owner).contains { property in
      pass.index[property].attributes.contains { $0 == .Binding || $0 == .Bindable || $0 == .ObservedObject }
    }
  }

  /// Whether the modifier is of the view itself, which gets a closure or a new object there as well.
  private func isNew(_ reader: TypeID, in call: Node) -> Bool {
    let base = call.root.unwrapped
    guard case .construction(reader) = pass.index.target(of: base, in: tree.body) else { return false }
    return base.passedValues.contains { passed in
      let value = passed.value.unwrapped
      return value.kind == .closure || isMethod(value, tree.body)
        || pass.index.constructedObject(value, in: tree.body, declared: .unknown) != nil
    }
  }

  /// Whether a view observes an object that evaluates the one that sets the value, too.
  private func isEvaluatedAnyway(_ reader: TypeID) -> Bool {
    guard let owner = tree.owner else { return false }
    return pass.index.storedProperties(of: owner).contains { property in
      guard pass.index[property].attributes.contains(where: { Wrappers.has(.observesObject, $0) }),
        let model = pass.index.heldType(of: property)
      else { return false }
      return pass.index.observes(reader, model)
    }
  }

  /// Whether the view takes a closure or a binding, or makes an object of its own: then no two values of it are equal.
  private func isNewAnyway(_ reader: TypeID) -> Bool {
    pass.index.storedProperties(of: reader).contains { property in
      let fact = pass.index[property]
      if fact.attributes.contains(where: { $0 == .Binding }) { return true }
      guard fact.attributes.isEmpty, !fact.isStatic else { return false }
      if pass.index.holdsClosure(property) { return true }
      guard case .construction(let name) = fact.initial else { return false }
      return pass.index.resolveType(name, file: pass.index.file(property), scope: reader)
        .map { pass.index[$0].isReference } ?? false
    }
  }

  /// `handle`, `self.handle`: a method without a call, bound to the view.
  private func isMethod(_ node: Node, _ body: Body) -> Bool {
    guard node.ownName != nil, case .member(let member) = pass.index.target(of: node, in: body)
    else { return false }
    let fact = pass.index[member]
    guard fact.kind == .function, !fact.isStatic, let owner = pass.index.owner(member) else { return false }
    return !pass.index[owner].isReference
  }
}

extension Pass {
  /// The property of `EnvironmentValues`, or of `FocusedValues`, in the project that `\.key` names.
  func key(_ path: Node, of type: Name.Known) -> MemberID? {
    guard let name = path.asKeyPath?.onlyName, let values = index.frameworkType(type) else { return nil }
    let found = index.members(named: name, of: values)
    return found.count == 1 ? found[0] : nil
  }
}
