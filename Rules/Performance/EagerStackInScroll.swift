import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// A plain stack builds all of its rows, however few of them are visible.
public struct EagerStackInScroll: ViewTreeRule {
  public static let about = About(
    "eager-stack-in-scroll", .performance, .info,
    "A stack in a scroll view builds all rows of a collection at once",
    isOnByDefault: false,
    fix: """
      Replaces a vertical stack with a lazy one. Suggested: a lazy stack takes all the width that it is offered. Not \
      offered where a background or a border shows that width.
      """,
    references: [.lazyStacks, .performance],
    explanation: """
      `VStack` and `HStack` know their size only when they have built and measured all of their children. In a \
      scroll view most children are off screen, but they are built all the same. Every row evaluates its body, \
      runs its `onAppear` and `task`, and loads its images. This happens when the screen opens, and again when \
      the collection changes. As the collection grows, the screen opens later and later.

      `LazyVStack`, `LazyHStack` and the lazy grids build only what is visible, and `List` reuses it. A \
      `ForEach` directly in a scroll view is in a stack as well, which SwiftUI adds.

      A view of the project that puts its content into a stack counts as that stack. A stack that is the body of a view \
      counts where a parent puts this view into a scroll view.

      A plain stack is right where all rows must be measured, for instance to share one width, or where there \
      are few. Say so in the code: `ForEach(items.prefix(10))`, or a comment above the stack that mentions \
      measuring.

      Not reported:

      - rows that do something when they appear or are laid out (`onAppear`, geometry, preferences), which a lazy \
      stack would repeat or leave out;
      - rows of a stack inside another stack, most often a short part of a page, unless the rule is strict;
      - collections that are usually small, such as tabs or accounts;
      - collections whose size is not known;
      - collections that never change, constant ranges, `prefix` of up to 20, and arrays of an enumeration \
      without payloads;
      - stacks whose size a `GeometryReader` or `onGeometryChange` reads;
      - collections that code adds to one by one, as people fill them by hand;
      - stacks that fill the height (`minHeight`, spacers between the rows), and rows with ids of their own that a \
      reader scrolls to;
      - rows of another lazy container, and stacks across the scroll direction;
      - menus and previews.

      Content that scrolls horizontally is usually short. It is reported in strict mode only, as information, \
      and rows of tags and chips are not reported at all.
      """)

  public static let bad = [
    Example(
      "all letters at once",
      """
      import SwiftUI

      struct Letter: Identifiable {
        let id: Int
        let text: String
      }

      struct Mailbox: View {
        @State private var letters: [Letter] = []
        let load: () async -> [Letter]
        var body: some View {
          ScrollView {
            VStack {
              ForEach(letters) { Text($0.text) }
            }
          }
          .task { letters = await load() }
        }
      }
      """),
    Example(
      "the stack that SwiftUI adds",
      """
      import SwiftUI

      final class Post: ObservableObject {
        @Published var letters: [String] = []
        func receive(_ new: [String]) { letters += new }
      }

      struct Mailbox: View {
        @ObservedObject var post: Post
        var body: some View {
          ScrollView {
            ForEach(post.letters, id: \\.self) { Text($0) }
          }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "only the visible letters",
      """
      import SwiftUI

      struct Letter: Identifiable {
        let id: Int
        let text: String
      }

      struct Mailbox: View {
        @State private var letters: [Letter] = []
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(letters) { Text($0.text) }
            }
          }
        }
      }
      """),
    Example(
      "a few rows",
      """
      import SwiftUI

      struct Help: View {
        var body: some View {
          ScrollView {
            VStack {
              ForEach(["Open", "Save", "Close"], id: \\.self) { Text($0) }
            }
          }
        }
      }
      """),
  ]

  let tree: ViewTree
  let pass: Pass
  public init(_ tree: ViewTree, _ pass: Pass) { (self.tree, self.pass) = (tree, pass) }

  public func check() {
    guard pass.file.mentions(.ForEach) else { return }
    // A stack that two scroll views show is one defect.
    var seen: Set<UInt32> = []
    if pass.file.mentions(.ScrollView) { check(tree, through: nil, &seen) }
    checkParents(&seen)
  }

  /// Reports the stack that is the body of a view where a parent puts the view into a scroll view.
  private func checkParents(_ seen: inout Set<UInt32>) {
    guard let owner = tree.owner, pass.index[tree.member].name == .body, pass.index[owner].traits.contains(.view),
      tree.nodes.contains(where: { $0.kind == .element && $0.name == .ForEach })
    else { return }
    var parents: Set<MemberID> = [tree.member]
    for site in pass.work.constructionSites(of: owner, in: pass.index).prefix(Self.parentLimit)
    where !pass.isExcluded(site) && parents.insert(site.member).inserted {
      guard
        pass.index.isViewMember(
          pass.index[site.member], owner: pass.index.owner(site.member), file: pass.index.file(site.member))
      else { continue }
      check(pass.index.viewTree(of: site.member), through: owner, &seen)
    }
  }

  /// How many constructions of a view are looked at. What is around further ones is missed.
  private static let parentLimit = 16

  /// Reports stacks in the scroll views of a tree that stand in this file: those of the tree itself, or of the body of one
  /// view that it builds.
  private func check(_ outer: ViewTree, through shown: TypeID?, _ seen: inout Set<UInt32>) {
    for i in outer.nodes.indices where outer[i].name == .ScrollView {
      guard let axis = pass.index.scrollAxis(of: outer[i]) else { continue }
      for content in pass.index.content(of: i, in: outer, along: axis, through: shown) where content.kind == .loop {
        let place = content.stack ?? content.place
        guard !content.isAcross, place.tree.file == pass.file.number, shown == nil || place.tree.member == tree.member,
          seen.insert(place.view.syntax.number).inserted,
          let collection = pass.index.growingCollection(of: content.place, work: pass.work),
          pass.isStrict || axis == .vertical && !content.isInner, !isMeasured(content),
          !isOnPurpose(content, collection, axis, from: shown == nil ? outer[i] : place.view)
        else { continue }
        let rows = parts(of: content.place)
        let size = pass.index.likelyQuantity(of: collection, in: content.place.tree.body, work: pass.work)
        let isLarge = pass.index.accumulates(size)
        let isScrolledTo = isScrolledTo(content, from: i, in: outer)
        guard
          pass.isStrict
            || (isLarge || pass.index.isFetched(size)) && !rows.countOnBeingBuilt && !isStretched(content)
              && !isScrolledTo
        else { continue }
        // Code that scrolls may mean a view inside of a row, which a lazy stack has not built.
        let fits =
          !rows.countOnBeingBuilt && !isStretched(content)
          && !outer.ancestors(of: i).contains { outer[$0].kind == .element && outer[$0].name == .ScrollViewReader }
        report(
          content, collection, isLarge: isLarge && rows.areHeavy, axis, at: ViewPlace(i, of: outer),
          isFixable: fits && isUnboxed(content, axis))
      }
    }
  }

  /// Whether nothing shows that a lazy stack takes all the width that there is: no background or border around the rows.
  /// The height that a horizontal one takes would move what is around it.
  private func isUnboxed(_ content: ScrollContent, _ axis: ScrollAxis) -> Bool {
    guard axis == .vertical, let stack = content.stack, stack.tree.member == tree.member else { return false }
    // `NavigationLink(isActive:)` has to be there to be followed.
    if stack.view.syntax.descendants.contains(where: {
      $0.isUnqualifiedCall(of: .NavigationLink) && $0.argument(.isActive) != nil
    }) {
      return false
    }
    let boxes: Set<String> = [
      "background", "border", "overlay", "clipShape", "cornerRadius", "shadow", "fixedSize", "scrollClipDisabled",
    ]
    for ancestor in [stack.view.syntax] + Array(stack.view.syntax.ancestors) {
      if ancestor.kind == .variableDecl || ancestor.kind == .functionDecl { break }
      guard ancestor.kind == .call else { continue }
      // Beside the width that the rows have.
      if ancestor.calledName == .frame, ancestor.argument(.alignment) != nil { return false }
      if ancestor.calledName == .frame, ancestor.argument(.maxWidth) != nil || ancestor.argument(.width) != nil {
        return true
      }
      if boxes.contains(pass.text(ancestor.calledName)) { return false }
    }
    return true
  }

  private func report(
    _ content: ScrollContent, _ collection: Node, isLarge: Bool, _ axis: ScrollAxis, at scroll: ViewPlace,
    isFixable: Bool
  ) {
    let lazy = axis == .vertical ? "LazyVStack" : "LazyHStack"
    let place = content.stack ?? content.place
    let subject = content.stack.map { withArticle(pass.text($0.view.name)) + " in" } ?? "a `ForEach` directly in"
    let rows = pass.quoted(collection, or: "the collection")
    var notes = [
      Note(
        "the scroll view", .cause, at: Location(scroll.view.syntax.calledNameRange, inFile: scroll.tree.file))
    ]
    if content.stack != nil { notes.append(pass.note("the rows", .quantity, at: content.place)) }
    var fixes: [Fix] = []
    let isOneOfSeveral = content.stack.map { hasAlternative($0, to: content.place) } ?? true
    let container = content.stack.flatMap { $0.view.type }
    if isFixable, !isOneOfSeveral, container == nil, let stack = content.stack,
      let callee = stack.view.syntax.callee?.unwrapped,
      callee.kind == .identifierExpr
    {
      fixes = [Fix("Replace `\(callee.text)` with `\(lazy)`", .suggested, [pass.edit(callee.range, with: lazy)])]
    }
    let isProved = axis == .vertical && isLarge
    let help: Remedy =
      isOneOfSeveral
      ? "put the `ForEach` into a `\(lazy)`, which builds only the visible rows"
      : container == nil
        ? "use `\(lazy)`, which builds only the visible rows"
        : "use `\(lazy)` in `\(pass.plainName(of: container!))`, which builds only the visible rows"
    pass.report(
      place.view.syntax.calledNameRange,
      "\(subject) a `ScrollView` builds every row of \(rows) at once, including those off screen",
      help: isProved ? help.or("show the rows in a `List`, which builds only the visible ones") : help,
      notes: notes, fixes: fixes)
  }

  /// Whether the stack shows something else in place of the rows, such as a text for no rows: it takes its width, and a
  /// lazy stack would not.
  private func hasAlternative(_ stack: ViewPlace, to rows: ViewPlace) -> Bool {
    guard stack.tree.member == rows.tree.member else { return false }
    return rows.view.syntax.ancestors.prefix { $0 != stack.view.syntax }.contains {
      $0.kind == .switchExpr || $0.asIf?.elseBranch != nil
    }
  }

  /// Whether the stack fills the height of the scroll view: `minHeight`, and spacers in its rows, which have no height
  /// in a lazy stack.
  private func isStretched(_ content: ScrollContent) -> Bool {
    let rows = content.place.view.syntax
    if rows.descendants.contains(where: { $0.isUnqualifiedCall(of: .Spacer) && !isInRowStack($0, upTo: rows) }) {
      return true
    }
    return content.modifiers.contains {
      $0.view.syntax.calledName == .frame && $0.view.syntax.argument(.minHeight) != nil
    }
  }

  /// Whether a horizontal stack of the row holds the spacer.
  private func isInRowStack(_ spacer: Node, upTo rows: Node) -> Bool {
    for node in spacer.ancestors {
      if node == rows { return false }
      if node.kind == .call, node.calledName == .HStack || node.calledName == .VStack { return true }
    }
    return false
  }

  /// Whether the rows have ids of their own, and a reader around scrolls to them: a lazy stack knows neither the ids
  /// nor the heights of rows that it has not built.
  private func isScrolledTo(_ content: ScrollContent, from scroll: Int, in tree: ViewTree) -> Bool {
    guard content.place.tree.file == pass.file.number, hasIDsOfItsOwn(content.place.view.syntax) else { return false }
    return tree.ancestors(of: scroll).contains { tree[$0].kind == .element && tree[$0].name == .ScrollViewReader }
  }

  /// Whether a row has an `.id(…)` that is not the one of its element, to which a lazy stack scrolls as well.
  private func hasIDsOfItsOwn(_ rows: Node) -> Bool {
    for call in rows.descendants where call.isCall(of: .id) {
      guard let value = call.unlabelledArgument?.asMemberAccess, value.node.name == .id,
        value.base?.kind == .identifierExpr
      else { return true }
    }
    return false
  }

  /// What matters about the rows of a loop.
  private struct RowParts {
    /// Whether a row does something when it is built, appears or is laid out, which a lazy stack repeats or leaves out.
    var countOnBeingBuilt = false
    /// Whether a row shows pictures or other things that take long, or many views.
    var areHeavy: Bool { showPictures || count >= manyViews }
    var showPictures = false
    /// How many calls of initializers that are spelled like views are in the code of a row.
    var count = 0
    private let manyViews = 12

    mutating func add(_ use: UseFact, label: Name, _ pass: Pass) {
      let name = pass.text(use.name)
      switch use.name.known {
      case .onAppear, .onDisappear, .task, .onGeometryChange, .onPreferenceChange, .preference, .anchorPreference,
        .GeometryReader, .focused, .matchedGeometryEffect:
        countOnBeingBuilt = true
      case .AsyncImage, .VideoPlayer, .Map, .Chart: showPictures = true
      case .Image:
        let label = pass.text(label)
        if label == "uiImage" || label == "nsImage" { showPictures = true }
      default:
        // Modifiers of the project report frames in this way: `.onFrameChange { … }`.
        if use.kind == .member, name.hasPrefix("on"), name.contains("Frame") || name.contains("Size") {
          countOnBeingBuilt = true
        }
        if name.hasSuffix("Image") || name.hasSuffix("Avatar") || name.hasSuffix("Thumbnail") { showPictures = true }
      }
      if use.kind == .identifier, ViewTypes.has(.view, use.name) { count += 1 }
    }
  }

  private func parts(of loop: ViewPlace) -> RowParts {
    var found = RowParts()
    var seen: Set<MemberID> = [loop.tree.member]
    let body = loop.tree.body
    for use in body.uses(in: loop.view.syntax) { add(use, in: body, to: &found, &seen, depth: 0) }
    return found
  }

  /// Adds what a use in a row or in one of its parts tells. `seen`: the members whose code is known.
  private func add(_ use: Int, in body: Body, to found: inout RowParts, _ seen: inout Set<MemberID>, depth: Int) {
    let fact = body.uses[use]
    if fact.isCall { found.add(fact, label: body.labels(of: fact).first ?? .none, pass) }
    guard depth < FollowLimit.helpers, let part = part(use, in: body), seen.insert(part).inserted else { return }
    let inner = pass.index.body(of: part)
    for use in inner.uses.indices { add(use, in: inner, to: &found, &seen, depth: depth + 1) }
  }

  /// The code of the project that a use shows: the body of a view, or a property or function of the same type.
  private func part(_ use: Int, in body: Body) -> MemberID? {
    switch body.target(use) {
    case .construction(let type) where pass.index[type].traits.contains(.view):
      return pass.index.bodyMember(of: type)
    case .member(let member) where pass.index.owner(member) == pass.index.owner(body.member):
      let fact = pass.index[member]
      return pass.index.isViewMember(fact, owner: pass.index.owner(member), file: pass.index.file(member))
        ? member : nil
    default: return nil
    }
  }

  /// Whether code reads the size of the stack or of a view around it. A lazy stack knows only the size of the rows that
  /// it has built.
  private func isMeasured(_ content: ScrollContent) -> Bool {
    content.modifiers.contains { modifier in
      let call = modifier.view.syntax
      switch call.calledName.known {
      case .onGeometryChange: return true
      case .background, .overlay:
        let reader = Name(.GeometryReader)
        return call.children.contains { $0.isPassing && $0.descendants.contains { $0.isReference(to: reader) } }
      default: return false
      }
    }
  }

  /// Whether names or a comment say that all rows are needed, or that there are few.
  private func isOnPurpose(
    _ content: ScrollContent, _ collection: Node, _ axis: ScrollAxis, from outermost: ViewNode
  ) -> Bool {
    if axis == .horizontal {
      let names = [collection.text, content.place.view.syntax.text].map { $0.prefix(Self.nameLimit).lowercased() }
      if Self.shortNames.contains(where: { word in names.contains { $0.contains(word) } }) { return true }
    }
    let first = outermost.syntax.range.lowerBound
    let last = content.place.view.syntax.range.lowerBound
    return content.place.tree.file == pass.file.number && first < last
      && pass.comments(in: max(first - Self.commentReach, 0)..<last, mention: ["measur", "lazy"])
  }

  /// Characters of a collection and of its view that are searched for these words. They stand at the beginning.
  private static let nameLimit = 400
  /// Bytes before a scroll view in which a comment is about it. A longer comment is not found.
  private static let commentReach = 200

  /// Words in the names of collections that are shown as a short row.
  private static let shortNames = [
    "tag", "chip", "pill", "badge", "filter", "categor", "segment", "tab", "token", "option", "suggest",
  ]
}
