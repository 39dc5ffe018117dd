import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// State in a row of a lazy container lasts either too long or not long enough.
public struct StateInLazyRow: TypeRule {
  public static let about = About(
    "state-in-lazy-row", .lifetime, .info, "A row of a lazy container keeps state of its own",
    isOnByDefault: false,
    references: [.lazyStacks, .dataEssentials],
    explanation: """
      A `List`, a lazy stack or a lazy grid creates a row when it comes on screen. How long its `@State` lasts after \
      it has scrolled away depends on the system. Up to iOS 26, state is kept as long as the container exists, for \
      every row that was ever shown. From iOS 27 on, it is discarded a few screens later, whatever SDK the app was \
      built with. A draft, an expanded section or a loaded result is then gone when the row comes back, and is \
      loaded again.

      Keep what should outlive scrolling with the elements: in the model, in a dictionary by id in the parent, or in \
      the element itself.

      The rule reports only if a `Package.swift` above the file declares that the code runs on iOS.

      Not reported:

      - flags for pressing, hovering, focus, animation and presentation
      - `@GestureState`, `@FocusState` and `@Namespace`
      - rows of stacks that are not lazy
      - rows of a few constant elements
      - state that nothing writes, and drafts that are set just before a sheet shows them
      - state that no control and no action in the row writes: what it sets when it appears, or derives from its \
      content, is set again
      - rows of lists, whose state Apple does not document; strict mode reports them
      - content that a row presents, in a sheet or by a link
      - images and data, which are too heavy for rows in any case
      """)

  public static let bad = [
    Example(
      "Package.swift: platforms: [.iOS(.v17)]",
      """
      import SwiftUI

      // In the manifest beside.
      let package = Package(name: "Notes", platforms: [.iOS("17.0")])

      struct NoteRow: View {
        let title: String
        @State private var draft = ""
        var body: some View { TextField(title, text: $draft) }
      }

      struct NoteList: View {
        let titles: [String]
        var body: some View {
          ScrollView {
            LazyVStack { ForEach(titles, id: \\.self) { NoteRow(title: $0) } }
          }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "kept by the parent",
      """
      import SwiftUI

      struct Note: Identifiable {
        let id: Int
        var draft = ""
      }

      struct NoteRow: View {
        @Binding var draft: String
        @State private var isPressed = false
        var body: some View { TextField("Note", text: $draft).opacity(isPressed ? 0.5 : 1) }
      }

      struct NoteList: View {
        @Binding var notes: [Note]
        var body: some View {
          List($notes) { $note in
            NoteRow(draft: $note.draft)
          }
        }
      }
      """)
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ type: TypeEntry) {
    guard type.isViewStruct, !type.storedProperties.isEmpty,
      pass.targets.include(.iOS)
    else { return }
    let candidates = pass.index.storedProperties(of: type.id).filter { isKept($0) }
    // Views deeper in a row keep little that matters: caches, phases of an animation. Few views are in rows, and whether
    // something writes their state takes longest.
    guard !candidates.isEmpty,
      let row = pass.index.lazyRow(of: type.id, work: pass.work, ofConstantData: false),
      row.view == type.id, !pass.isExcluded(row.site), !isPresented(at: row.site),
      pass.isStrict || isInLazyStack(row.site)
    else { return }
    let kept = candidates.filter {
      !isPresentation($0, of: type) && !isGiven($0, to: type) && isWritten($0, of: type)
    }
    guard let first = kept.first, pass.index.file(first) == pass.file.number else { return }
    let names = listed(kept.map { "`\(pass.plainName(of: $0))`" }, limit: 3)
    pass.report(
      pass.index[first].nameRange,
      "`\(pass.text(type.name))` keeps \(names) in a lazy row, which iOS 27 and later discard once the row scrolls "
        + "away",
      help: "keep this state with the elements: in the model, or by id in the parent",
      notes: [pass.note("rows are built here", .quantity, at: row.site)])
  }

  /// Whether a sheet, an alert or a dialog of the row shows it: `.sheet(item: $chosen)`, `presenting: chosen`. While one is
  /// open, the row does not scroll.
  private func isPresentation(_ property: MemberID, of type: TypeEntry) -> Bool {
    let names = [pass.index[property].name, pass.index.names.name("$" + pass.plainName(of: property))].compactMap(
      \.self)
    return type.members.contains { member in
      guard pass.index[member].hasBody, pass.index[member].kind != .initializer else { return false }
      let body = pass.index.body(of: member)
      return names.lazy.flatMap(body.uses(named:)).contains { i in
        guard let argument = body.node(i).ancestor(where: { $0.kind == .argument || $0.kind == .closure }),
          let call = argument.parent, call.kind == .call, Modifiers.has(.presentation, call.calledName)
        else { return false }
        switch pass.text(argument.name) {
        case "item", "isPresented", "presenting": return true
        default: return false
        }
      }
    }
  }

  /// Whether something changes the state or the object after it is created, other than to hand it to a sheet.
  private func isWritten(_ property: MemberID, of type: TypeEntry) -> Bool {
    let fact = pass.index[property]
    let change = pass.index.change(of: property, work: pass.work)
    // An optional that stays `nil`.
    if change.isSettled, pass.index.node(property).initialValue.map({ $0.kind == .nilLiteral }) ?? true { return false }
    if fact.attributes.contains(where: { $0 == .StateObject }) {
      guard let object = pass.index.heldType(of: property) else { return true }
      return !pass.index.isReplaceable(object, work: pass.work)
    }
    // An `@Observable` model in `@State` changes by itself.
    if let held = pass.index.heldType(of: property), pass.index[held].isReference {
      return !pass.index.isReplaceable(held, work: pass.work)
    }
    if change.isSettled { return false }
    return (pass.isStrict || isUserMade(property)) && !isOnlyPresented(property, of: type)
  }

  /// Whether a stack or grid whose name says that it is lazy builds the row. What lists keep of rows is not documented.
  private func isInLazyStack(_ site: UseSite) -> Bool {
    for ancestor in pass.index.node(at: site).ancestors where ancestor.kind == .call {
      switch ancestor.calledName.known {
      case .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid: return true
      case .List, .Table, .Form: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a control or an action of a person writes it. What a row sets when it appears, and what it derives from
  /// its content, is set again when the row comes back; and what presents something is over by then.
  private func isUserMade(_ property: MemberID) -> Bool {
    pass.index.laterWrites(of: property).contains { site in
      let body = pass.index.body(of: site.member)
      let use = body.uses[site.use]
      if pass.text(use.name).hasPrefix("$") {
        let argument = body.node(site.use).ancestor { $0.kind == .argument }
        return argument.map { !["isPresented", "isActive", "item", "selection"].contains(pass.text($0.name)) } ?? true
      }
      var closure = use.closure
      while closure >= 0 {
        let fact = body.closures[Int(closure)]
        if fact.call >= 0 {
          switch body.uses[Int(fact.call)].name.known {
          case .onAppear, .onDisappear, .task, .onReceive, .onPreferenceChange, .onChange, .onGeometryChange, .Task:
            return false
          default: break
          }
          if pass.index.closureUse(of: fact, in: body)?.role == .action { return true }
        }
        closure = fact.parent
      }
      // A method: who calls it is not followed.
      return false
    }
  }

  /// Whether only the content of sheets, and actions, read it: each presentation sets it before.
  private func isOnlyPresented(_ property: MemberID, of type: TypeEntry) -> Bool {
    let projection = pass.index.names.name("$" + pass.plainName(of: property))
    let names = [pass.index[property].name, projection].compactMap(\.self)
    var isSet = false
    var isShown = false
    for member in type.members where pass.index[member].hasBody {
      let body = pass.index.body(of: member)
      for i in names.flatMap(body.uses(named:)) {
        let use = body.uses[i]
        guard body.target(i) == .member(property) || use.name == projection else { continue }
        if use.isWritten {
          isSet = true
          continue
        }
        var closure = use.closure
        // The title of a dialog, and what is asked of each new value.
        let taking = body.node(i).ancestor { $0.kind == .argument || $0.kind == .closure }?.parent
        var isLater = false
        if let taking, taking.kind == .call {
          isLater = taking.calledName == .onChange || Modifiers.has(.presentation, taking.calledName)
          isShown = isShown || isLater && taking.calledName != .onChange
        }
        while closure >= 0, !isLater {
          let role = pass.index.closureUse(of: body.closures[Int(closure)], in: body)
          isLater = role?.kind == .presentation || role?.role == .action
          isShown = isShown || role?.kind == .presentation
          closure = body.closures[Int(closure)].parent
        }
        if !isLater { return false }
      }
    }
    return isSet && isShown
  }

  /// Whether a closure of a view that is not known, or that presents, stands between the row and the view.
  private func isPresented(at site: UseSite) -> Bool {
    let body = pass.index.body(of: site.member)
    var closure = body.uses[site.use].closure
    while closure >= 0 {
      let fact = body.closures[Int(closure)]
      let use = pass.index.closureUse(of: fact, in: body)
      if use?.role == .row { return false }
      if use?.kind == .presentation { return true }
      if use == nil, fact.call >= 0 {
        let name = pass.text(body.uses[Int(fact.call)].name)
        if name.hasSuffix("Link") || name.contains("Present") || name.contains("Sheet") || name.contains("Popover") {
          return true
        }
      }
      closure = fact.parent
    }
    return false
  }

  /// Whether an initializer takes the object from the parent, which then keeps it.
  private func isGiven(_ property: MemberID, to type: TypeEntry) -> Bool {
    guard pass.index[property].attributes.contains(where: { $0 == .StateObject }) else { return false }
    return type.initializers.contains { initializer in
      pass.index.assignments(in: initializer).contains { assignment in
        guard assignment.property == property, let value = assignment.value else { return false }
        return pass.index[initializer].parameters.contains { value.isReference(to: $0.name) }
      }
    }
  }

  private func isKept(_ property: MemberID) -> Bool {
    let fact = pass.index[property]
    guard !fact.isStatic, fact.attributes.contains(where: { $0 == .State || $0 == .StateObject }) else {
      return false
    }
    // `shared` outlives every row.
    if case .member = fact.initial { return false }
    switch fact.type.name.known {
    case .UIImage, .NSImage, .Image, .Data, .AVPlayer: return false
    default: break
    }
    return !pass.isTransient(fact)
  }
}
