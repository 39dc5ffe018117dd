// The project as its build systems know it: targets, whose files they are, and who sees whom.
//
// Made once, before linking, and never changed. What is asked of each file or name is an array access: targets, modules
// and sets of targets are numbers, who sees whom is a bit.

/// All targets of a project, and the files of a run in them.
public struct ProjectStructure: Sendable {
  public let targets: [BuildTarget]
  /// The names of modules, each once, by number.
  public let modules: [String]
  /// By target: the number of its module. Two targets may build modules of one name, out of the same files or of others.
  public let moduleOfTarget: [Int32]
  /// By target: the numbers of its files, in order.
  public let filesOfTarget: [[Int32]]
  /// The sets of targets that files are in, each once.
  public let groups: [TargetGroup]
  /// By file: the number of its group; -1 for a file that is in no target.
  private let groupOfFile: [Int32]
  /// What was read, in order: the paths of build files as reports print them.
  public let buildFiles: [String]
  /// Ordered by path.
  public let problems: [BuildFileProblem]
  private let sight: BitMatrix

  /// Nothing is known.
  public init() {
    self.init(targets: [], targetsOfFile: [], buildFiles: [], problems: [])
  }

  /// - Parameter targetsOfFile: By file: the numbers of its targets, in ascending order.
  public init(
    targets: [BuildTarget], targetsOfFile: [[Int32]], buildFiles: [String], problems: [BuildFileProblem]
  ) {
    self.targets = targets
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
    self.groups = groups
    sight = BitMatrix(reaching: targets.map(\.dependencies))
  }

  /// The targets of a file; nil if it is in none.
  public func group(ofFile number: Int) -> TargetGroup? {
    guard groupOfFile.indices.contains(number), groupOfFile[number] >= 0 else { return nil }
    return groups[Int(groupOfFile[number])]
  }

  /// Can code of target `a` import what target `b` declares: is it the same, or does `a` depend on it, directly or
  /// through others? Nil where not all dependencies are known.
  public func target(_ a: Int, sees b: Int) -> Bool? {
    if a == b || sight[a, b] { return true }
    return targets[a].mayHaveMoreDependencies ? nil : false
  }

  /// The numbers of the files that are in no target.
  public var filesWithoutTarget: [Int] { groupOfFile.indices.filter { groupOfFile[$0] < 0 } }
}

/// A set of targets that some files are in.
public struct TargetGroup: Sendable {
  /// In ascending order; not empty.
  public let targets: [Int32]
  /// Of those that are no tests, if there are such; else of the tests.
  public let platforms: PlatformSet
  /// The oldest systems of these; of each platform the oldest that one of them names.
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

/// Bits in rows and columns.
struct BitMatrix: Sendable {
  private let width: Int
  private var words: [UInt64]

  /// By row: which others can be reached from it, in any number of steps. Grows with the cube of the rows, a 64th of it
  /// each step: that is what `targetLimit` is for.
  init(reaching edges: [[Int]]) {
    width = (edges.count + 63) / 64
    words = Array(repeating: 0, count: edges.count * width)
    for (row, targets) in edges.enumerated() {
      for column in targets { words[row * width + column / 64] |= 1 << UInt64(column % 64) }
    }
    for middle in edges.indices where !edges[middle].isEmpty {
      for row in edges.indices where self[row, middle] {
        for k in 0..<width { words[row * width + k] |= words[middle * width + k] }
      }
    }
  }

  subscript(row: Int, column: Int) -> Bool {
    words[row * width + column / 64] & 1 << UInt64(column % 64) != 0
  }
}

extension ProjectStructure {
  /// More targets than any project has, thousands of times over. Who sees whom is a table of their square, and takes a
  /// tenth of a second for so many. Those beyond are left out, and a problem says so.
  public static let targetLimit = 2048
}
