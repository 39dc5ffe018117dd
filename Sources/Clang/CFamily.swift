// C and Objective-C beside Swift: from the files that a search found to what Swift code can call of them.
//
// Clang parses the headers that Swift code can import, then the sources of what that code mentions, then those of
// what these call, and so on. What nobody mentions is not parsed.

import Files
import Frameworks
import Project
import Synchronization
import Syntax

/// What a run reads of the C family.
public struct CFamily: Sendable {
  /// As reports print them.
  public var paths: [String]
  /// What is linted, as it was typed: clang reads nothing else of what is no header of the system's.
  public var lintedPaths: [String] = []
  /// Where headers are looked for besides.
  public var includePaths: [String] = []
  /// For one file; `SAMEVIEW_CLANG_SECONDS` in the environment says otherwise.
  public var seconds = Platform.environment("SAMEVIEW_CLANG_SECONDS").flatMap { Int($0) } ?? 15
  /// For all files; `SAMEVIEW_CLANG_TOTAL_SECONDS` in the environment says otherwise.
  public var totalSeconds = Platform.environment("SAMEVIEW_CLANG_TOTAL_SECONDS").flatMap { Int($0) } ?? 60
  /// The program that is run for each child; it calls `ClangServer` for its subcommand.
  public var program = Platform.executablePath ?? ""

  public init(paths: [String]) { self.paths = paths }

  /// What came of it.
  public struct Outcome: Sendable {
    public var files: [ForeignFile] = []
    /// Of single files: the path, what is wrong with it, and whether nothing was read because of that.
    public var problems: [(path: String, message: String, isUnread: Bool)] = []
    /// There was something to parse, and no libclang.
    public var lacksClang = false
    /// Names of headers that were not found, ordered.
    public var missingHeaders: [String] = []
    public var parsedCount = 0
    /// Folders outside of the project that it wants to have read, ordered.
    public var outsidePaths: [String] = []
    public var functionCount = 0

    public init() {}
  }

  /// Reads what `files`, the Swift files of the run, can call.
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

/// The declarations of a project, as far as they are read.
private struct Project {
  let layout: Layout
  let names: NameTable
  let pool: ClangPool
  let jobs: Int
  var outcome = CFamily.Outcome()

  private var declarations: [Declaration] = []
  /// By key: numbers of declarations.
  private var byKey: [String: [Int]] = [:]
  private var byOwner: [String: [Int]] = [:]
  /// Headers are read with many sources.
  private var seen: Set<String> = []
  /// Keys that headers show to Swift, with the number of the first declaration there.
  private var exposed: [String: Int] = [:]
  /// What Swift code mentions, and what that calls.
  private var reached: Set<String> = []
  private var missing: Set<String> = []
  private var haveProblems: Set<String> = []
  /// How many bytes the children may still have kept here; beyond that their files declare nothing. What people
  /// write has a hundredth of it; who has taken over clang could send for ever.
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
    // One header shall not cost those beside it.
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
      // As many rounds as a path may have functions.
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

  /// - Parameter says: Whether it is a problem of the file that the request with this number fails.
  /// - Returns: The numbers of those that failed.
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
    // Whatever else is wrong may follow from that.
    guard absent.isEmpty else { return }
    for problem in problems {
      let path = problem.path.isEmpty ? file : Platform.absolutePath(problem.path)
      addProblem(path, (problem.line > 0 ? "line \(problem.line): " : "") + problem.kind.message)
    }
  }

  /// Three are named in the end.
  private static let missingLimit = 10_000

  private mutating func addProblem(_ path: String, _ message: String, isUnread: Bool = false) {
    guard let printed = layout.printedPaths[path] else { return }
    if haveProblems.insert(printed).inserted { outcome.problems.append((printed, message, isUnread)) }
  }

  // MARK: Reaching

  /// Does Swift code mention the name anywhere?
  private func isMentioned(_ declaration: Declaration) -> Bool {
    guard let name = declaration.swiftName else { return false }
    // An initializer is called by its type's name.
    return names.name(name == "init" ? declaration.owner : name) != nil
  }

  /// Follows references from `wanted`, which it empties; returns what has no definition yet, and where it is
  /// asked for.
  private mutating func reach(_ wanted: inout [String]) -> [(key: String, path: String)] {
    var unread: [(key: String, path: String)] = []
    var queue = wanted.map { (key: $0, path: exposed[$0].map { declarations[$0].path } ?? "") }
    // Again from the start: what was not defined then may be now.
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

  /// Families of functions that the tables know are left to the tables, even if their source is there.
  private func isKnownToTables(_ key: String) -> Bool {
    let name = Array(key.utf8.dropFirst(2))
    return key.hasPrefix("f:") && Effects.expensiveFunction(spelling: name.span) != nil
  }

  // MARK: Writing

  /// Writes the interface of each file that has something to say.
  private mutating func write() {
    var byPath: [String: [Int]] = [:]
    var isWritten: Set<String> = []
    let defined = Set(declarations.lazy.filter(\.isDefinition).map(\.key))
    for (i, declaration) in declarations.enumerated() {
      guard isSaid(declaration) else { continue }
      if !declaration.isDefinition {
        // Only where there is none, and once.
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
        // What the header says is what Swift sees.
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
    // Structs and enumerations that only C sees mean nothing to Swift.
    default: exposed[declaration.key] != nil
    }
  }
}

/// Which file defines what, by the look of the text.
private struct Definitions {
  private var filesByHash: [UInt64: [Int32]] = [:]
  private let sources: [String]

  /// Larger ones are generated.
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

  /// A class may be spread over a few files; of several files with one function the nearest, if there is one.
  func files(defining key: String, near path: String) -> [String] {
    // A method of C++ stands there without its class.
    let name = key.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(key[key.utf8.index(after: $0)...]) } ?? key
    let found = (filesByHash[DefinitionScanner.hash(key.prefix(2) + name)] ?? []).map { sources[Int($0)] }
    if found.count <= 1 || key.hasPrefix("o:") && found.count <= 8 { return found }
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
  /// In bytes, about.
  fileprivate var size: Int {
    let texts = [path, key, owner, head] + steps.map(\.text) + references
    return texts.reduce(256) { $0 + $1.utf8.count + 48 }
  }

  /// `load` of `static func load(_ a0: Int)`; nil where there is none.
  var swiftName: String? {
    let words = head.prefix { $0 != "(" && $0 != ":" }.split { $0 == " " || $0 == "`" }
    return words.last.map(String.init)
  }
}

/// Declarations of one file as a text of Swift, a line for each thing that has a place.
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
