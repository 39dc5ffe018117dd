// Loss: what a user loses when the identity of a view ends.

import Frameworks
import Project
import Syntax

extension Kept {
  /// Whether something is lost that a user has made or sees. A task that runs again is a cost, and no loss.
  public var isLoss: Bool { !states.isEmpty || !platformViews.isEmpty || !frameworkViews.isEmpty }
}

extension Index {
  /// What is lost with the views at and below a node of a view tree: of what they keep, that which code writes after
  /// the view is there, which nothing sets again when it appears, and which has a meaning when it is gone. Linear in
  /// the nodes below, and in the code that writes what they keep.
  ///
  /// - Parameter left: Ranges of nodes that are left out.
  public func loss(at node: Int, of tree: ViewTree, lifetime: Lifetime, besides left: Overlaps = Overlaps()) -> Kept {
    let (kept, view) = keeping(at: node, of: tree, lifetime: lifetime, besides: left)
    var lost =
      if let view {
        (derivation(.lost, of: view.number) { KeptByType(missed(kept, lifetime)) } as KeptByType).kept
      } else {
        missed(kept, lifetime)
      }
    for state in states(ofLocalsAt: node, of: tree, lifetime: lifetime, besides: left)
    where isLost(state, lifetime) && !lost.states.contains(state) {
      lost.states.append(state)
    }
    return lost
  }

  /// What a user misses of what is kept.
  private func missed(_ kept: Kept, _ lifetime: Lifetime) -> Kept {
    var missed = kept
    missed.states = kept.states.filter { isLost($0, lifetime) }
    missed.platformViews = kept.platformViews.filter { keepsPlatformState($0) }
    return missed
  }

  private func isLost(_ state: OwnedState, _ lifetime: Lifetime) -> Bool {
    isMissed(state.property) && !lifetime.isLent(state.property)
  }

  /// The state of views that locals hold: `let picker = LanguagePicker()`, then `picker`.
  private func states(
    ofLocalsAt node: Int, of tree: ViewTree, lifetime: Lifetime, besides left: Overlaps
  ) -> [OwnedState] {
    (node..<tree[node].end).flatMap { i -> [OwnedState] in
      let view = tree[i]
      guard view.kind == .reference, !left.contains(i), view.member == nil,
        view.syntax.kind == .identifierExpr,
        case .local(let number) = target(of: view.syntax, in: tree.body)
      else { return [] }
      let local = tree.body.locals[Int(number)]
      guard local.parameter < 0, local.initial >= 0, !local.isElement,
        case .construction(let type) = target(of: tree.body.node(Int(local.initial)), in: tree.body)
      else { return [] }
      return lifetime.stateBelow(type)
    }
  }

  /// Whether a user notices the loss: of a text, a list, an object, a platform view, a position. A flag, a point or a
  /// color is set again with one touch.
  public func isNoticed(_ lost: Kept) -> Bool {
    if !lost.frameworkViews.isEmpty || lost.platformViews.contains(where: { reportsBack($0) }) { return true }
    return lost.states.contains { isNoticed($0.property) }
  }

  /// Whether the platform view tells what a person does with it: by a coordinator, a binding or a closure, or as a
  /// whole controller. What only shows something shows it again.
  private func reportsBack(_ type: TypeID) -> Bool {
    self[type].members.contains { member in
      switch text(self[member].name) {
      case "makeCoordinator", "makeUIViewController", "makeNSViewController": true
      default:
        self[member].kind == .storedProperty
          && (self[member].attributes.contains { $0 == .Binding } || holdsClosure(member))
      }
    }
  }

  private func isNoticed(_ property: MemberID) -> Bool {
    if !self[property].attributes.contains(where: { $0 == .State }) { return true }
    guard let type = valueType(of: property) else {
      switch node(property).initialValue?.unwrapped.kind {
      case .booleanLiteral, .floatLiteral: return false
      // `.topLeading`, `Color.red`
      case .memberAccess: return node(property).initialValue?.unwrapped.base.map { !isSetAtOnce($0.name) } ?? false
      default: return true
      }
    }
    if isSetAtOnce(type.name) { return false }
    guard let value = type.type else {
      // `.normal`: a flag that a framework declares.
      return !(node(property).initialValue?.unwrapped.isImplicitMember ?? false)
    }
    // What is selected or presented is chosen again with one touch.
    return self[value].kind != .enum && (self[value].isReference || !self[property].type.isOptional)
  }

  /// Whether a value of the type is set with one touch: a flag, a point, a color.
  private func isSetAtOnce(_ type: Name) -> Bool {
    switch type.known {
    case .Bool, .CGFloat, .CGPoint, .CGSize, .CGRect, .Double, .Color, .Angle, .UnitPoint, .Edge, .Alignment: true
    default: false
    }
  }

  /// What is lost with the views at and below a node, and with those that callers pass: the content of a modifier,
  /// `self` of a function on views, the content of a container of the project. At most `contentLimit` places are
  /// followed.
  public func lossWithContent(at node: Int, of tree: ViewTree, lifetime: Lifetime, work: Work) -> Kept {
    var budget = Self.contentLimit
    return lossWithContent(at: node, of: tree, lifetime, work, depth: 0, &budget)
  }

  private func lossWithContent(
    at node: Int, of tree: ViewTree, _ lifetime: Lifetime, _ work: Work, depth: Int, _ budget: inout Int
  ) -> Kept {
    let own = loss(at: node, of: tree, lifetime: lifetime)
    if own.isLoss || depth >= FollowLimit.helpers { return own }
    guard (node..<tree[node].end).contains(where: { isContent($0, of: tree) }) else { return own }
    return loss(ofContentOf: tree, lifetime, work, depth: depth, &budget)
  }

  /// What is lost with the views that callers pass to the body or function of a view tree. At most `contentLimit`
  /// places are followed.
  public func loss(ofContentOf tree: ViewTree, lifetime: Lifetime, work: Work) -> Kept {
    var budget = Self.contentLimit
    return loss(ofContentOf: tree, lifetime, work, depth: 0, &budget)
  }

  private func loss(
    ofContentOf tree: ViewTree, _ lifetime: Lifetime, _ work: Work, depth: Int, _ budget: inout Int
  ) -> Kept {
    for (outer, place) in contentPlaces(of: tree, work: work) where budget > 0 {
      budget -= 1
      // `func boxed() -> some View { modifier(Box()) }`: the callers of the function pass the view.
      let lost =
        if let place {
          lossWithContent(at: place, of: outer, lifetime, work, depth: depth + 1, &budget)
        } else if depth < FollowLimit.helpers {
          loss(ofContentOf: outer, lifetime, work, depth: depth + 1, &budget)
        } else {
          Kept()
        }
      if lost.isLoss { return lost }
    }
    return Kept()
  }

  /// Places that pass content to one modifier, function or view, directly and through others, that are looked at. What
  /// is lost at further ones is not found.
  private static let contentLimit = 48

  /// Whether the node shows what a caller passes: a parameter, a stored view or closure, `self`.
  private func isContent(_ i: Int, of tree: ViewTree) -> Bool {
    let node = tree[i]
    guard node.kind == .reference else { return false }
    if node.name == .`self` { return true }
    let name = node.isCall ? node.syntax.callee?.unwrapped.ownName : node.syntax.ownName
    guard name != nil else { return false }
    return node.member.map { self[$0].kind == .storedProperty && owner($0) == tree.owner } ?? true
  }

  /// Where the views stand that the code of a tree gets from its callers: the base of `.modifier(M())`, the receiver of
  /// a function on views, the closures of a container. Nil for a base that is the `self` of the caller.
  private func contentPlaces(of tree: ViewTree, work: Work) -> [(ViewTree, Int?)] {
    let isBody = Conformances.isBuilderRequirement(self[tree.member].name)
    let sites: [UseSite]
    if isBody, let owner = tree.owner {
      sites = work.sites(of: owner)
    } else {
      sites = work.callers(of: tree.member)
    }
    return sites.filter { $0.member != tree.member }.prefix(Self.contentLimit).flatMap { site -> [(ViewTree, Int?)] in
      let outer = viewTree(of: site.member)
      let number = use(at: site).node
      if !isBody {
        guard
          let call = outer.nodes(at: number).first(where: {
            outer[$0].kind == .modified || outer[$0].kind == .reference
          })
        else { return [] }
        let base = outer.children(of: call).first { outer[$0].kind != .slot }
        return [(outer, base)]
      }
      // A modifier that is passed to `.modifier(…)`, or the view itself with its closures.
      let modifier = outer.nodes.indices.first { i in
        outer[i].name == .modifier
          && outer[i].syntax.arguments.contains { $0.value?.unwrapped.number == number }
      }
      if let modifier { return [(outer, outer.children(of: modifier).first { outer[$0].kind != .slot })] }
      guard let element = outer.nodes(at: number).first(where: { outer[$0].kind == .element }) else { return [] }
      return outer.children(of: element).filter { outer[$0].kind == .slot }.map { (outer, $0) }
    }
  }

  // MARK: State

  /// Whether a user misses the value of a property when it returns to its initial value.
  public func isMissed(_ property: MemberID) -> Bool {
    let known: Missed = derivation(.missed, of: property.number) { Missed(mayMiss(property)) }
    return known.isMissed
  }

  private func mayMiss(_ property: MemberID) -> Bool {
    let fact = self[property]
    for wrapper in fact.attributes {
      switch wrapper.known {
      // What a gesture or the focus writes ends with them; a query runs again.
      case .GestureState, .FocusState, .AccessibilityFocusState, .Namespace: return false
      default: if Wrappers.has(.fetches, wrapper) { return false }
      }
    }
    let written = writes(to: property)
    if let type = valueType(of: property)?.type, self[type].isReference {
      // What no code asks for its values shows none of them.
      if fact.access <= .fileprivate, !isRead(property) { return false }
      return isWrittenObject(type) || !written.sites.isEmpty
    }
    guard fact.attributes.contains(where: { $0 == .State }) else { return true }
    if isTransient(fact), !holdsData(property) { return false }
    if written.sites.isEmpty { return written.isUncertain && mayBeWrittenByOwner(property) }
    if !written.isUncertain, isOnlyWritten(property) { return false }
    return !written.sites.allSatisfy { isSetAgain(at: $0) || isSetFromInput(property, at: $0) }
  }

  /// Whether code of the view itself names the property in a way that is not resolved. What other code writes on a value of
  /// the view never reaches state.
  private func mayBeWrittenByOwner(_ property: MemberID) -> Bool {
    guard let view = owner(property) else { return false }
    let name = self[property].name
    return members(mentioning: name, inside: view).contains { owner($0) == view && hasUnresolvedUse(of: name, in: $0) }
  }

  /// Whether no code of the view reads the value or passes it on.
  private func isOnlyWritten(_ property: MemberID) -> Bool {
    guard let view = owner(property) else { return false }
    let uses = dependencies(of: view).uses(of: property)
    return !uses.isEmpty && uses.allSatisfy { $0.form == .value && !$0.isRead }
  }

  /// Whether the type is one of data, whatever the name says: a number of taps, a list, a text.
  private func holdsData(_ property: MemberID) -> Bool {
    guard let type = valueType(of: property) else {
      // `= 0`
      switch node(property).initialValue?.kind {
      case .integerLiteral, .stringLiteral, .arrayLiteral: return true
      default: return false
      }
    }
    return type.isCollection || type.name == .Int || type.name == .String
  }

  /// Whether code writes properties of objects of the class, or that cannot be said.
  private func isWrittenObject(_ type: TypeID) -> Bool {
    guard self[type].isProjectType, !self[type].ancestors.contains(where: { self[$0].isReference }) else { return true }
    return storedProperties(of: type).contains { property in
      let fact = self[property]
      if fact.isStatic || fact.isLet { return false }
      let written = writes(to: property)
      return !written.sites.isEmpty || written.isUncertain || fact.access > .internal
    }
  }

  /// `old = value`, where the parent passes `value`, or `code = Code(of: key)`, which the initializers assign as well: a
  /// new view has it from the beginning.
  private func isSetFromInput(_ property: MemberID, at site: UseSite) -> Bool {
    guard let value = node(at: site).assignmentToIt?.value else { return false }
    if value.kind == .memberAccess || value.kind == .call, let view = owner(property), !self[view].initializers.isEmpty,
      !hasMemberwiseInitializer(view),
      self[view].initializers.allSatisfy({ initializer in
        file(initializer) == file(site.member)
          && assignments(in: initializer).contains {
            $0.property == property && $0.value?.isSimilar(to: value) ?? false
          }
      })
    {
      return true
    }
    guard case .member(let input) = target(of: value.unwrapped, in: body(of: site.member)),
      let view = owner(property), owner(input) == view
    else { return false }
    let fact = self[input]
    return fact.kind == .storedProperty && fact.isLet && fact.attributes.isEmpty
      && self[view].initializers.contains { initializer in
        assignments(in: initializer).contains { $0.property == property }
      }
  }

  /// Whether the write happens whenever the view appears, is measured or loads: a new view has the value at once.
  func isSetAgain(at site: UseSite) -> Bool { isSetAgain(at: site, depth: 0, byAll: true) }

  /// Whether the write happens when the view appears, is measured or loads, and perhaps at other times as well.
  func isSetWhenShown(at site: UseSite) -> Bool { isSetAgain(at: site, depth: 0, byAll: false) }

  /// - Parameter byAll: Whether all that call a function must run then. Otherwise, a person's tap may call it, too.
  private func isSetAgain(at site: UseSite, depth: Int, byAll: Bool) -> Bool {
    let place = node(at: site)
    // `.onAppear(perform: load)`
    if let call = place.receivingCall?.call, runsWhenShown(call.name) { return true }
    for closure in place.ancestors where closure.kind == .closure {
      guard let call = closure.receivingCall?.call else { return false }
      if runsWhenShown(call.name) { return true }
      switch call.name.known {
      case .withAnimation, .Task, .async, .asyncAfter, .run: continue
      default: return depth < FollowLimit.widening && runsWhenShown(closure, passedTo: call.node, at: site, depth)
      }
    }
    // A function that the view calls when it appears.
    guard depth < FollowLimit.widening, self[site.member].kind == .function, let view = owner(site.member),
      self[view].traits.contains(.view)
    else { return false }
    let callers = uses(named: self[site.member].name).uses(of: site.member)
    func isThen(_ caller: UseSite) -> Bool {
      owner(caller.member) == view && isSetAgain(at: caller, depth: depth + 1, byAll: byAll)
    }
    guard callers.prefix(Self.callerLimit).contains(where: isThen) else { return false }
    // What follows events that are not a person's does so in the new view as well.
    return !byAll || callers.count <= Self.callerLimit && callers.allSatisfy { isThen($0) || isReaction($0) }
  }

  /// Whether the code runs in `onReceive` or `onChange`.
  private func isReaction(_ site: UseSite) -> Bool {
    for closure in node(at: site).ancestors where closure.kind == .closure {
      if let call = closure.receivingCall?.call, call.name == .onReceive || call.name == .onChange { return true }
    }
    return false
  }

  /// Calls of a function that are looked at. One that appears only behind them is taken for one of a person's.
  private static let callerLimit = 16

  /// Whether SwiftUI runs the closure of the modifier when the view appears, is measured or loads.
  private func runsWhenShown(_ modifier: Name) -> Bool {
    switch modifier.known {
    case .onAppear, .onPreferenceChange, .onGeometryChange, .task, .onScrollGeometryChange: true
    default: false
    }
  }

  /// Whether a modifier of the project passes the closure on to one that runs it when the view is shown.
  private func runsWhenShown(_ closure: Node, passedTo call: Node, at site: UseSite, _ depth: Int) -> Bool {
    guard case .member(let function) = target(of: call, in: body(of: site.member)), self[function].kind == .function,
      self[function].hasBody, case let parameters = self[function].parameters,
      let number = arguments(of: call, for: parameters)?.firstIndex(of: closure)
    else { return false }
    let inner = body(of: function)
    return inner.uses(named: parameters[number].name).contains {
      isSetAgain(at: UseSite(member: function, use: $0), depth: depth + 1, byAll: false)
    }
  }

  /// Whether the property's name says that it holds only a passing condition: a press, an animation, a presentation,
  /// a measured size. Such a value has no meaning once the view is out of sight.
  public func isTransient(_ fact: MemberFact) -> Bool {
    // By bytes: a string's own search is slow for so many words.
    let name = Array(text(fact.name).lowercased().utf8)
    return name.indices.contains { i in
      Self.transientWords.contains { $0[0] == name[i] && name[i...].starts(with: $0) }
    }
  }

  private static let transientWords: [[UInt8]] = [
    "press", "hover", "focus", "highlight", "animat", "tap", "drag", "swip", "offset", "show", "present", "alert",
    "sheet", "popover", "appear", "visible", "size", "width", "height", "frame", "confirm", "phase", "opacity",
    "scale", "copied", "copying", "loading", "navigat", "error",
  ].map { Array($0.utf8) }

  // MARK: Platform views

  /// Whether the view of UIKit or AppKit behind a view keeps something that a user sees: a controller, a text, a
  /// position, a page, a playback. False for effects, labels and views of unknown classes.
  private func keepsPlatformState(_ type: TypeID) -> Bool {
    for member in self[type].members where self[member].kind == .function {
      let fact = self[member]
      switch text(fact.name) {
      case "makeUIViewController", "makeNSViewController": return true
      case "makeUIView", "makeNSView", "makeView": if keepsState(platformView: fact.type.name, depth: 0) { return true }
      default: continue
      }
    }
    return false
  }

  private func keepsState(platformView name: Name, depth: Int) -> Bool {
    if Self.lastingPlatformViews.contains(text(name)) { return true }
    guard depth < FollowLimit.helpers else { return false }
    return types(named: name).contains { type in
      self[type].isReference
        && (self[type].conformances.contains { Self.lastingPlatformViews.contains(text($0)) }
          || self[type].ancestors.contains { keepsState(platformView: self[$0].name, depth: depth + 1) }
          || storedProperties(of: type).contains { Self.lastingPlatformViews.contains(text(self[$0].type.name)) })
    }
  }

  /// Views of Apple's frameworks that keep a text, a position, a selection, a page or a playback.
  private static let lastingPlatformViews: Set = [
    "UITextView", "UITextField", "UISearchBar", "NSTextView", "NSTextField", "NSSearchField", "NSSecureTextField",
    "UIScrollView", "NSScrollView", "UITableView", "NSTableView", "NSOutlineView", "UICollectionView",
    "NSCollectionView", "WKWebView", "MKMapView", "PDFView", "AVPlayerView", "AVPlayerLayer", "MTKView", "SCNView",
    "ARView", "ARSCNView", "SKView", "PKCanvasView", "UIPickerView", "AVCaptureVideoPreviewLayer", "QLPreviewView",
    "UIWebView", "LPLinkView",
  ]
}

private final class Missed: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let isMissed: Bool
  init(_ isMissed: Bool) { self.isMissed = isMissed }
}
