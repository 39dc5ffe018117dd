import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A change of an input that `==` leaves out does not update the view.
public struct EquatableViewIgnoresInput: TypeRule {
  public static let about = About(
    "equatable-view-ignores-input", .equality, .warning,
    "The `==` of a view leaves out an input that `body` reads",
    isOnByDefault: false, yieldsTo: ["equatable-view-constant"], references: [.equatableView, .viewEquality],
    explanation: """
      The `==` of an `Equatable` view tells SwiftUI whether a new value shows something else than the one on \
      the screen. Where `==` returns `true`, SwiftUI keeps the old value and skips `body`. An input that \
      `body` reads and `==` leaves out keeps its old value until another input changes: a title is out of \
      date, or a list lacks an element. The same happens with an input that is compared by less than `body` \
      shows, such as `lhs.days.count == rhs.days.count`. It also happens with an input that `==` reads on one \
      side only. With the `@Equatable` macro, `@EquatableIgnored` leaves a property out.

      The same happens with content that the view stores (`let header: Header`), if a caller makes it from state that \
      changes. Views cannot be compared: pass what the content shows as values.

      Compare all inputs that `body` reads, or let the compiler write `==`. If the comparison is too \
      expensive, compare something that changes with every change of the value, such as a version.

      Reported where code applies `.equatable()` or `EquatableView` to the view. Strict mode reports the other views as \
      information.

      Not reported:

      - inputs that stay as they are while the view is shown, unless the rule is strict;
      - inputs that no update reads, and parts of an input if `body` reads nothing else of it;
      - state, environment and other properties that SwiftUI tracks;
      - closures and objects, and content that is a view, if no caller is seen to make it from state that changes;
      - an `==` that passes a whole value to another function;
      - inputs that each call computes from what it also passes for compared inputs, and inputs beside a snapshot that a \
      function computes, unless the rule is strict;
      - inputs with a comment that speaks of the comparison.
      """)

  public static let claimsAbsence = true
  public static let bad = [
    Example(
      "the caption stays",
      """
      import SwiftUI

      struct Chart: View, Equatable {
        let values: [Double]
        let caption: String
        static func == (lhs: Chart, rhs: Chart) -> Bool { lhs.values == rhs.values }
        var body: some View {
          Text(caption)
          ForEach(values, id: \\.self) { Text("\\($0)") }
        }
      }

      struct Report: View {
        let values: [Double]
        @State private var caption = ""
        var body: some View {
          TextField("Caption", text: $caption)
          Chart(values: values, caption: caption).equatable()
        }
      }
      """),
    Example(
      "as many values, but others",
      """
      import SwiftUI

      struct Chart: View, Equatable {
        let values: [Double]
        static func == (lhs: Chart, rhs: Chart) -> Bool { lhs.values.count == rhs.values.count }
        var body: some View { ForEach(values, id: \\.self) { Text("\\($0)") } }
      }

      struct Report: View {
        let values: [Double]
        var body: some View { Chart(values: values).equatable() }
      }
      """),
  ]
  public static let good = [
    Example(
      "all that `body` reads",
      """
      import SwiftUI

      struct Chart: View, Equatable {
        let values: [Double]
        let caption: String
        let log: () -> Void
        static func == (lhs: Chart, rhs: Chart) -> Bool {
          lhs.values == rhs.values && lhs.caption == rhs.caption
        }
        var body: some View {
          Text(caption).onTapGesture { log() }
          ForEach(values, id: \\.self) { Text("\\($0)") }
        }
      }
      """),
    Example(
      "`body` reads no more than the count",
      """
      import SwiftUI

      struct Total: View, Equatable {
        let values: [Double]
        static func == (lhs: Total, rhs: Total) -> Bool { lhs.values.count == rhs.values.count }
        var body: some View { Text("\\(values.count)") }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.traits.contains(.viewLike), !type.traits.contains(.root), pass.index.isEquatable(type.id)
    else { return }
    checkIgnored(type)
    guard pass.isStrict || pass.isComparedByItsEquality(type.id),
      let equality = pass.index.writtenEquality(of: type.id), !equality.mentions.isEmpty,
      !equality.isOpaque,
      pass.index.file(equality.member) == pass.file.number
    else { return }
    // A property that is compared through a computed property counts as compared.
    var behind: Set<MemberID> = []
    for name in Set(equality.mentions.compactMap(\.path.first)) {
      guard let stored = pass.index.storedProperties(behind: name, of: type.id) else { return }
      if stored.contains(where: { pass.index[$0].name == name }) { continue }
      behind.formUnion(stored)
    }
    var faults: [Fault] = []
    for property in pass.index.inputs(of: type.id)
    where !behind.contains(property) && isValue(property, of: type.id) && !isDerived(property, of: type.id, equality) {
      // An input that stays has no old value.
      if !pass.isStrict, pass.index.change(of: property, work: pass.work).isSettled { continue }
      if !pass.isStrict, isCarried(property, of: type.id, equality) { continue }
      // The author has weighed it.
      if !pass.isStrict, pass.isDescribedAsCompared(pass.index.node(property)) { continue }
      let reads = self.reads(of: property, in: type.id)
      if let fault = fault(property, equality.mentions(of: pass.index[property].name), reads) {
        faults.append(fault)
      }
    }
    let contents = staleContents(of: type.id, equality)
    faults += contents.map(\.fault)
    guard !faults.isEmpty else { return }
    let name = pass.text(type.name)
    var verbs: [String] = []
    for fault in faults where !verbs.contains(fault.verb) { verbs.append(fault.verb) }
    let words = verbs.map { verb in
      verb + " " + listed(faults.filter { $0.verb == verb }.map { "`\($0.part)`" }, limit: 2)
    }
    pass.report(
      pass.index[equality.member].nameRange,
      "`==` of `\(name)` \(listed(words)), so a view with `.equatable()` keeps showing the old "
        + (faults.count == 1 ? "value" : "values"),
      severity: pass.isComparedByItsEquality(type.id) ? nil : .info,
      help: contents.isEmpty
        ? "compare \(listed(faults.map { "`\(pass.plainName(of: $0.property))`" }, limit: 3)) as well"
          + (isComparedByCompiler(type) ? ", or let the compiler write `==`" : "")
        : "pass what `\(pass.plainName(of: contents[0].fault.property))` shows as values, and compare these in `==`",
      notes: faults.prefix(NoteLimit.places).flatMap { fault in
        let name = pass.plainName(of: fault.property)
        return [
          pass.note("`\(name)` is read here", .loss, at: fault.read.site),
          pass.note("`\(name)` is an input", .cause, at: fault.property),
        ]
      }
        + contents.prefix(NoteLimit.places).map {
          pass.note("the caller makes it from what changes", .change, at: $0.source)
        })
  }

  // MARK: Content

  /// Views that are stored, that `==` ignores and that a caller makes from what changes, each with the read there.
  private func staleContents(of view: TypeID, _ equality: WrittenEquality) -> [(fault: Fault, source: UseSite)] {
    let contents = pass.index.inputs(of: view).filter { isContent($0, of: view) }
    return contents.compactMap { property in
      guard equality.mentions(of: pass.index[property].name).isEmpty,
        pass.isStrict || !pass.isDescribedAsCompared(pass.index.node(property)),
        let read = reads(of: property, in: view).first,
        let source = changingSource(of: property, in: view, equality, isOnlyContent: contents.count == 1)
      else { return nil }
      return (Fault(property: property, verb: "ignores", part: pass.plainName(of: property), read: read), source)
    }
  }

  /// Whether the property is a view: of a generic type, `AnyView`, or a view of the project.
  private func isContent(_ property: MemberID, of view: TypeID) -> Bool {
    let name = pass.index[property].type.name
    if name == .AnyView { return true }
    guard let place = pass.index[view].declaration else { return false }
    return pass.index[place].generics.contains { $0.name == name && $0.constraint == .View }
  }

  /// Where a caller reads what changes for the content that it passes, and does not pass for what `==` compares.
  private func changingSource(
    of property: MemberID, in view: TypeID, _ equality: WrittenEquality, isOnlyContent: Bool
  ) -> UseSite? {
    for call in pass.index.someCallsOutsidePreviews(of: view, work: pass.work) {
      let body = pass.index.body(of: call.caller)
      let construction = body.node(call.use)
      guard
        let value = construction.passedValues.first(where: {
          $0.label == pass.index[property].name || isOnlyContent && $0.isUnlabelledClosure
        })?.value, !isSnapshot(construction, of: equality, in: body),
        let compared = pass.index.propertiesRead(forInputsOf: equality, by: construction, in: body)
      else { continue }
      let runs = body.runs(in: pass.index)
      let outer = body.uses[call.use].closure
      let source = body.uses(in: value).first { i in
        let use = body.uses[i]
        guard case .member(let id) = body.target(i), !use.isWritten, !use.isCall, !compared.contains(id),
          runs.run(of: use.closure).isRunning || use.closure == outer,
          !pass.text(use.name).hasPrefix("$")
        else { return false }
        return pass.index.change(of: id, work: pass.work).isProved
      }
      if let source { return UseSite(member: call.caller, use: source) }
    }
    return nil
  }

  /// Whether the compiler can write `==`: no property has a wrapper, as these are not `Equatable`, or holds a closure.
  private func isComparedByCompiler(_ type: TypeEntry) -> Bool {
    pass.index.storedProperties(of: type.id).allSatisfy { property in
      let fact = pass.index[property]
      return fact.isStatic || fact.attributes.isEmpty && !pass.index.holdsClosure(property)
    }
  }

  /// `@EquatableIgnored let title: String` of a view with the `@Equatable` macro.
  private func checkIgnored(_ type: TypeEntry) {
    guard type.attributes.contains(where: { $0 == .Equatable }) else { return }
    for property in pass.index.storedProperties(of: type.id)
    where pass.index.file(property) == pass.file.number {
      let fact = pass.index[property]
      guard fact.attributes.count == 1,
        fact.attributes[0] == .EquatableIgnored || fact.attributes[0] == .SkipEquatable,
        isValue(property, of: type.id), !fact.isLet || fact.initial == .none,
        let read = reads(of: property, in: type.id).first
      else { continue }
      let name = pass.text(fact.name)
      pass.report(
        fact.nameRange,
        "`@\(pass.text(fact.attributes[0]))` leaves `\(name)` out of the `==` of `\(pass.text(type.name))`, "
          + "so the view keeps showing the old value",
        help: "remove the attribute", notes: [pass.note("`\(name)` is read here", .loss, at: read.site)])
    }
  }

  /// Whether the only initializers compute the property from what `==` compares: it is not an input of its own.
  private func isDerived(_ property: MemberID, of type: TypeID, _ equality: WrittenEquality) -> Bool {
    let initializers = pass.index[type].initializers
    guard !initializers.isEmpty else { return false }
    return initializers.allSatisfy { initializer in
      let body = pass.index.body(of: initializer)
      let assignments = pass.index.assignments(in: initializer)
      guard let value = assignments.first(where: { $0.property == property })?.value, value.unwrapped.kind == .call
      else { return false }
      let compared = assignments.filter { !equality.mentions(of: pass.index[$0.property].name).isEmpty }
      let inputs = compared.compactMap { assignment -> Int32? in
        guard let value = assignment.value, case .local(let i) = pass.index.target(of: value, in: body) else {
          return nil
        }
        return i
      }
      return value.descendants.allSatisfy { node in
        guard node.kind == .identifierExpr, !node.isNamedLikeType else { return true }
        guard case .local(let i) = pass.index.target(of: node, in: body) else { return false }
        return inputs.contains(i)
      }
    }
  }

  /// Whether each call computes the property from what it also passes for compared inputs, such as a snapshot of a model:
  /// a change of it then is one of these, as far as can be told.
  private func isCarried(_ property: MemberID, of type: TypeID, _ equality: WrittenEquality) -> Bool {
    let calls = pass.index.someCallsOutsidePreviews(of: type, work: pass.work)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let body = pass.index.body(of: call.caller)
        let construction = body.node(call.use)
        guard
          let value = construction.passedValues.first(where: { $0.label == pass.index[property].name })?.value
        else { return false }
        if isSnapshot(construction, of: equality, in: body) { return true }
        guard let own = pass.index.propertiesRead(by: value, in: body),
          let compared = pass.index.propertiesRead(forInputsOf: equality, by: construction, in: body)
        else { return true }
        return !own.isEmpty && own.isSubset(of: compared)
      }
  }

  /// Whether a function computes one of the values that `==` compares as a whole, which may be made of all the others.
  private func isSnapshot(_ construction: Node, of equality: WrittenEquality, in body: Body) -> Bool {
    construction.passedValues.contains { passed in
      guard equality.mentions(of: passed.label).contains(where: { $0.path.count == 1 }) else { return false }
      guard var use = body.use(at: passed.value.unwrapped) else { return false }
      if case .local(let local) = body.target(use) { use = Int(body.locals[Int(local)].initial) }
      guard use >= 0, case .member(let function) = body.target(use) else { return false }
      return pass.index[function].kind == .function
    }
  }

  private struct Fault {
    let property: MemberID
    /// What `==` does with `part`: "ignores".
    let verb: String
    /// `title`, `days.count`
    let part: String
    let read: PropertyUse
  }

  private func fault(
    _ property: MemberID, _ mentions: [WrittenEquality.Mention], _ reads: [PropertyUse]
  ) -> Fault? {
    guard let first = reads.first else { return nil }
    let name = pass.plainName(of: property)
    if mentions.isEmpty { return Fault(property: property, verb: "ignores", part: name, read: first) }
    if mentions.allSatisfy({ $0.isLeft == mentions[0].isLeft }) {
      return Fault(property: property, verb: "reads only one side of", part: name, read: first)
    }
    // What is compared may show fewer changes. The hash of an object is its identity.
    if mentions.contains(where: { $0.path.count > 1 && $0.path[1] == .hashValue }),
      pass.index.valueType(of: property) == nil
    {
      return nil
    }
    guard mentions.allSatisfy({ $0.path.count > 1 && Self.saysLess($0.path[1]) }) else { return nil }
    let compared = Set(mentions.map { $0.path[1] })
    let missed = reads.first { use in
      guard let member = use.memberUse else { return true }
      let read = pass.index.body(of: use.site.member).uses[member].name
      if compared.contains(read) { return false }
      // `isEmpty` follows from `count`.
      return !(read == .isEmpty && compared.contains(Name(.count)))
    }
    guard let missed else { return nil }
    let part = name + "." + pass.text(mentions[0].path[1])
    return Fault(property: property, verb: "compares only", part: part, read: missed)
  }

  private static func saysLess(_ name: Name) -> Bool {
    switch name.known {
    case .count, .isEmpty, .first, .last, .id, .hashValue, .keys, .indices, .rounded: true
    default: false
    }
  }

  /// Whether the property is a value that can be compared, not an object, a closure or a view.
  private func isValue(_ property: MemberID, of view: TypeID) -> Bool {
    let fact = pass.index[property]
    if pass.index.holdsClosure(property)
      || !fact.attributes.isEmpty && Builders.kind(of: fact.attributes[0]) != nil
    {
      return false
    }
    let name = fact.type.name
    // `FocusState<Bool>.Binding` always means the same state.
    if name == .Binding, pass.index.node(property).child(.typeAnnotation)?.text.contains("State<") ?? false {
      return false
    }
    if let place = pass.index[view].declaration,
      pass.index[place].generics.contains(where: { $0.name == name })
    {
      return false
    }
    if name == .AnyView || name == .View { return false }
    if let held = pass.index.heldType(of: property) {
      return !pass.index[held].isReference && !pass.index[held].traits.contains(.view)
    }
    return !Classes.has(.reference, name)
  }

  private func reads(of property: MemberID, in view: TypeID) -> [PropertyUse] {
    pass.index.dependencies(of: view).uses(of: property).filter {
      ($0.context == .update || $0.context == .presentation) && $0.isOfSelf && $0.isRead && $0.form == .value
    }
  }
}
