// What code of one file can refer to in another one, by the targets that the files belong to.

import Syntax

/// Whether code in one file sees the declarations of another, as far as build files tell. Nothing is known of a file in
/// no target.
///
/// Swift finds a declaration in the file's own module and in the modules that the file imports. A target can import
/// what it depends on, directly or through other targets.
struct Sight: Sendable {
  enum Relation {
    /// Some target compiles both files.
    case sameModule
    /// The file imports the module of the other one.
    case imported(isTestable: Bool, seesSPI: Bool)
    /// A target of the file depends on one of the other's, but the file does not import it. It can use members that the
    /// other module adds to types, as another file may import them, but cannot name its declarations.
    case reachable
    /// No target lets the file refer to the other one.
    case hidden
    /// Build files do not decide it.
    case unknown
  }

  /// By file: the number of its group; -1 for a file in no target.
  private let groups: [Int32]
  /// By group, as many words as `width` each: its targets, and the targets that these depend on.
  private let own: [UInt64]
  private let reached: [UInt64]
  private let width: Int
  /// By group: whether one of its targets may depend on more than is known.
  private let isOpen: [Bool]
  private let moduleOfTarget: [Int32]
  private let targetsOfGroup: [[Int32]]
  /// By module: its targets.
  private let targetsOfModule: [[Int32]]
  private let modulesByName: [Name: Int32]
  /// By file, only where targets are known: the builds that these make, and that have the modules which it imports.
  private let builds: [Builds]
  /// By target: its builds; none for tests.
  private let shippedBuilds: [Builds]
  /// By file: the numbers of the imported modules that the project has targets for.
  private let imports: [[ImportedModule]]

  private struct ImportedModule {
    let module: Int32
    let isTestable: Bool
    let seesSPI: Bool
  }

  init(_ structure: ProjectStructure, files: [SourceFile], names: NameText) {
    var modulesByName: [Name: Int32] = [:]
    for (number, module) in structure.modules.enumerated() {
      if let name = names.name(module) { modulesByName[name] = Int32(number) }
    }
    self.modulesByName = modulesByName
    let buildsOfTargets = structure.buildsOfTargets
    shippedBuilds = zip(structure.targets, buildsOfTargets).map { $0.kind.isTest ? [] : $1 }
    builds =
      structure.targets.isEmpty
      ? []
      : files.indices.map { file in
        guard let group = structure.group(ofFile: file) else { return .all }
        var made = group.targets.reduce(Builds()) { $0.union(buildsOfTargets[Int($1)]) }
        if let platforms = structure.platforms(ofFile: file) { made.formIntersection(Builds(on: platforms)) }
        let possible = files[file].moduleImports.reduce(made) { builds, module in
          module.isConditional ? builds : builds.intersection(Builds.importing(module.name) ?? .all)
        }
        // Otherwise a target is not known well enough.
        return possible.isEmpty ? made : possible
      }
    guard !structure.targets.isEmpty else {
      (groups, own, reached, width, isOpen, moduleOfTarget, targetsOfGroup, targetsOfModule, imports) = (
        [], [], [], 0, [], [], [], [], []
      )
      return
    }
    let width = (structure.targets.count + 63) / 64
    self.width = width
    groups = files.indices.map { structure.groupNumber(ofFile: $0) }
    var own = [UInt64](repeating: 0, count: structure.groups.count * width)
    var reached = own
    for (number, group) in structure.groups.enumerated() {
      for target in group.targets {
        own[number * width + Int(target) / 64] |= 1 << UInt64(target % 64)
        structure.addTargets(seenBy: Int(target), to: &reached, at: number * width)
      }
    }
    self.own = own
    self.reached = reached
    isOpen = structure.groups.map { $0.targets.contains { structure.maySeeMore(Int($0)) } }
    moduleOfTarget = structure.moduleOfTarget
    targetsOfGroup = structure.groups.map(\.targets)
    var targetsOfModule = [[Int32]](repeating: [], count: structure.modules.count)
    for (target, module) in structure.moduleOfTarget.enumerated() { targetsOfModule[Int(module)].append(Int32(target)) }
    self.targetsOfModule = targetsOfModule
    imports = Self.imports(of: files, structure)
  }

  private static func imports(of files: [SourceFile], _ structure: ProjectStructure) -> [[ImportedModule]] {
    let numbers = Dictionary(structure.modules.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { a, _ in a })
    // By module: the modules that `@_exported import` of one of its files passes on.
    var passedOn: [Int32: Set<Int32>] = [:]
    let written = files.map { file in
      file.moduleImports.compactMap { found -> ImportedModule? in
        guard let module = numbers[found.name] else { return nil }
        if found.isExported, let group = structure.group(ofFile: file.number) {
          for target in group.targets { passedOn[structure.moduleOfTarget[Int(target)], default: []].insert(module) }
        }
        return ImportedModule(module: module, isTestable: found.isTestable, seesSPI: found.seesSPI)
      }
    }
    if passedOn.isEmpty { return written }
    return written.enumerated().map { file, modules in
      var all = modules
      var seen = Set(modules.map(\.module))
      func addThoseOf(_ module: Int32, seesSPI: Bool = false) {
        for module in (passedOn[module] ?? []).sorted() where seen.insert(module).inserted {
          all.append(ImportedModule(module: module, isTestable: false, seesSPI: seesSPI))
        }
      }
      // Such an import also holds for all files of its own module.
      for target in structure.group(ofFile: file)?.targets ?? [] { addThoseOf(structure.moduleOfTarget[Int(target)]) }
      var next = 0
      while next < all.count {
        addThoseOf(all[next].module, seesSPI: all[next].seesSPI)
        next += 1
      }
      return all
    }
  }

  /// The number of a module that some target builds; nil if none does, or if no file mentions it.
  func module(named name: Name) -> Int32? { modulesByName.isEmpty ? nil : modulesByName[name] }

  /// The builds that the targets of a file make and in which its imports are there; all where targets are not known.
  func builds(of file: Int) -> Builds { builds.isEmpty ? .all : builds[file] }

  /// Whether a target of the file builds the module.
  func isCompiled(_ file: Int, into module: Int32) -> Bool {
    !isUnknown(file) && targetsOfGroup[Int(groups[file])].contains { moduleOfTarget[Int($0)] == module }
  }

  /// Whether no target of the file is known.
  func isUnknown(_ file: Int) -> Bool { width == 0 || groups[file] < 0 }

  /// What code in `file` sees of `other`. Linear in the number of words that hold a bit for each target, and in the
  /// imports of the file.
  func relation(of file: Int, to other: Int) -> Relation {
    guard width > 0, file != other else { return file == other ? .sameModule : .unknown }
    let (a, b) = (groups[file], groups[other])
    guard a >= 0, b >= 0 else { return .unknown }
    if a == b { return .sameModule }
    var isReached = false
    for word in 0..<width {
      let targets = own[Int(b) * width + word]
      if own[Int(a) * width + word] & targets != 0 { return .sameModule }
      if reached[Int(a) * width + word] & targets != 0 { isReached = true }
    }
    // An import that compiles is stronger than what a build file tells.
    var (isImported, isTestable, seesSPI) = (false, false, false)
    for imported in imports[file]
    where targetsOfGroup[Int(b)].contains(where: { moduleOfTarget[Int($0)] == imported.module }) {
      // Where several modules have one name, the one counts that the targets of the file depend on.
      if !isReached, targetsOfModule[Int(imported.module)].contains(where: { isReachable($0, from: a) }) { continue }
      isImported = true
      // Only one of several imports need say so.
      isTestable = isTestable || imported.isTestable
      seesSPI = seesSPI || imported.seesSPI
    }
    if isImported { return .imported(isTestable: isTestable, seesSPI: seesSPI) }
    return isReached || isOpen[Int(a)] ? .reachable : .hidden
  }

  /// Whether some target of `file` that is not of tests, for a system of `builds`, compiles neither `other` nor can import
  /// what does. Linear in the targets of both files.
  func isAbsent(_ other: Int, from file: Int, in builds: Builds, _ structure: ProjectStructure) -> Bool {
    guard !isUnknown(file), !isUnknown(other), groups[file] != groups[other] else { return false }
    let homes = targetsOfGroup[Int(groups[other])]
    return targetsOfGroup[Int(groups[file])].contains { target in
      !shippedBuilds[Int(target)].isDisjoint(with: builds)
        && homes.allSatisfy { structure.target(Int(target), sees: Int($0)) == false }
    }
  }

  private func isReachable(_ target: Int32, from group: Int32) -> Bool {
    reached[Int(group) * width + Int(target) / 64] & 1 << UInt64(target % 64) != 0
  }
}

extension ProjectStructure {
  /// Sets the bits of the targets that code of a target can import, its own one included.
  fileprivate func addTargets(seenBy target: Int, to bits: inout [UInt64], at start: Int) {
    for (word, seen) in targetBits(seenBy: target).enumerated() { bits[start + word] |= seen }
  }
}
