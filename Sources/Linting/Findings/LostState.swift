// State that ends with a view: in words, and where it is declared.

import Frameworks
import Project
import Syntax
import ViewTree

/// State that ends with the identity of a view.
public struct LostState: Sendable {
  /// "`@State draft` of `Editor` and 2 more"; nil if nothing is known to be lost.
  public let phrase: String?
  /// Whether it is more than a flag or a position on the screen.
  public var isNoticed = false
  /// Whether no more is lost than what the views load again by themselves, at once if it is cached.
  public var loadsAgain = false
  /// One for each of the first three declarations.
  public let notes: [Note]

  init(phrase: String?, notes: [Note]) { (self.phrase, self.notes) = (phrase, notes) }
}

extension Pass {
  /// What the views at or below a node of a view tree keep.
  ///
  /// - Parameter left: Ranges of nodes that are left out.
  public func lostState(at node: Int, of tree: ViewTree, besides left: Overlaps = Overlaps()) -> LostState {
    let kept = index.loss(at: node, of: tree, lifetime: lifetime, besides: left)
    var lost = lostState(of: kept)
    lost.isNoticed = kept.isLoss && index.isNoticed(kept)
    return lost
  }

  private func lostState(of kept: Kept) -> LostState {
    if !kept.states.isEmpty { return lostState(kept.states) }
    if let type = kept.platformViews.first {
      let name = text(index[type].name)
      let remade = note("`\(name)` creates its platform view again", .loss, at: type)
      return LostState(phrase: "the platform view of `\(name)`", notes: [remade].compactMap { $0 })
    }
    guard let name = kept.frameworkViews.first else { return LostState(phrase: nil, notes: []) }
    var lost = LostState(phrase: "the \(Pass.kept(by: name)) of `\(text(name))`", notes: [])
    lost.loadsAgain = kept.frameworkViews.allSatisfy { $0 == .AsyncImage || $0 == .Model3D }
    return lost
  }

  /// Whether the value is what an alert or a confirmation dialog shows, one at a time.
  public func isOfDialog(_ identification: Identification) -> Bool {
    let name = index.use(at: identification.site).name
    return name == .alert || name == .confirmationDialog
  }

  /// What is lost where SwiftUI takes a value for a different one: the state of the rows, of the presented views or
  /// of the view with the id.
  public func lostState(of identification: Identification) -> LostState {
    let tree = index.viewTree(of: identification.site.member)
    let number = index.use(at: identification.site).node
    let call = tree.nodes(at: number).first { tree[$0].kind == .element || tree[$0].kind == .modified }
    guard let call else { return LostState(phrase: nil, notes: []) }
    let children = tree.children(of: call)
    let subject = identification.subject(in: index)
    let place = children.first { child in
      switch subject {
      case .rows: tree[child].isRowSlot
      case .item: tree[child].kind == .slot && tree[child].use?.kind == .presentation
      case .view: tree[child].kind != .slot
      }
    }
    guard let place else { return LostState(phrase: nil, notes: []) }
    return lostState(at: place, of: tree)
  }

  /// The words for properties whose state is lost, with notes at the first few. No words if there are none.
  public func lostState(_ states: [OwnedState]) -> LostState {
    guard let first = states.first else { return LostState(phrase: nil, notes: []) }
    var phrase = "`\(declaration(first.property))` of `\(text(index[first.owner].name))`"
    if states.count == 2 {
      phrase += " and `\(declaration(states[1].property))`"
      if states[1].owner != first.owner { phrase += " of `\(text(index[states[1].owner].name))`" }
    } else if states.count > 2 {
      phrase += " and \(states.count - 1) more"
    }
    let notes = states.prefix(NoteLimit.places).map {
      note("`\(declaration($0.property))` returns to its initial value", .loss, at: $0.property)
    }
    return LostState(phrase: phrase, notes: notes)
  }

  /// `@State draft`
  private func declaration(_ property: MemberID) -> String {
    let fact = index[property]
    let wrapper = fact.attributes.first { Wrappers.has(.lostWithIdentity, $0) }
    return (wrapper.map { "@" + text($0) + " " } ?? "") + text(fact.name)
  }

  /// Whether no more is lost than positions in scroll views.
  public func isPositionAlone(_ kept: Kept) -> Bool {
    kept.states.isEmpty && kept.platformViews.isEmpty
      && kept.frameworkViews.allSatisfy { Self.kept(by: $0) == Self.scrollPosition }
  }

  private static let scrollPosition = "scroll position"

  /// What a view of SwiftUI keeps for itself; nouns in the singular, since "is lost" may follow.
  private static func kept(by view: Name) -> String {
    switch view.known {
    case .TextField, .SecureField, .TextEditor: "focus"
    case .AsyncImage: "loaded image"
    case .NavigationStack, .NavigationSplitView, .NavigationView: "navigation path"
    case .TabView: "selected tab"
    case .DisclosureGroup, .OutlineGroup: "expansion state"
    case .Map, .VideoPlayer, .WebView: "position"
    case .PhaseAnimator, .KeyframeAnimator: "running animation"
    case .RealityView, .Model3D: "loaded scene"
    default: scrollPosition
    }
  }
}
