// The builds in which code exists, by the `#if` around it.

import Syntax

/// A set of builds of the project: on some systems, with or without `DEBUG`.
///
/// Code under `#if os(iOS)` and code under `#if os(macOS)` are never in one program, so that neither refers to the
/// other. Conditions on anything else may hold in every build.
struct Builds: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let all = Builds(rawValue: 0x3FFF)
  static let debug = Builds(rawValue: 0x3F80)
  /// Without `DEBUG`.
  static let iOS = Builds(rawValue: 1)

  /// The systems in the order of their bits; the same again for builds with `DEBUG`. The last stands for all others.
  private static let systems = ["iOS", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS", ""]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  fileprivate init(on systems: [String]) {
    var bits: UInt16 = 0
    for (i, system) in Self.systems.enumerated() where systems.contains(system) { bits |= 1 << i | 1 << (i + 7) }
    rawValue = bits
  }

  /// `os(iOS)`, which also holds for Catalyst. Nil for a name that is none of a system.
  init?(system: String) {
    switch system {
    case "iOS": self.init(on: ["iOS", "macCatalyst"])
    case "macOS", "OSX": self.init(on: ["macOS"])
    case "tvOS", "watchOS", "visionOS": self.init(on: [system])
    case "xrOS": self.init(on: ["visionOS"])
    case "Linux", "Windows", "Android", "WASI", "FreeBSD", "OpenBSD", "Cygwin", "PS4", "Haiku": self.init(on: [""])
    default: return nil
    }
  }

  /// The builds in which the module of that name can be imported, as far as that depends on the system alone; nil for
  /// other modules.
  static func importing(_ module: String) -> Builds? {
    switch module {
    case "UIKit": Builds(on: ["iOS", "macCatalyst", "tvOS", "watchOS", "visionOS"])
    case "AppKit", "Cocoa": Builds(on: ["macOS", "macCatalyst"])
    case "WatchKit": Builds(on: ["iOS", "macCatalyst", "watchOS"])
    default: nil
    }
  }
}

/// A condition of `#if`: the builds in which it may hold, and those in which it certainly does.
private struct BuildCondition {
  var possible: Builds
  var certain: Builds
  /// Conditions on something else, by their texts: `PRO`, `canImport(Charts)`. Where this one holds, all of `needed` and
  /// none of `refused` do.
  var needed: Set<String> = []
  var refused: Set<String> = []
  /// Whether it holds exactly if that one condition does, or exactly if it does not.
  private var isLiteral = false

  static let unknown = BuildCondition(possible: .all, certain: [])
  static func exactly(_ builds: Builds) -> BuildCondition { BuildCondition(possible: builds, certain: builds) }
  static func other(_ text: String) -> BuildCondition {
    var condition = unknown
    condition.needed = [text]
    condition.isLiteral = true
    return condition
  }

  static prefix func ! (a: BuildCondition) -> BuildCondition {
    var condition = BuildCondition(possible: .all.subtracting(a.certain), certain: .all.subtracting(a.possible))
    // If several are needed, any of them may be what is missing.
    if a.isLiteral { (condition.needed, condition.refused, condition.isLiteral) = (a.refused, a.needed, true) }
    return condition
  }
  static func && (a: BuildCondition, b: BuildCondition) -> BuildCondition {
    BuildCondition(
      possible: a.possible.intersection(b.possible), certain: a.certain.intersection(b.certain),
      needed: a.needed.union(b.needed), refused: a.refused.union(b.refused))
  }
  static func || (a: BuildCondition, b: BuildCondition) -> BuildCondition {
    BuildCondition(
      possible: a.possible.union(b.possible), certain: a.certain.union(b.certain),
      needed: a.needed.intersection(b.needed), refused: a.refused.intersection(b.refused))
  }
}

/// Reads a condition from its tokens; what it does not know may hold.
private struct BuildConditionReader {
  private let words: [String]
  private var next = 0
  private var depth = 0
  /// Conditions with more tokens, or with more parentheses around each other, are unknown.
  private static let wordLimit = 256
  private static let depthLimit = 16

  init(_ condition: Node) {
    words = condition.tokens.prefix(Self.wordLimit).map {
      String(decoding: condition.bytes(ofToken: $0), as: UTF8.self)
    }
  }

  static func read(_ condition: Node) -> BuildCondition {
    guard condition.tokens.count <= wordLimit else { return .unknown }
    var reader = BuildConditionReader(condition)
    let value = reader.disjunction()
    return reader.next == reader.words.count ? value : .unknown
  }

  private func at(_ word: String) -> Bool { next < words.count && words[next] == word }

  private mutating func disjunction() -> BuildCondition {
    var value = conjunction()
    while at("||") {
      next += 1
      value = value || conjunction()
    }
    return value
  }

  private mutating func conjunction() -> BuildCondition {
    var value = operand()
    while at("&&") {
      next += 1
      value = value && operand()
    }
    return value
  }

  private mutating func operand() -> BuildCondition {
    var isNegated = false
    while at("!") {
      isNegated.toggle()
      next += 1
    }
    let value = primary()
    return isNegated ? !value : value
  }

  private mutating func primary() -> BuildCondition {
    guard next < words.count else { return .unknown }
    let word = words[next]
    next += 1
    if word == "(" {
      depth += 1
      guard depth <= Self.depthLimit else { return .unknown }
      let value = disjunction()
      depth -= 1
      if at(")") { next += 1 }
      return value
    }
    guard at("(") else {
      switch word {
      case "DEBUG": return .exactly(.debug)
      case "true": return .exactly(.all)
      case "false": return .exactly([])
      default: return .other(word)
      }
    }
    let start = next - 1
    next += 1
    let isSimple = next + 1 < words.count && words[next + 1] == ")"
    let argument = isSimple ? words[next] : ""
    // `swift(>=6.0)`, `canImport(A, _version: 2)`
    var open = 1
    while next < words.count, open > 0 {
      if at("(") { open += 1 }
      if at(")") { open -= 1 }
      next += 1
    }
    var known: Builds?
    switch word {
    case "os": known = Builds(system: argument)
    case "canImport": known = Builds.importing(argument)
    case "targetEnvironment" where argument == "macCatalyst": known = Builds(on: ["macCatalyst"])
    default: break
    }
    return known.map { .exactly($0) } ?? .other(words[start..<next].joined(separator: " "))
  }
}

/// One clause of an `#if`.
private struct ConditionalClause: Equatable, Sendable {
  /// Without the conditions around it.
  let builds: Builds
  let needed: Set<String>
  let refused: Set<String>
  /// The node of the whole `#if`: one of its clauses is compiled.
  var directive: UInt32
  var node: UInt32
}

/// The `#if` clauses of a file, and the builds in which their contents exist.
struct ConditionalRegions: Sendable {
  private let clauses: NestedRanges<ConditionalClause>
  private let ranges: [Range<UInt32>]

  var isEmpty: Bool { ranges.isEmpty }

  /// How many clauses around a place, and how many conditions of the clauses before one, are kept apart beside systems.
  /// Beyond it, code counts as compiled together. Real clauses nest three deep, and follow five others.
  private static let depthLimit = 16
  private static let literalLimit = 16

  /// Linear in the size of the tree.
  init(of tree: Tree) {
    var clauses: [(range: Range<UInt32>, value: ConditionalClause)] = []
    for i in 0..<tree.nodeCount where tree.node(i).kind == .ifConfig || tree.node(i).kind == .postfixIfConfig {
      // Where no clause before was taken.
      var rest = BuildCondition.exactly(.all)
      for clause in tree.node(i).children where clause.kind == .ifConfigClause {
        let own = clause.child(.ifConfigCondition).map { BuildConditionReader.read($0) } ?? .exactly(.all)
        let both = own && rest
        clauses.append(
          (
            clause.numbers,
            ConditionalClause(
              builds: both.possible, needed: both.needed, refused: both.refused, directive: UInt32(i),
              node: clause.number)
          ))
        var others = !own
        if rest.needed.count + rest.refused.count >= Self.literalLimit { (others.needed, others.refused) = ([], []) }
        rest = rest && others
      }
    }
    ranges = clauses.map(\.range)
    self.clauses = NestedRanges(clauses)
  }

  /// Whether nodes stand under the same clauses here as other nodes, one for each, do in an older text.
  func surround(_ nodes: [UInt32], as old: ConditionalRegions, surround others: [UInt32]) -> Bool {
    if isEmpty && old.isEmpty { return true }
    return ranges.count == old.ranges.count && zip(nodes, others).allSatisfy { clauses(at: $0) == old.clauses(at: $1) }
  }

  /// The clauses around a node, with positions in the file in place of node numbers.
  private func clauses(at node: UInt32) -> [ConditionalClause] {
    clauses.around(node).map { clause in
      var clause = clause
      // Clauses are listed in the order of their directives.
      clause.directive = UInt32(ranges.firstIndex { $0.lowerBound > clause.directive } ?? 0)
      clause.node = UInt32(ranges.firstIndex { $0.lowerBound == clause.node } ?? 0)
      return clause
    }
  }

  /// The builds in which a node exists, by the conditions around it. Logarithmic in the number of clauses, and linear
  /// in how deep they nest.
  func builds(at node: UInt32) -> Builds {
    clauses.around(node).reduce(.all) { $0.intersection($1.builds) }
  }

  /// The ranges of the clauses that exist in none of `builds`, in order, without those inside of others.
  func ranges(outside builds: Builds) -> [Range<UInt32>] {
    var found: [Range<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = found.last, last.upperBound >= range.upperBound { continue }
      if self.builds(at: range.lowerBound).isDisjoint(with: builds) { found.append(range) }
    }
    return found
  }

  /// Whether a node of this file and one of `other` are never compiled into the same module, as far as conditions on
  /// anything but systems and `DEBUG` tell. Both files must belong to one module: others have flags of their own.
  fileprivate func refuses(_ node: UInt32, _ other: ConditionalRegions, _ otherNode: UInt32, isSameFile: Bool) -> Bool {
    let others = Array(other.clauses.around(otherNode).prefix(Self.depthLimit))
    for a in clauses.around(node).prefix(Self.depthLimit) {
      for b in others {
        if isSameFile, a.directive == b.directive, a.node != b.node { return true }
        if !b.refused.isEmpty, !a.needed.isDisjoint(with: b.refused) { return true }
        if !a.refused.isEmpty, !b.needed.isDisjoint(with: a.refused) { return true }
      }
    }
    return false
  }
}

/// The code of a file that no target of the file compiles: it is under `#if` for other systems, or the whole file is a
/// copy that was left behind.
struct UnbuiltCode: Sendable {
  /// Ranges of node numbers, in order and apart.
  let ranges: [Range<UInt32>]

  static let none = UnbuiltCode(ranges: [])

  private init(ranges: [Range<UInt32>]) { self.ranges = ranges }

  init(of file: SourceFile, in sight: Sight, isUncompiled: Bool) {
    if isUncompiled {
      ranges = [0..<UInt32(file.tree.nodeCount)]
    } else if file.conditionalRegions.isEmpty || sight.builds(of: file.number) == .all {
      self = .none
    } else {
      ranges = file.conditionalRegions.ranges(outside: sight.builds(of: file.number))
    }
  }

  func contains(_ node: UInt32) -> Bool {
    if ranges.isEmpty { return false }
    let next = ranges.firstSortedIndex { $0.lowerBound > node }
    return next > 0 && ranges[next - 1].contains(node)
  }
}

extension ProjectStructure {
  /// By target: the builds that it is part of; all where they are not known. A package is built for the systems of its
  /// users, whichever it names, and a framework for iOS also for Catalyst if an app of the project is.
  var buildsOfTargets: [Builds] {
    let isOnCatalyst = targets.contains { $0.origin != .package && $0.platforms.contains(.macCatalyst) }
    return targets.map { target in
      if target.origin == .package || target.platforms == [] || target.mayHaveMorePlatforms { return .all }
      var platforms = target.platforms
      if isOnCatalyst, platforms.contains(.iOS) { platforms.insert(.macCatalyst) }
      return Builds(on: platforms)
    }
  }
}

extension Builds {
  init(on platforms: PlatformSet) {
    var systems = platforms.systems.map(\.rawValue)
    if platforms.contains(.macCatalyst) { systems.append("macCatalyst") }
    self.init(on: systems)
  }
}

extension TypeLookup {
  /// Whether no program contains both a node of one file and a node of another or the same file: the conditions of `#if`
  /// around them exclude each other, or the systems that the files are compiled for do. Logarithmic in the number of `#if`
  /// clauses in the files.
  func areExclusive(_ node: UInt32, in file: Int, _ other: UInt32, in otherFile: Int) -> Bool {
    let builds = sight.builds(of: file).intersection(sight.builds(of: otherFile))
    // A target compiles each of them for other systems.
    if builds.isEmpty { return true }
    // Most files have no conditions, and to copy them counts references.
    if !files[file].hasConditions, !files[otherFile].hasConditions { return false }
    let (a, b) = (files[file].conditionalRegions, files[otherFile].conditionalRegions)
    if a.builds(at: node).intersection(b.builds(at: other)).isDisjoint(with: builds) { return true }
    if a.isEmpty || b.isEmpty || !isOfModule(of: file, otherFile) { return false }
    return a.refuses(node, b, other, isSameFile: file == otherFile)
  }
}

extension Index {
  /// Whether the code at a node is also part of programs without the declaration, where the name must be a framework's: a
  /// target of the file does not see it, or it is under `#if` for some of the systems only.
  func isReplaced(_ declaration: UInt32, in home: Int, beside node: UInt32, in file: Int) -> Bool {
    let builds = files[file].conditionalRegions.builds(at: node).intersection(sight.builds(of: file))
    let regions = files[home].conditionalRegions
    if !regions.isEmpty, !builds.isSubset(of: regions.builds(at: declaration)) { return true }
    return sight.isAbsent(home, from: file, in: builds, structure)
  }

  /// Whether the code at a use is in builds that are given to users: not in previews, tests, nor only under `#if
  /// DEBUG`.
  public func isShipped(_ site: UseSite) -> Bool {
    if isPreviewCode(site.member) { return false }
    let file = files[self.file(site.member)]
    if isTest(file) { return false }
    let node = body(of: site.member).uses[site.use].node
    return !file.conditionalRegions.builds(at: node).isSubset(of: .debug)
  }

  /// Whether the file is in targets of tests, or, if it is in no known target, named as one.
  public func isTest(_ file: SourceFile) -> Bool {
    structure.group(ofFile: file.number)?.isTest ?? file.isNamedAsTest
  }

  /// Whether build files show that no target compiles the file.
  public func isUncompiled(_ file: SourceFile) -> Bool { uncompiled.contains(file.number) }

  /// Whether no target of the file compiles the node: it is under `#if` for other systems. False if targets are unknown.
  public func isUnbuilt(_ node: UInt32, in file: SourceFile) -> Bool { unbuilt[file.number].contains(node) }

  /// The ranges of all such nodes, in order and apart.
  public func unbuiltCode(in file: SourceFile) -> [Range<UInt32>] { unbuilt[file.number].ranges }

  /// Whether no program contains both the member and the code at a node of another or the same file.
  ///
  /// - Parameter node: The number of a node in the tree of `file`.
  public func isExclusive(_ member: MemberID, with node: UInt32, in file: SourceFile) -> Bool {
    areExclusive(self[member].node, in: self.file(member), node, in: file.number)
  }
}
