// Code that only previews use, and code of an app that nothing uses.

import Frameworks
import Syntax

extension Index {
  /// Whether the type is a preview, or only previews use it: wrappers, sample models. In an app or a package also one of
  /// the few views, modifiers and styles that nothing creates.
  public func isPreviewCode(_ type: TypeID) -> Bool { previewCode.types[Int(type.number)] }

  /// Whether the member is one of such a type, or only previews use it. In an app also a function or computed property
  /// that nothing calls, as far as only its name can.
  public func isPreviewCode(_ member: MemberID) -> Bool {
    previewCode.members[Int(member.number)] || owner(member).map { isPreviewCode($0) } ?? false
  }

  /// The nodes of the declarations in a file that only previews use: types first, then members, each in the order of
  /// the file. They include declarations inside of others. The nodes are valid as long as those of `SourceFile.tree`.
  /// Linear in the declarations of the file if the project has previews.
  public func previewCode(in file: SourceFile) -> [Node] {
    let code = previewCode
    if code.isEmpty { return [] }
    var found: [Node] = []
    for i in file.types.indices {
      if let id = type(file: file.number, fact: i), code.types[Int(id.number)], self[id].isProjectType {
        found.append(file.tree.node(Int(file.types[i].node)))
      }
    }
    for i in file.members.indices where code.members[Int(member(file: file.number, fact: i).number)] {
      found.append(file.tree.node(Int(file.members[i].node)))
    }
    return found
  }

  /// The views in which nothing is reported because no code creates them, and no preview shows them; in the order of the
  /// project.
  public var unusedViews: [TypeID] { previewCode.unusedViews }

  /// Whether the sources have the start of a program: an `App`, or a delegate of the application.
  public var hasProgram: Bool { previewCode.isApp }

  private var previewCode: PreviewCode { derivation(.previewCode, of: 0) { PreviewCode(of: self) } }

  /// Whether the preview code of the index before an edit is still right: the same names stand in the same declarations, as
  /// far as the names count.
  func hasPreviewCode(_ known: AnyDerivation, of old: Index) -> Bool {
    guard let known = known as? PreviewCode else { return false }
    return replaced.allSatisfy { number in
      files[number].scopes.hasPreviews == old.files[number].scopes.hasPreviews
        && files[number].mentionsSame(as: old.files[number], where: known.counts)
    }
  }
}

/// What only previews use, found by names: a name in code that runs elsewhere keeps all declarations of that name.
/// Linear in the number of nodes whose names declarations have.
///
/// A type or member is of previews if they reach its name, and other code does not. Code that nothing reaches by name,
/// such as an app or a class that a storyboard names, counts as running. A view does not in an app or a package where most
/// views are in use: only code can create it. Neither does in an app what only code can call: functions outside of types,
/// modifiers, and what is private to a view.
private final class PreviewCode: AnyDerivation, @unchecked Sendable {
  // Unchecked like its superclass; it is immutable after `init`.
  let isEmpty: Bool
  let isApp: Bool
  let types: [Bool]
  let members: [Bool]
  let unusedViews: [TypeID]
  /// By name: whether something is found by it.
  private let names: [Bool]

  /// Whether it matters where the name stands.
  func counts(_ name: Name) -> Bool { Int(name.id) < names.count && names[Int(name.id)] }

  init(of index: Index) {
    isApp = index.types.contains { $0.isProgram(index.names) }
    let isPackage = index.structure.targets.contains { $0.origin == .package }
    guard isApp || isPackage || index.files.contains(where: { $0.scopes.hasPreviews }) else {
      types = index.types.map { index.isPreviewType($0) }
      isEmpty = !types.contains(true)
      members = [Bool](repeating: false, count: index.memberCount)
      unusedViews = []
      names = []
      return
    }
    var graph = UseGraph(of: index, isApp: isApp)
    let reached = graph.reachedByPreviews()
    var live = graph.live(unreached: reached)
    var unused: [TypeID] = []
    if isApp || isPackage {
      let views = index.types.filter { $0.isProjectType && $0.traits.contains(.view) && !index.isPreviewType($0) }
      unused = views.filter {
        let number = Int($0.id.number)
        return !live[number] && !reached[number] && graph.mustBeNamed($0)
      }.map(\.id)
      // Where most is unused, other code uses it: these sources are a sample, or a part of the app.
      if unused.count * 2 > views.count {
        (graph.isApp, graph.isWhole) = (false, false)
        live = graph.live(unreached: reached)
        unused = []
      }
    }
    // What is inside of one belongs to it.
    let all = Set(unused)
    unusedViews = unused.filter { view in
      var outer = index[view].parent
      while let type = outer {
        if all.contains(type) { return false }
        outer = index[type].parent
      }
      return true
    }
    let typeCount = index.types.count
    isEmpty = false
    names = graph.names
    types = index.types.map { type in
      // What is inside of such a type belongs to it.
      var current: TypeEntry? = type
      while let entry = current {
        let i = Int(entry.id.number)
        if index.isPreviewType(entry) { return true }
        if live[i] { return false }
        if entry.isProjectType, reached[i] || graph.mustBeNamed(entry) { return true }
        current = entry.parent.map { index[$0] }
      }
      return false
    }
    members = (0..<index.memberCount).map { i in
      !live[typeCount + i] && (reached[typeCount + i] || graph.mustBeNamed(MemberID(number: Int32(i))))
    }
  }
}

extension TypeEntry {
  /// Whether the type is the start of a program.
  fileprivate func isProgram(_ names: NameText) -> Bool {
    isProjectType
      && (attributes.contains { $0 == .main || names.text(of: $0).hasSuffix("ApplicationMain") }
        || inherited.contains { names.text(of: $0).hasSuffix("ApplicationDelegate") })
  }
}

extension Index {
  fileprivate func isPreviewType(_ type: TypeEntry) -> Bool {
    if type.traits.contains(.preview) { return true }
    let name = names.text(of: type.name)
    return name.hasSuffix("_Previews") || name.hasSuffix("_Preview")
  }
}

/// Types and members, and the names that the code of each mentions.
private struct UseGraph {
  private let index: Index
  private let typeCount: Int
  /// The number of types, members and code outside of both.
  private let count: Int
  /// By number of a type, then by number of a member, then that of code outside of both: where the numbers of the
  /// spellings that it mentions begin in `mentions`; then the number of all.
  private var starts: [Int32] = []
  private var mentions: [Int32] = []
  private var previewMentions: [Int32] = []
  /// By number of a spelling: the types and members that are declared with it.
  private var declared: [[Int]] = []
  /// By name: the number of its spelling for all files; negative if all its declarations are private to their files.
  private var shared: [Int32]
  private var ofFile: [Spelling: Int32] = [:]
  /// By name: whether `ofFile` has it.
  private var hasPrivate: [Bool]
  /// By number of a type: its members that are used by their names, and the types in it.
  private var parts: [[Int]]
  /// What runs though no code may mention it.
  private var roots: [Int] = []
  /// Whether the sources hold the start of an app.
  var isApp: Bool
  /// Whether the sources of the targets of packages are there.
  var isWhole = true

  /// A name, and the file to which what it names is private.
  private struct Spelling: Hashable {
    let name: Name
    let file: Int32
  }

  init(of index: Index, isApp: Bool) {
    self.index = index
    self.isApp = isApp
    typeCount = index.types.count
    count = typeCount + index.memberCount + 1
    parts = Array(repeating: [], count: typeCount)
    shared = Array(repeating: -1, count: index.names.count)
    hasPrivate = Array(repeating: false, count: index.names.count)
    // Other files may use what is not private. Without an app or a library the sources are only a part of the project.
    let isWhole = index.types.contains { Self.isEntry($0, index) }
    for type in index.types where type.isProjectType {
      let number = Int(type.id.number)
      guard let place = type.declaration else { continue }
      declare(number, type.name, type.access, Int(place.file))
      if let parent = type.parent { parts[Int(parent.number)].append(number) }
      if index.isPreviewType(type) { continue }
      if !isWhole && type.access > .fileprivate || Self.isEntry(type, index) || isFound(type) { roots.append(number) }
    }
    for number in 0..<index.memberCount {
      let id = MemberID(number: Int32(number))
      let (name, access) = (index[id].name, index[id].access)
      let owner = index.owner(id)
      if let owner { parts[Int(owner.number)].append(typeCount + number) }
      guard isReachedByName(index[id], owner) else { continue }
      declare(typeCount + number, name, access, index.file(id))
      let isPublic =
        index.isExported(access, file: index.file(id)) && owner.map { index[$0].access > .internal } ?? true
      let isSeen = !isWhole && access > .fileprivate && owner.map { index[$0].access > .fileprivate } ?? true
      if isPublic || isSeen { roots.append(typeCount + number) }
    }
    var found: [(number: Int32, spelling: Int32)] = []
    found.reserveCapacity(index.memberCount * 4)
    for file in index.files {
      if index.isTest(file) { continue }
      let contents = file.contentsByName { shared[Int($0.id)] >= 0 || hasPrivate[Int($0.id)] }
      let types = index.typeOfFact[file.number]
      let firstMember = Int32(typeCount) + index.member(file: file.number, fact: 0).number
      for (i, name) in file.occurrences.names.enumerated() {
        let inFile = hasPrivate[Int(name.id)] ? ofFile[Spelling(name: name, file: Int32(file.number))] : nil
        let inAll = shared[Int(name.id)]
        if inAll < 0, inFile == nil { continue }
        for content in contents[i] {
          let number =
            content == .preview
            ? -1
            : content == .file
              ? Int32(count - 1)
              : content.isType ? types[content.fact]?.number ?? Int32(count - 1) : firstMember + Int32(content.fact)
          if let inFile { found.append((number, inFile)) }
          if inAll >= 0 { found.append((number, inAll)) }
        }
      }
    }
    sort(found)
    roots.append(count - 1)
  }

  private mutating func declare(_ number: Int, _ name: Name, _ access: Access, _ file: Int) {
    let new = Int32(declared.count)
    let spelling: Int32
    if access <= .fileprivate {
      hasPrivate[Int(name.id)] = true
      spelling = ofFile[Spelling(name: name, file: Int32(file)), default: new]
      ofFile[Spelling(name: name, file: Int32(file))] = spelling
    } else {
      if shared[Int(name.id)] < 0 { shared[Int(name.id)] = new }
      spelling = shared[Int(name.id)]
    }
    if spelling == new { declared.append([]) }
    declared[Int(spelling)].append(number)
  }

  /// Sets the mentions, by number; a negative one stands for previews.
  private mutating func sort(_ found: [(number: Int32, spelling: Int32)]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for (number, spelling) in found {
      if number < 0 { previewMentions.append(spelling) } else { starts[Int(number) + 1] += 1 }
    }
    for i in 0..<count { starts[i + 1] += starts[i] }
    var next = starts
    var mentions = [Int32](repeating: 0, count: Int(starts[count]))
    for (number, spelling) in found where number >= 0 {
      mentions[Int(next[Int(number)])] = spelling
      next[Int(number)] += 1
    }
    self.starts = starts
    self.mentions = mentions
  }

  /// Whether only code with the name of the member uses it. Protocols and superclasses may reach the others, and what
  /// those require is not known.
  private func isReachedByName(_ fact: MemberFact, _ owner: TypeID?) -> Bool {
    guard Scopes.isReachedByName(fact) else { return false }
    guard let owner, fact.access > .fileprivate, !index[owner].inherited.isEmpty else { return true }
    return fact.isStatic && !Self.requirements.contains(index.names.text(of: fact.name))
  }

  /// Static requirements of protocols that code seldom mentions.
  private static let requirements: Set<String> = [
    "defaultValue", "reduce", "allCases", "title", "description", "previews",
  ]

  /// Whether the type begins a program, or is seen outside of it.
  private static func isEntry(_ type: TypeEntry, _ index: Index) -> Bool {
    type.isProjectType
      && (type.traits.contains(.root) || type.isProgram(index.names)
        || type.declaration.map { index.isExported(type.access, file: Int($0.file)) } ?? false)
  }

  /// Whether the type is a view, a modifier or the like that only code with its name creates.
  func mustBeNamed(_ type: TypeEntry) -> Bool {
    (isApp || isWhole && isOfPackage(type)) && type.isProjectType && type.kind == .struct
      && !type.traits.isDisjoint(with: [.viewLike, .representable])
      && !Self.isEntry(type, index) && !isFound(type)
  }

  /// Whether only targets of packages compile the type: no other code can name what is internal there.
  private func isOfPackage(_ type: TypeEntry) -> Bool {
    guard let place = type.declaration, let group = index.structure.group(ofFile: Int(place.file)) else { return false }
    return group.targets.allSatisfy { index.structure.targets[Int($0)].origin == .package }
  }

  /// Whether the member is a function or a computed property that only code with its name runs: outside of types, in an
  /// extension of a framework's views, or private to a view.
  func mustBeNamed(_ member: MemberID) -> Bool {
    guard isApp, index[member].kind == .function || index[member].kind == .computedProperty else { return false }
    let fact = index[member]
    let owner = index.owner(member)
    guard isReachedByName(fact, owner),
      fact.attributes.allSatisfy({ Self.namedOnly.contains(index.names.text(of: $0)) }),
      index.names.text(of: fact.name).first.map({ $0.isLetter || $0 == "_" }) ?? false,
      !index.isExported(fact.access, file: index.file(member))
    else { return false }
    guard let owner else { return true }
    guard index[owner].traits.contains(.viewLike) else { return false }
    // What is `fileprivate` may be what a protocol asks of a private type.
    return !index[owner].isProjectType || fact.access == .private
  }

  /// Attributes of functions that nothing but code with their names calls.
  private static let namedOnly: Set<String> = [
    "ViewBuilder", "MainActor", "available", "discardableResult", "inlinable",
  ]

  /// Whether a system may find the type without its name in code: classes of Objective-C, intents.
  private func isFound(_ type: TypeEntry) -> Bool {
    if type.attributes.contains(where: { $0 == .objc }) { return true }
    return type.conformances.contains { name in
      if !index.types(named: name).isEmpty { return false }
      let text = index.names.text(of: name)
      return type.kind == .class && ["UI", "NS", "WK", "SK", "SCN", "MTK"].contains { text.hasPrefix($0) }
        || text.hasSuffix("Intent") || text.hasPrefix("App") || text.hasSuffix("Delegate")
    }
  }

  /// By name: whether a declaration that is used by its name has it.
  var names: [Bool] { zip(shared, hasPrivate).map { $0 >= 0 || $1 } }

  /// A walk along names, by numbers.
  private struct Walk {
    /// Whether a name leads to it, or it begins the walk.
    var isFound: [Bool]
    /// Whether the names that it mentions were followed.
    var isRead: [Bool]
    var open: [Int] = []
    /// Numbers of spellings.
    var names: [Int32] = []

    init(count: Int) {
      isFound = [Bool](repeating: false, count: count)
      isRead = isFound
    }

    mutating func find(_ number: Int) {
      isFound[number] = true
      open.append(number)
    }
  }

  /// Follows all names and all that is open. What the condition leaves out is asked about again when it is found again.
  private func follow(_ walk: inout Walk, where reads: (Int, inout Walk) -> Bool) {
    var isSeen = [Bool](repeating: false, count: declared.count)
    while true {
      if let name = walk.names.popLast() {
        if isSeen[Int(name)] { continue }
        isSeen[Int(name)] = true
        for number in declared[Int(name)] { walk.find(number) }
      } else if let number = walk.open.popLast() {
        guard !walk.isRead[number], reads(number, &walk) else { continue }
        walk.isRead[number] = true
        walk.names += mentions[Int(starts[number])..<Int(starts[number + 1])]
        // A type is used with all that it has, but what only has a name of its own is not therefore used by it.
        if number < typeCount { walk.open += parts[number] }
      } else {
        return
      }
    }
  }

  /// By number: whether the names of previews lead to it.
  func reachedByPreviews() -> [Bool] {
    var walk = Walk(count: count)
    walk.names = previewMentions
    // What stands in an extension of a preview belongs to it.
    walk.open = index.types.filter { index.isPreviewType($0) }.map { Int($0.id.number) }
    follow(&walk) { _, _ in true }
    return walk.isFound
  }

  /// By number: whether code that runs leads to it, which begins with what previews do not reach.
  func live(unreached reached: [Bool]) -> [Bool] {
    var walk = Walk(count: count)
    for number in roots { walk.find(number) }
    for number in 0..<count - 1 where !reached[number] {
      if number < typeCount {
        if index.isPreviewType(index.types[number]) || mustBeNamed(index.types[number]) { continue }
      } else if mustBeNamed(MemberID(number: Int32(number - typeCount))) {
        continue
      }
      walk.isFound[number] = true
      // A part of a type runs if the type does.
      if owner(number) == nil, parent(number) == nil { walk.open.append(number) }
    }
    follow(&walk) { number, walk in
      if let owner = owner(number), index[owner].isProjectType, !walk.isRead[Int(owner.number)] { return false }
      guard walk.isFound[number] else { return false }
      // What is inside needs what is around it.
      if let parent = parent(number), !walk.isRead[Int(parent.number)] { walk.find(Int(parent.number)) }
      return true
    }
    return walk.isRead
  }

  /// The type that has the member; nil for types.
  private func owner(_ number: Int) -> TypeID? {
    guard number >= typeCount, number < count - 1 else { return nil }
    return index.owner(MemberID(number: Int32(number - typeCount)))
  }

  /// The type around the type; nil for members.
  private func parent(_ number: Int) -> TypeID? { number < typeCount ? index.types[number].parent : nil }
}

extension Index {
  /// Whether code outside of these sources may use what a file declares: it is public, and not only in targets of a
  /// project of Xcode, whose frameworks are those of its apps.
  public func isExported(_ access: Access, file: Int) -> Bool {
    if access <= .internal { return false }
    guard let group = structure.group(ofFile: file) else { return true }
    return group.targets.contains { structure.targets[Int($0)].origin == .package }
      || !structure.targets.contains { $0.kind == .app }
  }
}

extension SourceFile {
  /// Whether the file or a folder around it is named as tests are.
  var isNamedAsTest: Bool {
    name.hasSuffix("Tests.swift") || name.hasSuffix("Test.swift") || folders.contains { $0.hasSuffix("Tests") }
  }
}
