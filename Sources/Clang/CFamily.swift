// C and Objective-C in a Swift project: from the found files to the declarations that Swift code can call.
//
// Clang parses the headers that Swift code can import, then the sources of what that code mentions, then those of
// what these call, and so on. Files without mentioned code are not parsed.

import Files
import Frameworks
import Project
import Synchronization
import Syntax

/// Reads the C files of a run.
public struct CFamily: Sendable {
  /// The paths as reports print them.
  public var paths: [String]
  /// The linted paths as they were typed. Clang reads files of these and the system's headers only.
  public var lintedPaths: [String] = []
  /// Additional folders to search for headers.
  public var includePaths: [String] = []
  /// The time limit for one file; `SAMEVIEW_CLANG_SECONDS` overrides it.
  public var seconds = Platform.environment("SAMEVIEW_CLANG_SECONDS").flatMap { Int($0) } ?? 15
  /// The time limit for all files; `SAMEVIEW_CLANG_TOTAL_SECONDS` overrides it.
  public var totalSeconds = Platform.environment("SAMEVIEW_CLANG_TOTAL_SECONDS").flatMap { Int($0) } ?? 60
  /// The program of each child, which calls `ClangServer` for its subcommand.
  public var program = Platform.executablePath ?? ""

  public init(paths: [String]) { self.paths = paths }

  /// The result of reading C.
  public struct Outcome: Sendable {
    public var files: [ForeignFile] = []
    /// Problems of single files: the path, the message, and whether the file was not read at all.
    public var problems: [(path: String, message: String, isUnread: Bool)] = []
    /// Whether there was C to parse, but no libclang.
    public var lacksClang = false
    /// The names of missing headers, ordered.
    public var missingHeaders: [String] = []
    public var parsedCount = 0
    /// Folders outside of the project that it asks for, ordered.
    public var outsidePaths: [String] = []
    public var functionCount = 0

    public init() {}
  }

  /// Reads the C declarations that `files`, the Swift files of the run, can call.
  public func read(for files: [SourceFile], names: NameTable, jobs: Int) -> Outcome {
    if paths.isEmpty { return Outcome() }
    let manifests = files.filter { $0.name == "Package.swift" }
    let layout = Layout(
      paths, manifests: manifests, names: names, includePaths: includePaths, boundary: Boundary(paths: lintedPaths))
    let imports = Set(files.flatMap(\.imports)).filter { $0 != .none }
    let exposures = layout.exposures(to: Set(imports.map { names.text(of: $0) }))
    if exposures.isEmpty { return Outcome() }
    let pool = ClangPool(
      program: program, setup: ChildSetup(boundary: layout.boundary, files: layout.readableFiles),
      seconds: max(1, min(seconds, 3600)), totalSeconds: max(0, min(totalSeconds, 3600)))
    var project = Project(layout: layout, names: names, pool: pool, jobs: jobs)
    project.outcome.outsidePaths = layout.outside.sorted()
    project.read(exposures)
    return project.outcome
  }
}

/// The declarations of a project that have been read so far.
private struct Project {
  let layout: Layout
  let names: NameTable
  let pool: ClangPool
  let jobs: Int
  var outcome = CFamily.Outcome()

  private var declarations: [Declaration] = []
  /// The indices of declarations by their key.
  private var byKey: [String: [Int]] = [:]
  private var byOwner: [String: [Int]] = [:]
  /// Declarations that were added already, because many sources include the same header.
  private var seen: Set<String> = []
  /// The keys of declarations that headers make visible to Swift, with the index of the first declaration.
  private var exposed: [String: Int] = [:]
  /// The keys that Swift code mentions, and those that these call.
  private var reached: Set<String> = []
  private var missing: Set<String> = []
  private var haveProblems: Set<String> = []
  /// The remaining bytes for answers of children; beyond, files declare nothing. Hand-written code needs a hundredth of
  /// it. A child whose clang has been taken over could send for ever.
  private var room = 1 << 30

  init(layout: Layout, names: NameTable, pool: ClangPool, jobs: Int) {
    self.layout = layout
    self.names = names
    self.pool = pool
    self.jobs = jobs
  }

  mutating func read(_ exposures: [Layout.Exposure]) {
    let requests = exposures.map { (layout.request(for: $0), $0.headers[0]) }
    let failed = parse(requests, says: { exposures[$0].headers.count == 1 })
    if outcome.lacksClang { return }
    // A header that fails must not affect the others.
    let single = failed.map { exposures[$0] }.filter { $0.headers.count > 1 }.flatMap { exposure in
      exposure.headers.map { Layout.Exposure(name: exposure.name, headers: [$0]) }
    }
    parse(single.map { (layout.request(for: $0), $0.headers[0]) })
    for (i, declaration) in declarations.enumerated() where exposed[declaration.key] == nil {
      exposed[declaration.key] = i
    }
    var wanted = exposed.filter { isMentioned(declarations[$0.value]) }.map(\.key).sorted()
    if !wanted.isEmpty {
      let definitions = Definitions(of: layout, jobs: jobs)
      var parsed: Set<String> = []
      // The number of rounds is the length of the longest call path.
      for _ in 0..<Work.depthLimit {
        let unread = reach(&wanted).flatMap { definitions.files(defining: $0.key, near: $0.path) }
        let fresh = Set(unread).subtracting(parsed).sorted()
        if fresh.isEmpty { break }
        parsed.formUnion(fresh)
        parse(fresh.map { (layout.request(for: $0), $0) })
      }
      _ = reach(&wanted)
    }
    write()
    outcome.missingHeaders = missing.sorted()
  }

  // MARK: Parsing

  /// - Parameter says: Whether a failure of the request with this index is a problem of its file.
  /// - Returns: The indices of the failed requests.
  @discardableResult
  private mutating func parse(
    _ requests: [(request: ParseRequest, file: String)], says: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    let outcomes = concurrentMap(requests, jobs: jobs) { [pool] in pool.parse($0.request) }
    var failed: [Int] = []
    for (i, (item, result)) in zip(requests, outcomes).enumerated() {
      switch result {
      case .unavailable: outcome.lacksClang = true
      case .failed(let message):
        failed.append(i)
        if says(i) { addProblem(item.file, message, isUnread: true) }
      // One header may be the reason that several are not read.
      case .parsed(let answer) where answer.isRefused && !says(i): failed.append(i)
      case .parsed(let answer):
        outcome.parsedCount += 1
        for declaration in answer.declarations { add(declaration) }
        add(answer.problems, of: item.file)
      }
    }
    return failed
  }

  private mutating func add(_ declaration: Declaration) {
    var declaration = declaration
    declaration.path = Platform.absolutePath(declaration.path)
    guard room > 0, layout.printedPaths[declaration.path] != nil,
      seen.insert("\(declaration.place.lowerBound) \(declaration.key) \(declaration.path)").inserted
    else { return }
    room -= declaration.size
    let number = declarations.count
    declarations.append(declaration)
    byKey[declaration.key, default: []].append(number)
    if !declaration.owner.isEmpty { byOwner[declaration.owner, default: []].append(number) }
  }

  private mutating func add(_ problems: [ParseProblem], of file: String) {
    let absent = problems.map(\.missingHeader).filter { !$0.isEmpty }
    if missing.count < Self.missingLimit { missing.formUnion(absent) }
    // Further errors may follow from this one.
    guard absent.isEmpty else { return }
    for problem in problems {
      let path = problem.path.isEmpty ? file : Platform.absolutePath(problem.path)
      addProblem(path, (problem.line > 0 ? "line \(problem.line): " : "") + problem.kind.message)
    }
  }

  /// Messages name three of them.
  private static let missingLimit = 10_000

  private mutating func addProblem(_ path: String, _ message: String, isUnread: Bool = false) {
    guard let printed = layout.printedPaths[path] else { return }
    if haveProblems.insert(printed).inserted { outcome.problems.append((printed, message, isUnread)) }
  }

  // MARK: Reaching

  /// Whether Swift code mentions the name anywhere.
  private func isMentioned(_ declaration: Declaration) -> Bool {
    guard let name = declaration.swiftName else { return false }
    // An initializer is called by the name of its type.
    return names.name(name == "init" ? declaration.owner : name) != nil
  }

  /// Follows references from `wanted`, and empties it.
  ///
  /// - Returns: Keys without a definition so far, and the places that refer to them.
  private mutating func reach(_ wanted: inout [String]) -> [(key: String, path: String)] {
    var unread: [(key: String, path: String)] = []
    var queue = wanted.map { (key: $0, path: exposed[$0].map { declarations[$0].path } ?? "") }
    // Starts again, because a missing definition may have been read since.
    reached = []
    while let next = queue.popLast() {
      guard reached.insert(next.key).inserted else { continue }
      let own = byKey[next.key] ?? []
      var references = own.flatMap { declarations[$0].references }
      var path = own.first.map { declarations[$0].path } ?? next.path
      if next.key.hasPrefix("o:") {
        let members = byOwner[String(next.key.dropFirst(2))] ?? []
        references += members.flatMap { declarations[$0].references }
        if !members.contains(where: { declarations[$0].isDefinition }) { unread.append(next) }
        path = members.first { declarations[$0].isDefinition }.map { declarations[$0].path } ?? path
      } else if next.key.hasPrefix("f:"), !own.contains(where: { declarations[$0].isDefinition }),
        !isKnownToTables(next.key)
      {
        unread.append((next.key, path.isEmpty ? next.path : path))
      }
      for reference in references { queue.append((reference, path)) }
    }
    return unread
  }

  /// Whether the tables describe the function. They take precedence over its source.
  private func isKnownToTables(_ key: String) -> Bool {
    let name = Array(key.utf8.dropFirst(2))
    return key.hasPrefix("f:") && Effects.expensiveFunction(spelling: name.span) != nil
  }

  // MARK: Writing

  /// The synthetic Swift file of each C file with declarations.
  private mutating func write() {
    var byPath: [String: [Int]] = [:]
    var isWritten: Set<String> = []
    let defined = Set(declarations.lazy.filter(\.isDefinition).map(\.key))
    for (i, declaration) in declarations.enumerated() {
      guard isSaid(declaration) else { continue }
      if !declaration.isDefinition {
        // Only if there is none, and only once.
        if defined.contains(declaration.key) { continue }
        guard isWritten.insert(declaration.key).inserted else { continue }
      } else if declaration.linkage == .external, !isWritten.insert("d:" + declaration.key).inserted,
        !declaration.key.hasPrefix("f:")
      {
        continue
      }
      byPath[declaration.path, default: []].append(i)
      if declaration.isDefinition, "fmM".contains(declaration.key.prefix(1)) { outcome.functionCount += 1 }
    }
    for path in byPath.keys.sorted() {
      guard let printed = layout.printedPaths[path], case .success(let bytes) = readFile(printed) else { continue }
      let own = byPath[path]!.map { number in
        var declaration = declarations[number]
        // Swift sees the declaration in the header.
        if let header = exposed[declaration.key], declaration.isDefinition, !declarations[header].isDefinition {
          declaration.head = declarations[header].head
          declaration.owner = declarations[header].owner
        }
        return declaration
      }.sorted { ($0.place.lowerBound, $0.key) < ($1.place.lowerBound, $1.key) }
      let original = SourceText(path: printed, bytes: bytes)
      var writer = InterfaceWriter()
      for declaration in own { writer.add(declaration, isExposed: exposed[declaration.key] != nil) }
      outcome.files.append(writer.file(for: original))
    }
    outcome.files.sort { $0.original.path.utf8.lexicographicallyPrecedes($1.original.path.utf8) }
  }

  private func isSaid(_ declaration: Declaration) -> Bool {
    switch declaration.key.prefix(2) {
    case "f:": reached.contains(declaration.key) && !isKnownToTables(declaration.key)
    case "m:", "M:": reached.contains("o:" + declaration.owner)
    case "o:", "p:": reached.contains(declaration.key) || exposed[declaration.key] != nil
    // Structs and enumerations that are visible to C only do not matter to Swift.
    default: exposed[declaration.key] != nil
    }
  }
}

/// The definitions of each file, found in its text without parsing.
private struct Definitions {
  private var filesByHash: [UInt64: [Int32]] = [:]
  private let sources: [String]

  /// The largest file that is searched, in bytes. Larger ones are generated.
  private static let sizeLimit = 16 << 20

  init(of layout: Layout, jobs: Int) {
    sources = layout.sources
    let keys = concurrentMap(sources, jobs: jobs) { path in
      guard case .success(let bytes) = readFile(path, limit: Self.sizeLimit) else { return [UInt64]() }
      return DefinitionScanner.keys(in: bytes)
    }
    for (i, keys) in keys.enumerated() {
      for key in keys where filesByHash[key]?.last != Int32(i) { filesByHash[key, default: []].append(Int32(i)) }
    }
  }

  /// The files that define a key. A class may be spread over a few files. If several files have the same function,
  /// the nearest one is chosen.
  func files(defining key: String, near path: String) -> [String] {
    // A C++ method is listed without its class.
    let name = key.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(key[key.utf8.index(after: $0)...]) } ?? key
    let found = (filesByHash[DefinitionScanner.hash(key.prefix(2) + name)] ?? []).map { sources[Int($0)] }
    if found.count <= 1 || key.hasPrefix("o:") && found.count <= ReadingLimit.definitions { return found }
    let near = path.split(separator: "/")
    let ranked = found.map { file in
      (shared: zip(file.split(separator: "/"), near).prefix { $0 == $1 }.count, file: file)
    }
    let best = ranked.map(\.shared).max() ?? 0
    let nearest = ranked.filter { $0.shared == best }
    return nearest.count == 1 ? [nearest[0].file] : []
  }
}

extension Declaration {
  /// The approximate size in bytes.
  fileprivate var size: Int {
    let texts = [path, key, owner, head] + steps.map(\.text) + references
    return texts.reduce(256) { $0 + $1.utf8.count + 48 }
  }

  /// `load` of `static func load(_ a0: Int)`; nil without a name.
  var swiftName: String? {
    let words = head.prefix { $0 != "(" && $0 != ":" }.split { $0 == " " || $0 == "`" }
    return words.last.map(String.init)
  }
}

/// The declarations of one file as Swift source, with one line for each declaration or call.
struct InterfaceWriter {
  private var text = ""
  private var places: [Range<Int>] = []
  private var owner = ""
  private var last = 0..<0

  private mutating func line(_ line: String, at place: Range<Int>) {
    text += line.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" } + "\n"
    places.append(place)
    last = place
  }

  private mutating func enter(_ owner: String) {
    if owner == self.owner { return }
    if !self.owner.isEmpty { line("}", at: last) }
    if !owner.isEmpty { line("extension \(owner.quoted) {", at: last) }
    self.owner = owner
  }

  mutating func add(_ declaration: Declaration, isExposed: Bool) {
    enter(declaration.owner)
    let access = isExposed ? "public " : declaration.linkage == .own ? "fileprivate " : ""
    guard declaration.isDefinition else { return line(access + declaration.head, at: declaration.place) }
    line(access + declaration.head + " {", at: declaration.place)
    for step in declaration.steps { line("  " + step.text, at: step.place) }
    line("}", at: declaration.place)
  }

  mutating func file(for original: SourceText) -> ForeignFile {
    enter("")
    return ForeignFile(
      original: original, interface: SourceText(path: original.path, bytes: Array(text.utf8)), places: places)
  }
}
