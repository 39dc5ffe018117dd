// The builds in which code exists, by the `#if` around it.

import Syntax

/// A set of builds of the project: on some systems, with or without `DEBUG`.
///
/// Code under `#if os(iOS)` and code under `#if os(macOS)` are never in one program, so that neither refers to the other.
/// Conditions on anything else may hold in every build.
struct Builds: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let all = Builds(rawValue: 0x3FFF)
  static let debug = Builds(rawValue: 0x3F80)

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
  fileprivate static func importing(_ module: String) -> Builds? {
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

  static let unknown = BuildCondition(possible: .all, certain: [])
  static func exactly(_ builds: Builds) -> BuildCondition { BuildCondition(possible: builds, certain: builds) }

  static prefix func ! (a: BuildCondition) -> BuildCondition {
    BuildCondition(possible: .all.subtracting(a.certain), certain: .all.subtracting(a.possible))
  }
  static func && (a: BuildCondition, b: BuildCondition) -> BuildCondition {
    BuildCondition(possible: a.possible.intersection(b.possible), certain: a.certain.intersection(b.certain))
  }
  static func || (a: BuildCondition, b: BuildCondition) -> BuildCondition {
    BuildCondition(possible: a.possible.union(b.possible), certain: a.certain.union(b.certain))
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
      default: return .unknown
      }
    }
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
    switch word {
    case "os": return Builds(system: argument).map { .exactly($0) } ?? .unknown
    case "canImport": return Builds.importing(argument).map { .exactly($0) } ?? .unknown
    case "targetEnvironment" where argument == "macCatalyst": return .exactly(Builds(on: ["macCatalyst"]))
    default: return .unknown
    }
  }
}

/// The `#if` clauses of a file, and the builds in which their contents exist.
struct ConditionalRegions: Sendable {
  /// The builds by the condition of each clause, without the conditions around it.
  private let clauses: NestedRanges<Builds>

  /// Linear in the size of the tree.
  init(of tree: Tree) {
    var clauses: [(range: Range<UInt32>, value: Builds)] = []
    for i in 0..<tree.nodeCount where tree.node(i).kind == .ifConfig || tree.node(i).kind == .postfixIfConfig {
      // The builds in which no clause before was taken.
      var rest = Builds.all
      for clause in tree.node(i).children where clause.kind == .ifConfigClause {
        let condition = clause.child(.ifConfigCondition).map { BuildConditionReader.read($0) } ?? .exactly(.all)
        let builds = condition.possible.intersection(rest)
        rest.subtract(condition.certain)
        clauses.append((clause.numbers, builds))
      }
    }
    self.clauses = NestedRanges(clauses)
  }

  /// The builds in which a node exists, by the conditions around it. Logarithmic in the number of clauses, and linear in
  /// how deep they nest.
  func builds(at node: UInt32) -> Builds {
    clauses.around(node).reduce(.all) { $0.intersection($1) }
  }
}

extension Index {
  /// Whether the code at a use is in builds that are given to users: not in previews, tests, nor only under `#if DEBUG`.
  public func isShipped(_ site: UseSite) -> Bool {
    if isPreviewCode(site.member) { return false }
    let file = files[self.file(site.member)]
    if isTest(file) { return false }
    let node = body(of: site.member).uses[site.use].node
    return !file.conditionalRegions.builds(at: node).isSubset(of: .debug)
  }

  /// Whether the file is in targets of tests, or, if it is in no known target, named as one.
  private func isTest(_ file: SourceFile) -> Bool {
    structure.group(ofFile: file.number)?.isTest ?? file.isNamedAsTest
  }

  /// Whether no program contains both the member and the code at a node of another or the same file: the conditions of
  /// `#if` around them exclude each other.
  public func isExclusive(_ member: MemberID, with node: UInt32, in file: SourceFile) -> Bool {
    let home = files[self.file(member)]
    let builds = home.conditionalRegions.builds(at: self[member].node)
    let others = file.conditionalRegions.builds(at: node)
    return builds.isDisjoint(with: others)
  }
}
