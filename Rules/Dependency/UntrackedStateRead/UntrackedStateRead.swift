import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// SwiftUI tracks what a view declares; what a body looks up elsewhere can change without an update.
public struct UntrackedStateRead: FileRule {
  public static let about = About(
    "untracked-state-read", .dependency, .info, "A body reads state that SwiftUI does not track",
    isOnByDefault: false,
    yieldsTo: ["expensive-call-in-body"],
    references: [.dataEssentials, .demystify],
    explanation: """
      A view updates when one of its dependencies changes: its inputs, its state, its environment, or the objects \
      that it observes. User defaults, a static or global variable, the orientation of the device and the size of \
      the screen are not dependencies. A body that reads them shows the value from its last evaluation. A later \
      change has no effect until something else updates the view.

      Read user defaults with `@AppStorage`. Store what several views share in a model that publishes its changes. \
      Read size classes, color scheme, locale and accessibility settings from the environment, and sizes from the \
      layout. Where there is nothing else, handle notifications with `onReceive`.

      SameView follows the calls of a body through properties and functions. A static or global variable counts if \
      some code sets it. User defaults are reported in strict mode only, because code that stores a value often updates \
      the view as well.

      A variable of a plain class, which is neither `@Observable` nor an `ObservableObject`, is not tracked either. It is \
      reported where an action or a task changes it while the view is shown, and updates no view then. Make the class \
      `@Observable`.

      Not reported:

      - `static let` and other constants
      - variables that are only filled while they are read, or set when the program starts
      - variables that only functions set which nothing calls
      - objects in variables
      - calendars and time zones, which hardly anybody changes while a view is shown, unless the rule is strict
      - most of a locale, which changes only with a new start of the app
      - models that publish what they store in user defaults
      - getters of `@Observable` classes that also read a stored property that the setter sets
      - sizes of the screen in a view that also reads a size of the environment, or measures its layout
      - sizes of the screen of a Mac, which change rarely, unless the rule is strict
      - layouts, and views that nothing builds
      - values that an object gets when it is made
      - variables of plain classes with a closure, a delegate or a subject, which may tell others, and those whose change \
      comes with one of `@State` or of an observed object
      - sizes of the screen where all apps show one orientation, for phones alone or on the whole screen
      - sizes of a picture that is drawn or of a sheet, and ideal and largest sizes
      - actions, apps and scenes
      """)

  public static let bad = [
    Example(
      "keeps its width when the device turns",
      """
      import SwiftUI
      import UIKit

      struct Cover: View {
        var body: some View { Image("cover").frame(width: UIScreen.main.bounds.width / 2) }
      }
      """),
    Example(
      "a new theme does not update the view",
      """
      import SwiftUI

      enum Theme { static var accent = Color.blue }

      struct Title: View {
        var body: some View {
          Text("Title").foregroundStyle(Theme.accent)
          Button("Red") { Theme.accent = .red }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "SwiftUI tracks user defaults",
      """
      import SwiftUI

      struct Feed: View {
        @AppStorage("showsImages") private var showsImages = false
        var body: some View { if showsImages { Image("cover") } }
      }
      """),
    Example(
      "a constant",
      """
      import SwiftUI

      enum Theme { static let accent = Color.blue }

      struct Title: View {
        var body: some View { Text("Title").foregroundStyle(Theme.accent) }
      }
      """),
  ]

  let pass: Pass
  let callers = KnownCallers()
  public init(_ pass: Pass) { self.pass = pass }

  /// What is known of the callers of functions, and of code that runs together: one function may set many variables.
  final class KnownCallers {
    struct Question: Hashable {
      let function: MemberID
      let depth: Int
    }
    var areStart: [Question: Bool] = [:]
    var haveView: [MemberID: Bool] = [:]
    var lastUpdates: [CodeRun: UInt32] = [:]
  }

  public func check(_ file: SourceFile) {
    if pass.isStrict { checkPreferences(file) }
    checkVariables(file)
    checkObjects(file)
    if UntrackedState.types.contains(where: { file.mentions($0) }) { checkSystem(file) }
  }

  /// Whether SwiftUI evaluates code of the view again and again, as far as the sources tell. Layouts are not views:
  /// they run with each layout and can read nothing else. What nothing builds is not shown, unless its project is not
  /// there.
  func isShown(_ view: TypeID) -> Bool {
    let entry = pass.index[view]
    guard entry.traits.isDisjoint(with: [.root, .preview, .layout]), !pass.index.isRenderedOnce(view, work: pass.work)
    else { return false }
    return pass.isStrict || pass.index.files.count == 1 || entry.access > .internal || !entry.traits.contains(.view)
      || !pass.index.members(mentioning: entry.name).allSatisfy { isPart($0, of: view) }
  }

  private func isPart(_ member: MemberID, of type: TypeID) -> Bool {
    var owner = pass.index.owner(member)
    while let current = owner, current != type { owner = pass.index[current].parent }
    return owner != nil
  }

  /// Whether the value goes into an object, which decides when it reads the value again.
  func isMakingObject(_ member: MemberID) -> Bool {
    pass.index[member].kind == .initializer && pass.index.owner(member).map { pass.index[$0].isReference } ?? false
  }

  // MARK: Variables

  private func checkVariables(_ file: SourceFile) {
    var changesInFile: VariableChanges?
    for i in file.members.indices where file.members[i].kind == .storedProperty {
      let fact = file.members[i]
      guard !fact.isLet, fact.isStatic || fact.owner == nil,
        fact.attributes.allSatisfy({ $0 == .MainActor })
      else { continue }
      let variable = pass.index.member(file: file.number, fact: i)
      let steps = viewSteps(to: variable)
      let views = Set(steps.compactMap { pass.index.owner($0.member) })
      guard let first = steps.first, let change = change(of: variable, readBy: views, &changesInFile) else { continue }
      let name = pass.name(of: variable)
      let viewName = pass.index.owner(first.member).map { pass.plainName(of: $0) } ?? ""
      let readers =
        switch views.count {
        case 1: "`\(viewName)` does"
        case 2: "`\(viewName)` and one other view do"
        default: "`\(viewName)` and \(views.count - 1) other views do"
        }
      pass.report(
        fact.nameRange,
        "\(readers) not track the variable `\(name)`: a change of it alone does not update "
          + (views.count == 1 ? "it" : "them"),
        help: "store the value in an observed model or in the environment",
        notes: steps.prefix(NoteLimit.places).map {
          pass.note("an update reads the variable from here", .occasion, at: $0)
        }
          + [pass.note("the variable is set here", .change, at: change)])
    }
  }

  /// For each read of the variable by an update the last step that stands in the code of a view.
  private func viewSteps(to variable: MemberID) -> [UseSite] {
    var found: [UseSite] = []
    var seen: Set<UseSite> = []
    for site in pass.work.reads.sites(of: variable) {
      let path = pass.work.reads.way(to: site.member) + [site]
      if path.contains(where: { isMakingObject($0.member) }) { continue }
      let step = path.last { step in
        guard let owner = pass.index.owner(step.member) else { return false }
        return pass.index[owner].traits.contains(.viewLike) && isShown(owner)
      }
      if let step, !pass.isExcluded(step), seen.insert(step).inserted { found.append(step) }
    }
    return found
  }

  /// Where code sets the variable, other than to keep what it has just computed, and other than at the start
  /// of the program.
  private func change(
    of variable: MemberID, readBy views: Set<TypeID>, _ changesInFile: inout VariableChanges?
  ) -> UseSite? {
    // The changes of an object are not changes of the variable. A protocol most often stands for one.
    if pass.index.valueType(of: variable)?.type.map({ pass.index[$0].isReference || pass.index[$0].kind == .protocol })
      ?? false
    {
      return nil
    }
    var sites = pass.work.writes(of: variable)
    // Code that no view runs: of the type, else of the file.
    let changes: VariableChanges
    if let owner = pass.index.owner(variable) {
      changes = pass.index.derivation(.variableChanges, of: owner.number) {
        VariableChanges(by: pass.index[owner].members, in: pass.index)
      }
    } else if let known = changesInFile {
      changes = known
    } else {
      let members = pass.file.members.indices.map { pass.index.member(file: pass.file.number, fact: $0) }
      changes = VariableChanges(by: members, in: pass.index)
      changesInFile = changes
    }
    sites += changes.sites[variable] ?? []
    if sites.contains(where: { isCacheFill($0) }) || sites.allSatisfy({ isEntry($0, variable) }) {
      return nil
    }
    sites.removeAll { pass.isExcluded($0) || isStart($0) || isNeverCalled($0.member) }
    return Set(sites.map { run(of: $0) }).allSatisfy({ isAccompanied($0, views) }) ? nil : sites.first
  }

  /// Code of a member that runs together.
  struct CodeRun: Hashable {
    let member: MemberID
    /// The outermost closure that does not run with the member; -1 for the code that does.
    let closure: Int32
  }

  func run(of site: UseSite) -> CodeRun {
    let body = pass.index.body(of: site.member)
    let closure = body.uses[site.use].closure
    return CodeRun(member: site.member, closure: body.runs(in: pass.index).outermostLater(around: closure, in: body))
  }

  /// Whether the code that sets the variable also sets a published property of an object that all these views observe:
  /// they update, and read the variable again.
  private func isAccompanied(_ run: CodeRun, _ views: Set<TypeID>) -> Bool {
    let writes = pass.index.derivation(.publishedWrites, of: run.member.number) {
      PublishedWrites(by: run.member, in: pass.index)
    }
    let models = writes.models[run.closure, default: []]
    if models.count > Self.modelLimit { return true }
    return models.contains { model in views.allSatisfy { pass.index.observes($0, model) } }
  }

  /// Code that sets properties of more classes is taken to update all views.
  private static let modelLimit = 64

  /// `cache[key] = value`, `cache.removeValue(forKey: key)` in the type that alone sees the cache, unless another view
  /// calls it: what a person does then has no effect on the screen.
  private func isEntry(_ site: UseSite, _ variable: MemberID) -> Bool {
    guard pass.index[variable].access == .private, pass.index.owner(site.member) == pass.index.owner(variable),
      let parent = pass.index.node(at: site).parent
    else { return false }
    let changesEntry =
      parent.kind == .subscriptCall
      || parent.kind == .memberAccess && ["removeValue", "removeAll"].contains(pass.text(parent.name))
    return changesEntry && !isCalledByView(site.member)
  }

  private func isCalledByView(_ member: MemberID) -> Bool {
    if let known = callers.haveView[member] { return known }
    let isCalled = pass.index.uses(named: pass.index[member].name).uses(of: member).contains { call in
      guard let owner = pass.index.owner(call.member), owner != pass.index.owner(member) else { return false }
      return pass.index[owner].traits.contains(.viewLike)
    }
    callers.haveView[member] = isCalled
    return isCalled
  }

  /// Whether nothing in the project calls the function or can call it by other means: as a requirement, by a selector,
  /// or from another module.
  func isNeverCalled(_ member: MemberID) -> Bool {
    let fact = pass.index[member]
    // Other files may call it that are not there.
    if pass.index.files.count == 1, fact.access > .fileprivate { return false }
    guard fact.kind == .function, fact.access <= .internal || isOfApp(member), !fact.isOverride, fact.attributes.isEmpty
    else { return false }
    let owner = pass.index.owner(member)
    if let owner, !fact.isStatic {
      let entry = pass.index[owner]
      guard entry.conformances.isEmpty, entry.ancestors.isEmpty else { return false }
    }
    let uses = pass.index.uses(named: fact.name)
    return !uses.unresolved.contains { mayCall(member, of: owner, $0) }
      && uses.uses(of: member).allSatisfy { $0.member == member }
  }

  /// Whether a use whose target is not known may be a call of the function: a static one is called on its type.
  private func mayCall(_ function: MemberID, of owner: TypeID?, _ site: UseSite) -> Bool {
    guard let owner, pass.index[function].isStatic else { return true }
    let body = pass.index.body(of: site.member)
    let receiver = body.uses[site.use].receiver
    guard receiver >= 0 else { return true }
    let name = body.uses[Int(receiver)].name
    return name == pass.index[owner].name || name == .`Self` || name == .`self`
  }

  /// Whether all targets of the file belong to a project of Xcode that makes an app: other modules are in it as well.
  private func isOfApp(_ member: MemberID) -> Bool {
    let structure = pass.index.structure
    guard let group = structure.group(ofFile: pass.index.file(member)),
      structure.targets.contains(where: { $0.kind == .app })
    else { return false }
    return group.targets.allSatisfy { structure.targets[Int($0)].origin != .package }
  }

  /// Whether it sets the program up, before anything is shown. Code outside of views that sets a part of the
  /// variable counts too.
  private func isStart(_ site: UseSite) -> Bool { isStart(site, depth: 0) }

  private func isStart(_ site: UseSite, depth: Int) -> Bool {
    let fact = pass.index[site.member]
    if depth == 0, fact.kind == .initializer || fact.kind == .storedProperty { return true }
    let name = pass.text(fact.name)
    if fact.name == .main
      || ["application", "configure", "setUp", "setup", "bootstrap"].contains(where: { name.hasPrefix($0) })
    {
      return true
    }
    let owner = pass.index.owner(site.member)
    if let owner, !pass.index[owner].traits.isDisjoint(with: .root) { return true }
    if depth < FollowLimit.widening, fact.kind == .function, isCalledAtStart(site.member, depth: depth) { return true }
    let isView = owner.map { pass.index[$0].traits.contains(.viewLike) } ?? false
    guard !isView, !pass.index.use(at: site).isWritten,
      let part = pass.index.node(at: site).parent?.asMemberAccess
    else { return false }
    return part.node.parent?.asCall == nil
  }

  /// Whether the function has callers, and all of them set the program up.
  private func isCalledAtStart(_ function: MemberID, depth: Int) -> Bool {
    let question = KnownCallers.Question(function: function, depth: depth)
    if let known = callers.areStart[question] { return known }
    // One call for each caller: whether that is the start does not depend on the place in it.
    var seen: Set<MemberID> = []
    var areStart = true
    for call in pass.index.uses(named: pass.index[function].name).uses(of: function)
    where areStart && !seen.contains(call.member) && !pass.isExcluded(call) {
      seen.insert(call.member)
      areStart = isStart(call, depth: depth + 1)
    }
    let isAtStart = areStart && !seen.isEmpty
    callers.areStart[question] = isAtStart
    return isAtStart
  }

  /// Whether the code that updates call to read it also sets it.
  private func isCacheFill(_ site: UseSite) -> Bool {
    let body = pass.index.body(of: site.member)
    return pass.work.reads.isReached(site.member)
      && body.runs(in: pass.index).run(of: body.uses[site.use].closure).isRunning
  }

  // MARK: The system

  private func checkSystem(_ file: SourceFile) {
    for i in file.members.indices {
      let member = pass.index.member(file: file.number, fact: i)
      guard pass.work.reads.isReached(member), let owner = pass.index.owner(member),
        pass.index[owner].traits.contains(.viewLike), isShown(owner)
      else { continue }
      let body = pass.index.body(of: member)
      let deferred = NodeRanges(pass.index.deferredArguments(of: body))
      lazy var runs = body.runs(in: pass.index)
      var seen: Set<String> = []
      for (i, use) in body.uses.enumerated() {
        guard let state = state(of: use, in: body), !deferred.contains(use.node),
          runs.run(of: use.closure).isRunning
        else { continue }
        let node = body.node(i)
        guard
          pass.isStrict
            || !state.changesRarely && !isFixed(state, node, in: body)
              && !(state.isSize && (isLimit(node) || isForDetents(member) || readsSizes(owner)))
        else {
          continue
        }
        let text = name(of: use, in: body)
        guard seen.insert(text).inserted else { continue }
        pass.report(
          at: node.callee ?? node,
          "`\(pass.qualifiedName(of: member))` reads `\(text)`: a change of it alone does not update the view",
          help: remedy(state, pass.text(use.name)))
      }
    }
  }

  /// What SwiftUI offers in place of the value, if the oldest system has it.
  private func remedy(_ state: UntrackedState, _ member: String) -> String {
    let isYoung = UntrackedState.youngMembers.contains(member) && pass.targets.have(.iOS15) == false
    return isYoung ? "follow the notification with `onReceive`" : state.remedies[member] ?? state.remedy
  }

  /// Whether only a part is read that stays as long as the app runs: the names of languages.
  private func isFixed(_ state: UntrackedState, _ node: Node, in body: Body) -> Bool {
    // A day later is a day later in each of them.
    func addsOnly(_ calendar: Node) -> Bool {
      guard let call = calendar.parent?.parent?.asCall else { return false }
      return call.name == .date && call.node.arguments.first?.name == .byAdding
    }
    if addsOnly(node) { return true }
    if state.type == .UIScreen, pass.index.structure.haveAppsFixedScreens { return true }
    if node.parent?.kind == .initializer, let binding = node.parent?.parent,
      let local = body.locals.firstIndex(where: { $0.node == binding.number })
    {
      let uses = body.uses.indices.filter { body.uses[$0].local == Int32(local) && body.uses[$0].kind == .identifier }
      if !uses.isEmpty, uses.allSatisfy({ addsOnly(body.node($0)) }) { return true }
    }
    // The size of a picture or of a page, not of the view.
    if state.isSize, body.uses.contains(where: { $0.name == .ImageRenderer || $0.name == .UIGraphicsImageRenderer }) {
      return true
    }
    guard let changing = state.changingParts else { return false }
    guard let part = node.parent, part.kind == .memberAccess else { return true }
    return !changing.contains(pass.text(part.name))
  }

  /// Whether the view also reads a size of the layout or of the environment, which updates it when the screen turns.
  private func readsSizes(_ view: TypeID) -> Bool {
    pass.index[view].members.contains { member in
      if pass.index[member].hasBody { return pass.index.body(of: member).uses.contains { isMeasuring($0.name) } }
      guard let key = pass.environmentKey(of: member), pass.index.dependencies(of: view).read(of: member) != nil,
        let values = pass.index.frameworkType(.EnvironmentValues)
      else { return false }
      return pass.index.members(named: key, of: values).contains { member in
        switch pass.index[member].type.name.known {
        case .CGFloat, .CGSize, .CGRect: true
        default: false
        }
      }
    }
  }

  /// `GeometryReader`, `onGeometryChange`, and what projects call their own: `readSize`, `onFrameChange`.
  private func isMeasuring(_ name: Name) -> Bool {
    let text = pass.text(name)
    return text.contains("Geometry")
      || ["read", "measure", "on", "get"].contains { text.hasPrefix($0) }
        && ["Size", "Frame", "Width", "Height"].contains { text.contains($0) }
  }

  /// `frame(maxWidth: bounds.width)`, a size that does not decide how large the view is.
  private func isLimit(_ node: Node) -> Bool {
    node.ancestors.contains { argument in
      argument.kind == .argument && ["ideal", "max"].contains { pass.text(argument.name).hasPrefix($0) }
    }
  }

  /// Whether it gives the heights of a sheet, or configures what it presents: a layout there measures something else.
  private func isForDetents(_ member: MemberID) -> Bool {
    if let owner = pass.index.owner(member), pass.index[owner].traits.contains(.representable) { return true }
    return pass.text(pass.index[member].type.name) == "PresentationDetent"
      || pass.index.body(of: member).uses.contains { pass.text($0.name).hasPrefix("presentationDetents") }
  }

  private func state(of use: UseFact, in body: Body) -> UntrackedState? {
    guard use.kind == .member, !use.isWritten, use.receiver >= 0 else { return nil }
    let receiver = body.uses[Int(use.receiver)]
    // `UIAccessibility.isBoldTextEnabled`, `Locale.current`
    if receiver.kind == .identifier, receiver.local < 0 {
      guard !use.isCall else { return nil }
      return UntrackedState.reads(receiver.name, use.name, .none)
        ?? UntrackedState.reads(receiver.name, .none, use.name).flatMap { $0.isSetting(pass.text(use.name)) ? $0 : nil }
    }
    guard receiver.kind == .member, receiver.receiver >= 0 else { return nil }
    let type = body.uses[Int(receiver.receiver)]
    guard type.kind == .identifier, type.local < 0 else { return nil }
    let state = UntrackedState.reads(type.name, receiver.name, use.name)
    return state?.member == nil ? nil : state
  }

  private func name(of use: UseFact, in body: Body) -> String {
    var parts = [pass.text(use.name)]
    var current = Int(use.receiver)
    while current >= 0, parts.count < 4 {
      parts.append(pass.text(body.uses[current].name))
      current = Int(body.uses[current].receiver)
    }
    return parts.reversed().joined(separator: ".")
  }
}
