import Frameworks
import Linting
import Project
import Syntax
import ViewTree

/// Rows that are identified by their position get the identity of other rows with every insertion.
public struct IndexAsID: MemberRule {
  public static let about = About(
    "index-as-id", .identity, .warning, "Rows are identified by their position in a collection",
    yieldsTo: ["dynamic-range-foreach"],
    fix: """
      Iterates the elements, or identifies the rows by them. Suggested: elements need unique ids. Not offered for cases of \
      an enumeration, nor where code makes elements with new ids in place of others.
      """,
    references: [.demystify, .identity],
    explanation: """
      SwiftUI recognizes a row by its id after the data has changed. Here the id is the position: \
      `ForEach(pets.indices, id: \\.self)`, `ForEach(Array(pets.enumerated()), id: \\.offset)`, or a `zip` \
      with `indices`. The row at position 0 keeps its identity whichever pet stands there. After an insertion \
      at the top every row shows a different pet, while its `@State`, focus, running animations and tasks stay \
      behind. The animation shows a new row at the end. When the last row is removed, closures and bindings \
      that still use the old index (`$pets[index]`) run past the end and crash.

      Iterate the elements: `ForEach(pets) { pet in … }`, with `ForEach($pets) { $pet in … }` where rows edit \
      them. Where a row also needs its position, use `ForEach(Array(pets.enumerated()), id: \\.element.id)`. \
      Give elements without an identity a stored `let id = UUID()` that is created with the element.

      Reported where code is known to move the elements: `onDelete`, `onMove`, a removal or an insertion in the file or \
      in the model, a filter. The finding is an error where a view in the row holds the binding `$pets[index]` to a collection \
      that the view itself keeps in `@State`, and reads it after the removal. It is a warning where the rows keep state that a user notices, and code of the same file \
      moves them. Otherwise it is information.

      Not reported:

      - collections that never change (literals, constants, `allCases`), that code only replaces as a whole, or that it \
      only appends to
      - rows that keep nothing, are not edited in place, and move without an animation
      - an index that is only shown, or that counts rows that are all alike (stars, placeholders)
      - keys from the element (`\\.element.id`), and tuples whose `\\.0` is data
      - items of menus and pickers, which keep no state
      - rows whose view has an id of its own: `Row(…).id(note.id)`
      - texts, numbers and colors that no code edits, which have no identity beyond their position, or whose rows keep \
      nothing and do not come and go with a transition

      In strict mode rows of collections that may change are information, even if no code is known to move them.
      """)

  public static let bad = [
    Example(
      "Positions of a collection",
      """
      import SwiftUI

      struct Kennel: View {
        @State private var dogs = ["Rex"]

        var body: some View {
          List {
            ForEach(dogs.indices, id: \\.self) { index in TextField("Name", text: $dogs[index]) }
              .onDelete { dogs.remove(atOffsets: $0) }
          }
        }
      }
      """),
    Example(
      "The offset of an element",
      """
      import SwiftUI

      struct Track: Identifiable { let id: Int; let title: String }

      struct TrackRow: View {
        let number: Int
        let track: Track
        @State private var note = ""
        var body: some View { TextField("\\(number + 1). \\(track.title)", text: $note) }
      }

      struct Playlist: View {
        @State private var tracks: [Track] = []

        var body: some View {
          ForEach(Array(tracks.enumerated()), id: \\.offset) { number, track in
            TrackRow(number: number, track: track)
          }
          Button("Add") { tracks.insert(Track(id: tracks.count, title: "New"), at: 0) }
        }
      }
      """),
  ]
  public static let good = [
    Example(
      "The elements have identity",
      """
      import SwiftUI

      struct Track: Identifiable { let id: Int; let title: String }

      struct Playlist: View {
        let tracks: [Track]

        var body: some View {
          ForEach(tracks) { track in Text(track.title) }
          ForEach(Array(tracks.enumerated()), id: \\.element.id) { number, track in
            Text("\\(number + 1). \\(track.title)")
          }
        }
      }
      """),
    Example(
      "Constant collections",
      """
      import SwiftUI

      enum Suit: String, CaseIterable { case hearts, spades }

      struct Legend: View {
        private let names = ["Low", "High"]

        var body: some View {
          ForEach(names.indices, id: \\.self) { Text(names[$0]) }
          ForEach(Array(Suit.allCases.enumerated()), id: \\.offset) { _, suit in Text(suit.rawValue) }
        }
      }
      """),
    Example(
      "The index only counts",
      """
      import SwiftUI

      struct Stars: View {
        let votes: [Bool]

        var body: some View {
          HStack { ForEach(votes.indices, id: \\.self) { _ in Image(systemName: "star") } }
          ForEach(0..<votes.count, id: \\.self) { Text("Vote \\($0 + 1)") }
        }
      }
      """),
    Example(
      "`\\.0` is data",
      """
      import SwiftUI

      struct Sections: View {
        let groups: [(String, Int)]
        var body: some View { ForEach(groups, id: \\.0) { Text($0.0) } }
      }
      """),
    Example(
      "Levels have no identity beyond their position",
      """
      import SwiftUI

      struct Meter: View {
        let levels: [Double]

        var body: some View {
          HStack { ForEach(levels.indices, id: \\.self) { Capsule().frame(height: levels[$0]) } }
        }
      }
      """),
  ]

  let pass: Pass
  public init(_ pass: Pass) { self.pass = pass }

  public func check(_ member: MemberID, _ fact: MemberFact) {
    for data in pass.index.rowData(in: member) where data.key == .position {
      guard let row = data.row, let id = data.id else { continue }
      for collection in pass.index.collections(of: data) {
        let use = RowUse(collection: collection, row: row, data: data, pass: pass)
        guard use.reachesElement, !pass.index.hasConstantCount(collection, in: data.body) else { continue }
        let edits = edits(use)
        let element = use.accessor.map { self.element(givenBy: $0, data) } ?? element(of: collection, data)
        // Plain values have no better identity than their position. Items of a menu keep no state.
        let isReplaceable = (element?.isData ?? use.isText) && !keepsState(row, data)
        if !edits.areKnown, use.bindings.isEmpty, isReplaceable || isInMenu(data.call) { continue }
        guard let severity = severity(use, edits) else { continue }
        // What looks the same after a move loses nothing.
        if severity == .info, !pass.isStrict, use.bindings.isEmpty, !keepsState(row, data),
          lost(row, data)?.isLoss != true,
          !isAnimated(row), isReplaceable || !edits.areAnimated
        {
          continue
        }
        // A case of an enumeration has no key that could be an id.
        if !edits.areKnown, use.bindings.isEmpty, let type = element?.type, element?.hasID == false,
          pass.index[type].kind == .enum, !pass.isStrict
        {
          continue
        }
        if !pass.isStrict, isIdentified(row, data) { break }
        report(id, use, edits, element, severity)
        break
      }
    }
  }

  /// An error where a view holds a binding to a position that is removed, so that the binding runs past the end. A
  /// warning where code of this file moves positions and the rows keep something. Information where other code does, or
  /// rows keep little; nil where nothing is lost.
  private func severity(_ use: RowUse, _ edits: Edits) -> Severity? {
    let (data, body) = (use.data, use.data.body)
    if pass.isStill(pass.index.owner(body.member)) { return nil }
    if !edits.areKnown, case .bounded(.some) = pass.index.quantity(of: use.collection, in: body, work: pass.work) {
      return nil
    }
    if edits.areKnown {
      if use.isBindingHeld { return .error }
      return !edits.areElsewhere && isNoticed(use.row, data) ? .warning : .info
    }
    // Rows that no code is known to move stay where they are, whatever replaces the elements. A filter moves rows when
    // elements change.
    if pass.isStrict { return .info }
    let change = pass.index.change(of: use.collection, in: body, work: pass.work)
    guard !change.isSettled, isFiltered(use.collection, in: body),
      keepsState(use.row, data) || !use.bindings.isEmpty || isNoticed(use.row, data)
    else { return nil }
    return .info
  }

  /// Whether the view of a row has an id of its own, so that state goes where the element goes: `Row(…).id(note.id)`.
  private func isIdentified(_ row: Node, _ data: RowData) -> Bool {
    let tree = pass.index.viewTree(of: data.body.member)
    guard let slot = tree.nodes.firstIndex(where: { $0.isRowSlot && $0.syntax == row }),
      case let views = tree.children(of: slot), views.count == 1
    else { return false }
    return tree.unmodified(views[0]).modifiers.contains { modifier in
      guard tree[modifier].isFrameworkModifier, tree[modifier].name == .id,
        let value = tree[modifier].syntax.unlabelledArgument
      else { return false }
      // The position again.
      return pass.index.use(at: value, in: data.body).flatMap { data.body.type($0) }?.name != .Int
    }
  }

  /// Whether rows come and go with a transition, which the wrong row shows.
  private func isAnimated(_ row: Node) -> Bool {
    row.descendants.contains { $0.isCall(of: .transition) || $0.isCall(of: .matchedGeometryEffect) }
  }

  /// Whether the rows keep something that a user notices with the wrong element.
  private func isNoticed(_ row: Node, _ data: RowData) -> Bool {
    guard var lost = lost(row, data) else { return keepsState(row, data) }
    // What a field of SwiftUI edits is in the data; only its focus stays.
    lost.frameworkViews = []
    return pass.index.isNoticed(lost)
  }

  /// What a row keeps; nil if that is not known.
  private func lost(_ row: Node, _ data: RowData) -> Kept? {
    let tree = pass.index.viewTree(of: data.body.member)
    return tree.nodes.firstIndex { $0.isRowSlot && $0.syntax == row }.map { pass.loss(at: $0, of: tree) }
  }

  /// Whether the row builds a view with state.
  private func keepsState(_ row: Node, _ data: RowData) -> Bool {
    pass.work.constructions(in: data.body.member).contains { construction in
      row.contains(data.body.node(construction.use))
        && !pass.lifetime.stateBelow(construction.type).isEmpty
    }
  }

  /// Whether it is a computed property that filters.
  private func isFiltered(_ collection: Node, in body: Body) -> Bool {
    guard case .member(let id) = pass.index.target(of: collection, in: body), pass.index[id].kind == .computedProperty
    else { return false }
    return pass.index.singleExpression(of: id)?.asCall?.name == .filter
  }

  // MARK: Elements

  struct Element {
    /// The type of the project, if it is one.
    var type: TypeID?
    var isData = false
    var isIdentifiable = false
    var hasID = false
    var isTuple = false
  }

  /// What is known about the elements of a collection; nil for nothing.
  private func element(of collection: Node, _ data: RowData) -> Element? {
    let index = pass.index
    // Both arms have the same elements.
    if let arm = collection.asTernary?.arms.first?.unwrapped {
      return element(of: arm.calledName == .enumerated ? arm.callee?.base?.unwrapped ?? arm : arm, data)
    }
    var type = index.use(at: collection, in: data.body).flatMap { data.body.type($0) }
    if type == nil, let id = projectedMember(collection, data) { type = index.valueType(of: id) }
    // `$library.pets`
    if type == nil { type = index.valueType(of: collection, in: data.body) }
    guard let type else { return nil }
    if type.name == .String || type.name == .Substring { return Element(isData: true) }
    switch type.element {
    case .tuple: return Element(isData: true, isTuple: true)
    case .array, .dictionary, .function: return Element(isData: true)
    case .unknown: return nil
    // Has no id, whatever its value has.
    case .optional: return Element()
    default: break
    }
    switch type.element.name.known {
    case .String, .Substring, .Int, .Double, .CGFloat, .Float, .Bool, .Character, .Color, .UInt8:
      return Element(isData: true)
    default: break
    }
    let owner = index.owner(data.body.member)
    guard let element = index.staticType(type.element, file: Int(type.file), scope: owner)?.type else {
      return nil
    }
    var found = Element(type: element)
    found.isIdentifiable = index[element].conforms(to: .Identifiable)
    found.hasID = found.isIdentifiable || !index.members(named: .id, of: element).isEmpty
    return found
  }

  /// Whether all new values of the type have the same id until they get another one: `var id = 0`.
  func hasSharedID(_ type: TypeID) -> Bool {
    let index = pass.index
    return index.members(named: .id, of: type).contains {
      index[$0].kind == .storedProperty && !index[$0].isLet && index[$0].initial != .none
        && index.freshInitialValue(of: $0) == nil
    }
  }

  /// Whether code puts another value in the place of an element: `chips[index] = Chip(title: title)`.
  func isReplaced(_ use: RowUse) -> Bool {
    let index = pass.index
    guard case .member(let property) = index.target(of: use.collection, in: use.data.body) else { return false }
    return index.uses(named: index[property].name).uses(of: property).contains { site in
      guard let place = index.node(at: site).parent, place.kind == .subscriptCall else { return false }
      return place.assignmentToIt?.value?.unwrapped.kind == .call
    }
  }

  /// Whether each value of the type gets a new id unless it is passed one.
  func hasFreshID(_ type: TypeID) -> Bool {
    let index = pass.index
    return index.members(named: .id, of: type).contains { index.freshInitialValue(of: $0) != nil }
      || index[type].initializers.contains { index[$0].parameters.contains { $0.name == .id && $0.hasDefault } }
  }

  /// What is known about the elements that a method gives for a position.
  private func element(givenBy call: Node, _ data: RowData) -> Element? {
    guard let type = pass.index.use(at: call, in: data.body).flatMap({ data.body.type($0) })?.type else { return nil }
    var found = Element(type: type)
    found.isIdentifiable = pass.index[type].conforms(to: .Identifiable)
    found.hasID = found.isIdentifiable || !pass.index.members(named: .id, of: type).isEmpty
    return found
  }

  /// The property behind `$pets`.
  private func projectedMember(_ node: Node, _ data: RowData) -> MemberID? {
    guard let name = pass.index.names.name(node.comparableText),
      let owner = pass.index.owner(data.body.member)
    else { return nil }
    let found = pass.index.members(named: name, of: owner)
    return found.count == 1 ? found[0] : nil
  }

  private func isInMenu(_ call: Node) -> Bool {
    call.ancestors.contains { ancestor in
      switch ancestor.asCall?.name.known {
      case .Menu, .Picker, .contextMenu, .CommandMenu, .CommandGroup: true
      default: false
      }
    }
  }

  // MARK: Edits

  /// The code that moves rows.
  private struct Edits {
    var notes: [Note] = []
    /// Whether the moves are animated.
    var areAnimated = false
    /// Whether only code of other files moves rows.
    var areElsewhere = false
    var areKnown: Bool { !notes.isEmpty }
  }

  private func edits(_ use: RowUse) -> Edits {
    var found = Edits()
    var chain = use.data.call
    while let access = chain.parent, access.base == chain, let call = access.parent, call.kind == .call,
      call.callee == access
    {
      switch access.name.known {
      case .onDelete, .onMove, .onInsert:
        if call.argument(.perform)?.kind != .nilLiteral {
          found.notes.append(
            pass.note("`\(pass.text(access.name))` moves the positions", .change, at: access.memberNameRange))
          found.areAnimated = true
        }
      default: break
      }
      chain = call
    }
    if let call = pass.movingCalls[use.collection.comparableText], let callee = call.callee {
      found.notes.append(
        pass.note("`\(pass.brief(callee))` moves the positions", .change, at: callee.memberNameRange))
      // Rows elsewhere may not be shown while this code runs.
      if chain.contains(call), call.ancestors.contains(where: { $0.isCall(of: .withAnimation) }) {
        found.areAnimated = true
      }
    } else if !found.areKnown, case .member(let property) = pass.index.target(of: use.collection, in: use.data.body),
      let site = pass.index.movingWrite(to: property)
    {
      let node = pass.index.node(at: site)
      let callee = node.parent.flatMap { $0.kind == .memberAccess ? $0 : nil }
      let what = callee.map { "`\(pass.brief($0))`" } ?? "this assignment"
      let place = Location(callee?.memberNameRange ?? node.range, inFile: pass.index.file(site.member))
      found.notes.append(Note(what + " moves the positions", .change, at: place))
      found.areAnimated = site.member == use.data.body.member && chain.contains(node) && pass.index.isAnimated(at: site)
      found.areElsewhere = pass.index.file(site.member) != pass.file.number
    }
    return found
  }

  // MARK: The report

  private func report(_ id: Node, _ use: RowUse, _ edits: Edits, _ element: Element?, _ severity: Severity) {
    let collection = use.collection
    let isNamed = collection.isPath
    let name = isNamed ? collection.comparableText : pass.brief(collection)
    var message =
      "rows of `\(name)` are identified by position; an insertion or removal leaves state with the wrong row"
    var notes = edits.notes
    if let binding = use.bindings.first {
      if use.isBindingHeld { message += ", and `\(pass.brief(binding))` can run past the end" }
      notes.insert(pass.note("`\(pass.brief(binding))` is bound to this position", .cause, at: binding.range), at: 0)
    }
    let container = pass.text(use.data.call.calledName)
    let isBound =
      !use.bindings.isEmpty || collection.text.hasPrefix("$") || use.isWritten && !use.needsIndex && isProjected(use)
    let source = (isBound ? "$" : "") + name
    let plain = isNamed ? "\(container)(\(source))" : "\(container)(…)"
    var help: String
    if isPartial(use.data.source) || element?.type.map({ pass.index[$0].kind == .protocol }) ?? false {
      // Not all elements, or of a type that has no id of a known type.
      help = "identify the rows by an id that each element keeps, not by its position"
    } else if use.accessor != nil {
      help = "iterate a collection of the elements, and identify them by an id of their own"
    } else if !isNamed, !isBound, collection.asTernary != nil {
      help = "identify the rows by an id of the elements, such as `id: \\.element.id`"
    } else if let type = element?.type, hasSharedID(type) {
      help = "give each `\(pass.plainName(of: type))` an `id` that no other one has, and identify the rows by it"
    } else if element?.isIdentifiable == true {
      help =
        use.needsIndex
        ? "identify the rows by the elements: `\(container)(Array(\(source).enumerated()), id: \\.element.id)`"
        : "iterate the elements: `\(plain)`"
    } else if let type = element?.type, element?.hasID == false, pass.index[type].kind == .enum {
      // A case says all that there is to say, unless it can be there twice.
      help =
        pass.index.hasPayloads(type)
        ? "hold each `\(pass.plainName(of: type))` in a struct with an `id` of its own, and iterate the structs"
        : "identify the rows by the case, unless one can be there twice: `id: \\.\(use.needsIndex ? "element" : "self")`"
    } else if let type = element?.type {
      // A binding to an element has an id of its own only if the element is `Identifiable`.
      let key = element?.hasID == true && !(isBound && use.needsIndex)
      let iteration =
        use.needsIndex
        ? "`\(container)(Array(\(source).enumerated()), id: \\.element.id)`"
        : "`\(plain)`" + (key ? " with `id: \\.id`" : "")
      help =
        key
        ? "identify the rows by the elements: " + iteration
        : "conform `\(pass.plainName(of: type))` to `Identifiable`, and iterate the elements: " + iteration
    } else if element?.isTuple == true {
      help = "replace the tuples with values of a type that is `Identifiable`, and iterate the elements"
    } else if element == nil {
      help = "identify the rows by an id that each element keeps, not by its position"
    } else if use.needsIndex, !isBound {
      help =
        "give each element an id of its own, and identify the rows by it: "
        + "`\(container)(Array(\(name).enumerated()), id: \\.element.id)`"
    } else {
      help = "make each element an `Identifiable` value of its own, and iterate the elements: `\(plain)`"
    }
    let mayRepeat = element?.hasID == true && mayHoldTwice(use)
    if mayRepeat {
      help += "; an element that can be there twice needs an id for each entry"
    } else if element?.type.map({ hasFreshID($0) }) ?? false, isReplaced(use) {
      help += "; keep the `id` where code replaces an element"
    } else if isSelected(use) {
      help += "; the selection then holds these ids"
    }
    pass.report(
      at: id, message, severity: severity, help: help, notes: notes,
      // The selection would go on to hold positions, and select nothing.
      fix: mayRepeat || isSelected(use) ? nil : fix(use, element))
  }

  /// Whether the rows can be selected: `List(selection: $position) { … }`.
  private func isSelected(_ use: RowUse) -> Bool {
    use.data.call.argument(.selection) != nil
      || use.data.call.ancestors.contains { $0.kind == .call && $0.argument(.selection) != nil }
  }

  /// Whether `$pets` is a binding to the collection.
  private func isProjected(_ use: RowUse) -> Bool {
    guard use.collection.kind == .identifierExpr,
      case .member(let property) = pass.index.target(of: use.collection, in: use.data.body)
    else { return false }
    return pass.index[property].attributes.contains { $0 == .State || $0 == .Binding }
  }

  /// Whether code adds elements that exist elsewhere, and does not look whether they are there already: a queue.
  private func mayHoldTwice(_ use: RowUse) -> Bool {
    let index = pass.index
    guard case .member(let property) = index.target(of: use.collection, in: use.data.body) else { return false }
    return index.laterWrites(of: property).contains { site in
      let place = index.node(at: site)
      guard let call = place.parent?.parent, call.kind == .call, call.callee == place.parent,
        call.calledName == .append || call.calledName == .insert || index.text(call.calledName) == "prepend",
        let added = call.unlabelledArgument?.unwrapped, added.isPath,
        index[site.member].parameters.contains(where: { $0.name == added.root.name })
      else { return false }
      let looks: Set<Name> = [Name(.contains), Name(.firstIndex), Name(.removeAll)]
      return !index.node(site.member).descendants.contains { $0.kind == .call && looks.contains($0.calledName) }
    }
  }

  /// Whether the positions do not begin with the first one: rows of three that each iterate their part.
  private func isPartial(_ source: RowSource) -> Bool {
    switch source {
    case .range(let range): range.asRange.map { $0.lower.count != 1 || $0.lower[0].text != "0" } ?? false
    case .stride(let call): call.argument(.from).map { $0.text != "0" } ?? false
    default: false
    }
  }
}
