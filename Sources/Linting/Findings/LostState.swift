// What is thrown away with a view, in words and with the places where it is declared.

import Frameworks
import Project
import Syntax
import ViewTree

/// State that ends with the identity of a view.
public struct LostState: Sendable {
  /// "`@State draft` of `Editor` and 2 more"; nil if nothing is known to be lost.
  public let phrase: String?
  /// One for each of the first three declarations.
  public let notes: [Note]
}

extension Pass {
  /// What the views at or below a node of a view tree keep.
  public func lostState(at node: Int, of tree: ViewTree) -> LostState {
    let kept = index.kept(at: node, of: tree, lifetime: lifetime)
    if !kept.states.isEmpty { return lostState(kept.states) }
    if let type = kept.platformViews.first {
      let name = text(index[type].name)
      let remade = note("`\(name)` makes its view again", at: type)
      return LostState(phrase: "the view that `\(name)` wraps", notes: [remade].compactMap { $0 })
    }
    guard let name = kept.frameworkViews.first else { return LostState(phrase: nil, notes: []) }
    return LostState(phrase: "what `\(text(name))` keeps (\(Pass.kept(by: name)))", notes: [])
  }

  /// What is thrown away where SwiftUI takes a value for another one: what the rows, the presented views or
  /// the view with the id keep.
  public func lostState(of identification: Identification) -> LostState {
    let tree = index.viewTree(of: identification.site.member)
    let number = index.use(at: identification.site).node
    let call = tree.nodes.firstIndex {
      $0.syntax.number == number && ($0.kind == .element || $0.kind == .modified)
    }
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

  public func lostState(_ states: [OwnedState]) -> LostState {
    guard let first = states.first else { return LostState(phrase: nil, notes: []) }
    var phrase = "`\(declaration(first.property))` of `\(text(index[first.owner].name))`"
    if states.count == 2 {
      phrase += " and `\(declaration(states[1].property))`"
      if states[1].owner != first.owner { phrase += " of `\(text(index[states[1].owner].name))`" }
    } else if states.count > 2 {
      phrase += " and \(states.count - 1) more"
    }
    let notes = states.prefix(3).map {
      note("`\(declaration($0.property))` starts again from its initial value", at: $0.property)
    }
    return LostState(phrase: phrase, notes: notes)
  }

  /// `@State draft`
  private func declaration(_ property: MemberID) -> String {
    let fact = index[property]
    let wrapper = fact.attributes.first { Wrappers.has(.lostWithIdentity, $0) }
    return (wrapper.map { "@" + text($0) + " " } ?? "") + text(fact.name)
  }

  private static func kept(by view: Name) -> String {
    switch view.known {
    case .TextField, .SecureField, .TextEditor: "focus and selection"
    case .AsyncImage: "the loaded image"
    case .NavigationStack, .NavigationSplitView, .NavigationView: "what is pushed"
    case .TabView: "the selected tab and its pages"
    case .DisclosureGroup, .OutlineGroup: "what is expanded"
    case .Map, .VideoPlayer, .WebView: "its position and what it has loaded"
    case .PhaseAnimator, .KeyframeAnimator: "the running animation"
    case .RealityView, .Model3D: "the loaded scene"
    default: "its scroll position"
    }
  }
}

extension Pass {
  /// Is the property an input of its type for which every construction in the project passes a literal or
  /// a case without a payload, or leaves the default? Then no instance ever sees it change. False if
  /// nothing in the project builds one.
  public func isGivenLiteralsOnly(_ property: MemberID, of type: TypeID) -> Bool {
    let fact = index[property]
    guard fact.kind == .storedProperty, !fact.isStatic, fact.attributes.isEmpty else { return false }
    let sites = work.constructionSites(of: type, in: index)
    guard !sites.isEmpty else { return false }
    // An initializer of the type's own may set it from anything.
    guard index[type].initializers.isEmpty else { return false }
    return sites.allSatisfy { site in
      let call = index.node(at: site)
      let argument = call.arguments.first { $0.name == fact.name }
      guard let value = argument?.value?.unwrapped else { return fact.initial == .literal }
      switch value.kind {
      case .booleanLiteral, .integerLiteral, .floatLiteral, .nilLiteral: return true
      case .stringLiteral: return value.child(.interpolation) == nil
      case .memberAccess: return value.base == nil
      default: return false
      }
    }
  }

  /// Does an `if` or a `switch` ask nothing but an input that every construction of the view gives as a
  /// literal? Then no branch of it ever takes the place of another.
  public func isSettledByCallers(_ statement: Node, in tree: ViewTree) -> Bool {
    guard let owner = tree.owner else { return false }
    var value: Node
    if statement.kind == .switchExpr, let subject = statement.firstChild {
      value = subject.unwrapped
    } else {
      guard let list = statement.child(.conditionList), let first = list.firstChild, first.end == list.end else {
        return false
      }
      value = first.unwrapped
      if value.kind == .prefixExpr, let inner = value.firstChild { value = inner.unwrapped }
    }
    guard case .member(let property) = index.target(of: value, in: tree.body), index.owner(property) == owner else {
      return false
    }
    return isGivenLiteralsOnly(property, of: owner)
      || index.isAlwaysGivenConstant(value, in: tree.body, work: work)
  }
}
