// The project as its build systems know it: targets, whose files they are, and who sees whom.
//
// Made once, before linking, and never changed. What is asked of each file or name is an array access: targets, modules
// and sets of targets are numbers, who sees whom is a bit.

/// All targets of a project, and the files of a run in them.
public struct ProjectStructure: Sendable {
  /// By number.
  public let targets: [BuildTarget]
  /// The names of modules, each once, by number.
  public let modules: [String]
  /// By target: the number of its module. Two targets may build modules of one name, out of the same files or of
  /// others.
  let moduleOfTarget: [Int32]
  /// By target: the numbers of its files, in order.
  public let filesOfTarget: [[Int32]]
  /// The sets of targets that files are in, each once.
  public let groups: [TargetGroup]
  /// By file: the number of its group; -1 for a file that is in no target.
  private let groupOfFile: [Int32]
  /// The systems of files that each of their targets compiles for some of its systems only, by file.
  private let platformsOfFile: [Int32: PlatformSet]
  /// The files that a manifest names as ones that the target around them does not compile.
  let excludedFiles: Set<Int32>
  /// What was read, in order: the paths of build files as reports print them.
  public let buildFiles: [String]
  /// Ordered by path.
  public let problems: [BuildFileProblem]
  /// The oldest systems of all targets that are neither a package's nor tests. They stand for files that are in no
  /// target: most of these belonged to one of them, or will.
  let deploymentOfApps: DeploymentTargets
  /// There are apps for iOS, and the screen of each has one size.
  public let haveAppsFixedScreens: Bool
  private let sight: Reachability
  /// By target: whether some dependencies of it, or of a target that it sees, are unknown.
  private let isOpen: [Bool]

  /// Nothing is known.
  public init() {
    self.init(targets: [], targetsOfFile: [], buildFiles: [], problems: [])
  }

  /// - Parameter targetsOfFile: By file: the numbers of its targets, in ascending order.
  public init(
    targets: [BuildTarget], targetsOfFile: [[Int32]], platformsOfFile: [Int32: PlatformSet] = [:],
    excludedFiles: Set<Int32> = [], buildFiles: [String], problems: [BuildFileProblem]
  ) {
    self.targets = targets
    self.excludedFiles = excludedFiles
    self.platformsOfFile = platformsOfFile
    self.buildFiles = buildFiles
    self.problems = problems
    var modules: [String] = []
    var numbers: [String: Int32] = [:]
    moduleOfTarget = targets.map { target in
      if let known = numbers[target.moduleName] { return known }
      let number = Int32(modules.count)
      numbers[target.moduleName] = number
      modules.append(target.moduleName)
      return number
    }
    self.modules = modules
    var files: [[Int32]] = Array(repeating: [], count: targets.count)
    var groups: [TargetGroup] = []
    var groupNumbers: [[Int32]: Int32] = [:]
    groupOfFile = targetsOfFile.enumerated().map { file, own in
      if own.isEmpty { return -1 }
      for target in own { files[Int(target)].append(Int32(file)) }
      if let known = groupNumbers[own] { return known }
      let number = Int32(groups.count)
      groupNumbers[own] = number
      groups.append(TargetGroup(own, targets))
      return number
    }
    filesOfTarget = files
    let apps = targets.indices.filter { targets[$0].origin != .package && !targets[$0].kind.isTest }
    deploymentOfApps = apps.isEmpty ? DeploymentTargets() : TargetGroup(apps.map(Int32.init), targets).deployment
    let screens = targets.filter { ($0.kind == .app || $0.kind == .appClip) && $0.platforms.contains(.iOS) }
    haveAppsFixedScreens =
      !screens.isEmpty && screens.allSatisfy { $0.hasFixedScreen && !$0.platforms.contains(.macCatalyst) }
    self.groups = groups
    let sight = Reachability(targets.map(\.dependencies))
    self.sight = sight
    var open = [UInt64](repeating: 0, count: (targets.count + 63) / 64)
    for (number, target) in targets.enumerated() where target.mayHaveMoreDependencies {
      open[number / 64] |= 1 << UInt64(number % 64)
    }
    isOpen = targets.indices.map { number in
      targets[number].mayHaveMoreDependencies || zip(sight.row(number), open).contains { $0 & $1 != 0 }
    }
  }

  /// The targets of a file; nil if it is in none.
  public func group(ofFile number: Int) -> TargetGroup? {
    guard groupOfFile.indices.contains(number), groupOfFile[number] >= 0 else { return nil }
    return groups[Int(groupOfFile[number])]
  }

  /// The systems that a file is limited to among those of its targets; nil if it is compiled for all of them.
  public func platforms(ofFile number: Int) -> PlatformSet? { platformsOfFile[Int32(number)] }

  /// The number of the group of a file; -1 if the file is in no target.
  func groupNumber(ofFile number: Int) -> Int32 { groupOfFile.indices.contains(number) ? groupOfFile[number] : -1 }

  /// One bit for each target: whether code of `target` can import it, as far as dependencies are known.
  func targetBits(seenBy target: Int) -> ArraySlice<UInt64> { sight.row(target) }

  /// Whether code of the target may also import others than those that it is known to see: what it depends on, directly
  /// or through others, is not known completely.
  func maySeeMore(_ target: Int) -> Bool { isOpen[target] }

  /// Can code of target `a` import what target `b` declares: is it the same, or does `a` depend on it, directly or
  /// through others? Nil where not all dependencies are known.
  public func target(_ a: Int, sees b: Int) -> Bool? {
    if a == b || sight[a, b] { return true }
    return isOpen[a] ? nil : false
  }

  /// The numbers of the files that are in no target.
  public var filesWithoutTarget: [Int] { groupOfFile.indices.filter { groupOfFile[$0] < 0 } }
}

/// A set of targets that some files are in.
public struct TargetGroup: Sendable {
  /// In ascending order; not empty.
  public let targets: [Int32]
  /// The platforms of the targets that are not tests; if all are tests, the platforms of the tests.
  public let platforms: PlatformSet
  /// The oldest systems of the same targets; for each platform the oldest that one of these targets names.
  public let deployment: DeploymentTargets
  /// All of them are tests.
  public let isTest: Bool
  /// All of them are widgets.
  public let isWidget: Bool

  fileprivate init(_ numbers: [Int32], _ all: [BuildTarget]) {
    targets = numbers
    let members = numbers.map { all[Int($0)] }
    let products = members.filter { !$0.kind.isTest }
    isTest = products.isEmpty
    isWidget = members.allSatisfy(\.kind.isWidget)
    var platforms: PlatformSet = []
    var deployment = DeploymentTargets()
    for target in products.isEmpty ? members : products {
      platforms.formUnion(target.platforms)
      for (platform, version) in target.oldest {
        let release = platform.release(of: version)
        deployment.releases[platform] = min(deployment.releases[platform] ?? release, release)
      }
    }
    for platform in platforms.systems where deployment.releases[platform] == nil {
      deployment.others.insert(PlatformSet(platform))
    }
    self.platforms = platforms
    self.deployment = deployment
  }
}

/// Which of some things can be reached from which.
struct Reachability: Sendable {
  /// Things that can reach each other have one row.
  private let rowOf: [Int32]
  private let width: Int
  private var words: [UInt64] = []

  /// - Parameter edges: By number: those that are one step away.
  init(_ edges: [[Int]]) {
    width = (edges.count + 63) / 64
    // Tarjan's search for what reaches each other, without recursion. A row is finished after all that it leads to.
    var row = Array(repeating: Int32(-1), count: edges.count)
    var order = Array(repeating: -1, count: edges.count)
    var low = order
    var next = Array(repeating: 0, count: edges.count)
    var waiting: [Int] = []
    var count = 0
    for start in edges.indices where order[start] < 0 {
      var path = [start]
      while let node = path.last {
        if order[node] < 0 {
          (order[node], low[node]) = (count, count)
          count += 1
          waiting.append(node)
        }
        if next[node] < edges[node].count {
          let other = edges[node][next[node]]
          next[node] += 1
          if order[other] < 0 {
            path.append(other)
          } else if row[other] < 0 {
            low[node] = min(low[node], order[other])
          }
          continue
        }
        path.removeLast()
        if let outer = path.last { low[outer] = min(low[outer], low[node]) }
        guard low[node] == order[node] else { continue }
        let number = words.count / max(width, 1)
        let first = words.count
        words += repeatElement(0, count: width)
        var members: [Int] = []
        repeat {
          members.append(waiting.removeLast())
          row[members[members.count - 1]] = Int32(number)
        } while members.last != node
        for member in members {
          words[first + member / 64] |= 1 << UInt64(member % 64)
          for other in edges[member] where row[other] != Int32(number) {
            let source = Int(row[other]) * width
            for k in 0..<width { words[first + k] |= words[source + k] }
          }
        }
      }
    }
    rowOf = row
  }

  /// One bit for each thing that can be reached.
  func row(_ from: Int) -> ArraySlice<UInt64> { words[Int(rowOf[from]) * width..<(Int(rowOf[from]) + 1) * width] }

  subscript(from: Int, to: Int) -> Bool { words[Int(rowOf[from]) * width + to / 64] & 1 << UInt64(to % 64) != 0 }
}

extension ProjectStructure {
  /// The largest projects have some hundreds. Who sees whom is a table of their square. Those beyond are left out, and
  /// a problem says so.
  public static let targetLimit = 2048
}
