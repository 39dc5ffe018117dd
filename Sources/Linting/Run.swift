// A run: from the texts of all files to findings. Pure but for the worker pool; the same texts give
// the same findings, in the same order, however many workers there are.

import Files
import Project
import Syntax
import ViewTree

/// Which rules a run checks and what it keeps.
public struct LintOptions: Sendable {
  public var rules: [any Rule.Type]
  /// Findings below are dropped.
  public var threshold: Severity
  public var jobs: Int
  /// Indices of the files to report on; nil for all. Facts come from every file.
  public var reported: Set<Int>?

  public init(
    rules: [any Rule.Type], threshold: Severity = .info, jobs: Int = 1, reported: Set<Int>? = nil
  ) {
    self.rules = rules
    self.threshold = threshold
    self.jobs = jobs
    self.reported = reported
  }
}

/// The files of a run, parsed and linked.
public final class LinkedProject: Sendable {
  public let files: [SourceFile]
  public let index: Index
  public let work: Work
  public let lifetime: Lifetime
  public let updates: UpdateWork
  public let effects: UpdateEffects

  /// Parses and links `sources`, which must be ordered by path.
  public init(_ sources: [SourceText], jobs: Int, progress: @Sendable () -> Void = {}) {
    // Large files first, so that no worker is left alone with one at the end.
    let order = sources.indices.sorted {
      (sources[$0].bytes.count, $1) > (sources[$1].bytes.count, $0)
    }
    let names = NameTable()
    // Facts are taken from a tree while it is still in the cache.
    let files = concurrentMap(
      Array(sources.enumerated()), jobs: jobs, order: order, state: { _ in ParseWorkspace(names: names) }
    ) { workspace, item in
      defer { progress() }
      let tree = Tree(parsing: item.element, in: workspace)
      return SourceFile(number: item.offset, tree: tree, facts: FileFacts(of: tree), names: names)
    }.outputs
    let index = Index(linking: files, names: NameText(names))
    let work = Work(of: index, Concurrently(jobs: jobs))
    self.files = files
    self.index = index
    self.work = work
    lifetime = Lifetime(index: index, work: work)
    updates = UpdateWork(index: index, work: work)
    effects = UpdateEffects(index: index, work: work)
  }
}

/// Maps on threads.
private struct Concurrently: Mapping {
  let jobs: Int
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) -> Output
  ) -> [Output] {
    concurrentMap(items, jobs: jobs, body)
  }
}

extension LinkedProject {
  /// Checks every file and returns findings ordered by file, place and rule.
  public func lint(_ options: LintOptions) -> [Finding] {
    let rules = RuleSet(options.rules)
    let asked = files.filter { options.reported?.contains($0.number) ?? true }
    let findings = concurrentMap(asked, jobs: options.jobs) { file in
      let found = rules.check(file, in: self).filter { $0.severity >= options.threshold }
      return found.isEmpty || Exclusion.excludes(file) ? [] : found
    }
    return findings.flatMap { $0 }
  }

  /// Places that the parser could not read, one problem per file.
  public func syntaxProblems() -> [Problem] {
    files.compactMap { file in
      guard file.hasSyntaxErrors, let node = file.tree.firstError else { return nil }
      let line = file.source.lineStarts().line(at: node.range.lowerBound)
      let what =
        node.kind == .unexpected && node.detail == 1
        ? "nests too deeply; what is inside is left out" : "is not valid Swift; code around it is left out"
      return Problem(file: file.path, message: "line \(line) \(what)")
    }
  }
}

/// The rules of a run, sorted by what they look at.
struct RuleSet: Sendable {
  private var nodeRules: [(rule: any NodeRule, about: About)] = []
  private var byKind: [[Int]] = Array(repeating: [], count: NodeKind.allCases.count)
  /// By kind of node: does a rule look at it?
  private var isWatched: [Bool] = Array(repeating: false, count: NodeKind.allCases.count)
  private var treeRules: [(rule: any ViewTreeRule, about: About)] = []
  private var typeRules: [(rule: any TypeRule, about: About)] = []
  private var fileRules: [(rule: any FileRule, about: About)] = []
  private var memberRules: [(rule: any MemberRule, about: About)] = []
  private var yielding: [String: [String]] = [:]

  init(_ types: [any Rule.Type]) {
    for type in types {
      let about = type.about
      if !about.yieldsTo.isEmpty { yielding[about.id] = about.yieldsTo }
      switch type.init() {
      case let rule as any NodeRule:
        for kind in Swift.type(of: rule).kinds {
          byKind[Int(kind.rawValue)].append(nodeRules.count)
          isWatched[Int(kind.rawValue)] = true
        }
        nodeRules.append((rule, about))
      case let rule as any ViewTreeRule: treeRules.append((rule, about))
      case let rule as any TypeRule: typeRules.append((rule, about))
      case let rule as any FileRule: fileRules.append((rule, about))
      case let rule as any MemberRule: memberRules.append((rule, about))
      default: preconditionFailure("\(type) conforms to none of the kinds of rules")
      }
    }
  }

  func check(_ file: SourceFile, in project: LinkedProject) -> [Finding] {
    let pass = Pass(file: file, project: project)
    if nodeRules.contains(where: { type(of: $0.rule).mayConcern(file) }) {
      for i in 0..<file.tree.nodeCount where isWatched[Int(file.tree.node(i).kind.rawValue)] {
        let node = file.tree.node(i)
        for i in byKind[Int(node.kind.rawValue)] {
          pass.begin(nodeRules[i].about)
          nodeRules[i].rule.check(node, pass)
        }
      }
    }
    for (rule, about) in typeRules {
      pass.begin(about)
      for i in file.types.indices where file.types[i].kind != .extension {
        guard let id = project.index.type(file: file.number, fact: i) else { continue }
        rule.check(project.index[id], pass)
      }
    }
    for (rule, about) in memberRules {
      pass.begin(about)
      for i in file.members.indices {
        rule.check(project.index.member(file: file.number, fact: i), file.members[i], pass)
      }
    }
    for (rule, about) in fileRules {
      pass.begin(about)
      rule.check(file, pass)
    }
    if !treeRules.isEmpty {
      let trees = pass.viewTrees
      for (rule, about) in treeRules where !trees.isEmpty {
        pass.begin(about)
        for tree in trees { rule.check(tree, pass) }
      }
    }
    return ordered(settled(pass.findings))
  }

  /// Of several findings about one piece of code the most specific.
  private func settled(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard let stronger = yielding[finding.rule] else { return true }
      return !findings.contains { other in
        stronger.contains(other.rule)
          && other.location.start < finding.location.end && finding.location.start < other.location.end
      }
    }
  }

  private func ordered(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }.sorted {
      ($0.location.start, $0.rule, $0.location.end, $0.message) < ($1.location.start, $1.rule, $1.location.end, $1.message)
    }
  }
}

extension Tree {
  /// The first place that is not Swift; nil if all is well. Clauses for other versions of the
  /// compiler may hold anything.
  var firstError: Node? {
    for node in root.descendants where node.kind == .missing || node.kind == .unexpected {
      let isForOtherCompiler = node.ancestors.contains { ancestor in
        guard ancestor.kind == .ifConfigClause, let condition = ancestor.child(.ifConfigCondition) else { return false }
        return condition.tokens.contains {
          condition.tokenName($0) == .swift || condition.tokenName($0) == .compiler
        }
      }
      if !isForOtherCompiler { return node }
    }
    return nil
  }
}
