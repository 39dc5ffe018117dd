// From the build files of a project to its structure.
//
// Each file is read on its own. Then what several say is put together: whose files are whose, and what the names of
// targets and products in dependencies stand for.

import Files
import Project
import Syntax

/// The build files of a run.
public struct BuildFiles {
  private let access: ProjectAccess
  private let jobs: Int
  private let sources: [SourceText]
  private var paths: SourcePaths
  private var described: [DescribedTarget] = []
  /// By target: the number of the build file that it stands in.
  private var origins: [Int] = []
  /// The absolute paths of what was read.
  private var read: [String] = []
  /// By product: the packages that make it, by their folders, and the numbers of the targets that it consists of.
  private var products: [String: [(folder: ExactPath, targets: [Int])]] = [:]
  /// By the number of a build file: the folders of the packages that it names.
  private var localPackages: [Int: Set<ExactPath>] = [:]
  private var problems: [BuildFileProblem] = []
  /// Files that manifests exclude from a target by name.
  private var excludedFiles: Set<Int32> = []
  private lazy var names = NameTable()

  /// Large projects of Xcode have some megabytes.
  private static let sizeLimit = 32 << 20
  /// The manifests of real projects have some ten thousand bytes.
  private static let manifestLimit = 1 << 20
  /// How many build files of one kind are read; the others are left out, and a problem says so.
  private static let countLimit = 500
  /// How many targets all dependencies stand for: a product may consist of all targets, and all may depend on it. In
  /// real projects some thousand. Beyond it dependencies are unknown.
  private static let dependencyLimit = 1_000_000
  /// How often is asked whether a file belongs to a folder of a target. Beyond it no target has folders.
  private static let claimLimit = 20_000_000

  /// What the build files say of the files of a run.
  ///
  /// - Parameters:
  ///   - buildFiles: The paths of `project.pbxproj`, `contents.xcworkspacedata` and `project.yml` files, and of
  ///     manifests that are not among the sources; absolute, or relative to `base`.
  ///   - sources: The Swift files of the run. Manifests among them are read as such.
  ///   - links: Symbolic links to sources and folders of sources.
  ///   - base: The folder that relative paths begin at, absolute.
  public static func structure(
    _ buildFiles: [String], sources: [SourceText], links: [FoundLink] = [], base: String,
    access: ProjectAccess = .disk(), jobs: Int = 1
  ) -> ProjectStructure {
    let manifests = sources.indices.filter { isManifest(sources[$0].path.lastName) }
    if buildFiles.isEmpty, manifests.isEmpty { return ProjectStructure() }
    var reader = BuildFiles(sources: sources, links: links, base: base, access: access, jobs: jobs)
    reader.readAll(buildFiles.map { base.resolving($0) }, manifests)
    return reader.structure()
  }

  /// Whether a file of that name is read as the manifest of a package or a project.
  public static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name == "Project.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private init(sources: [SourceText], links: [FoundLink], base: String, access: ProjectAccess, jobs: Int) {
    self.access = access
    self.jobs = jobs
    self.sources = sources
    let links = links.map { FoundLink(path: base.resolving($0.path), target: base.resolving($0.target)) }
    paths = SourcePaths(sources.map { base.resolving($0.path) }, links: links)
  }

  // MARK: Reading

  private mutating func readAll(_ buildFiles: [String], _ manifests: [Int]) {
    var projects = Set(buildFiles.filter { $0.lastName == "project.pbxproj" })
    for path in buildFiles.sorted() where path.lastName == "contents.xcworkspacedata" {
      projects.formUnion(projectsOfWorkspace(path))
    }
    let sorted = projects.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    /// Folders with a project of Xcode, which is what others would make.
    var generated: Set<ExactPath> = []
    let (access, sources) = (access, paths)
    let read = concurrentMap(Array(limited(sorted)), jobs: jobs) { Self.xcodeProject($0, sources: sources, access) }
    for project in read {
      if project.isRead { generated.insert(ExactPath(project.path.parentPath?.parentPath ?? "/")) }
      add(project.targets, of: project.path, packages: project.packages, project.problems)
    }
    for path in limited(buildFiles.sorted().filter { $0.lastName == "project.yml" })
    where !generated.contains(ExactPath(path.parentPath ?? "/")) {
      // Many a file has that name.
      let project = XcodeGenProject(path, access: access)
      add(project.targets, of: path, packages: project.packages, project.problems)
    }
    /// Manifests by their absolute paths, with the sources that they are.
    var texts: [(path: String, source: Int?)] = manifests.map { (paths.paths[$0], $0) }
    let known = Set(texts.map { ExactPath($0.path) })
    texts += buildFiles.filter { Self.isManifest($0.lastName) && !known.contains(ExactPath($0)) }.map { ($0, nil) }
    texts.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if texts.count > Self.countLimit {
      problems.append(
        BuildFileProblem(path: access.printed(texts[Self.countLimit].path), message: Self.tooMany, isUnread: true))
    }
    texts = Array(texts.prefix(Self.countLimit))
    let chosen = chosenManifests(texts)
    for (path, source) in texts {
      let folder = ExactPath(path.parentPath ?? "/")
      if path.lastName == "Project.swift" {
        if generated.contains(folder) { continue }
      } else if chosen[folder] != path {
        continue
      }
      readManifest(path, source)
    }
  }

  private static let tooMany =
    "is one of more than \(countLimit) build files of its kind; it and those behind it are not read"

  private mutating func limited(_ paths: [String]) -> ArraySlice<String> {
    if paths.count > Self.countLimit {
      problems.append(
        BuildFileProblem(path: access.printed(paths[Self.countLimit]), message: Self.tooMany, isUnread: true))
    }
    return paths.prefix(Self.countLimit)
  }

  /// By folder: the manifest that the newest package manager takes: of several the one with the newest tools version,
  /// `Package.swift` if it is as new. (SwiftPM's `ToolsVersionLoader`. A file for exactly the version
  /// in use would count first, but that version is unknown.)
  private func chosenManifests(_ manifests: [(path: String, source: Int?)]) -> [ExactPath: String] {
    let byFolder = Dictionary(grouping: manifests.filter { $0.path.lastName != "Project.swift" }) {
      ExactPath($0.path.parentPath ?? "/")
    }
    return byFolder.compactMapValues { all in
      if all.count == 1 { return all[0].path }
      let versions = all.map { (path: $0.path, tools: toolsVersion(of: $0.path, $0.source)) }
      let general = versions.first { $0.path.lastName == "Package.swift" }
      let newest = versions.max { $0.tools.lexicographicallyPrecedes($1.tools) }
      guard let newest else { return nil }
      return general.map { $0.tools.lexicographicallyPrecedes(newest.tools) ? newest.path : $0.path } ?? newest.path
    }
  }

  /// The numbers of `// swift-tools-version: 5.9` in the first line, or else of the file's name.
  private func toolsVersion(of path: String, _ source: Int?) -> [Int] {
    var text = path.lastName.dropFirst("Package".count).dropLast(".swift".count)[...]
    let bytes =
      source.map { sources[$0].bytes }
      ?? (try? access.named(in: path.parentPath ?? "/").read(path, limit: Self.manifestLimit).get())
    let first = bytes?.prefix(Self.firstLine).prefix { $0 != UInt8(ascii: "\n") }
    let line = first.map { String(decoding: $0, as: UTF8.self) }
    if let line, let key = line.firstRange(of: "swift-tools-version") { text = line[key.upperBound...] }
    return text.split { !$0.isNumber }.compactMap { Int($0) }
  }

  /// In bytes; what is written behind it does not count.
  private static let firstLine = 200

  /// Those in its folders that a search does not come to, as it was for a part of the project.
  private mutating func projectsOfWorkspace(_ path: String) -> [String] {
    guard let folder = path.parentPath?.parentPath else { return [] }
    let bytes: [UInt8]
    switch access.named(in: folder).read(path, limit: Self.manifestLimit) {
    case .success(let read): bytes = read
    case .failure(let problem):
      problems.append(BuildFileProblem(path: access.printed(path), message: problem.message, isUnread: true))
      return []
    }
    if !Workspace.isWhole(bytes) {
      problems.append(
        BuildFileProblem(path: access.printed(path), message: "is cut off; projects that it names may be missing"))
    }
    let others: Set<Substring> = ["Pods", "Carthage", "DerivedData", "node_modules", ".build", "checkouts", ".swiftpm"]
    let named = Workspace.projects(in: bytes, folder: folder)
    read.append(path)
    return named.map { $0 + "/project.pbxproj" }.filter { project in
      project.path(below: folder) != nil && !project.pathNames.contains { others.contains($0) }
        && access.exists(project)
    }
  }

  private struct ReadProject: Sendable {
    let path: String
    var targets: [DescribedTarget] = []
    var packages: [String] = []
    var problems: [BuildFileProblem] = []
    /// It was understood.
    var isRead = false
  }

  private static func xcodeProject(_ path: String, sources: SourcePaths, _ access: ProjectAccess) -> ReadProject {
    var found = ReadProject(path: path)
    switch access.named(in: path.parentPath?.parentPath ?? "/").read(path, limit: sizeLimit) {
    case .failure(let problem):
      found.problems = [BuildFileProblem(path: access.printed(path), message: problem.message, isUnread: true)]
    case .success(let bytes):
      // Projects of other languages can be large.
      if mentionsSwift(bytes) {
        do throws(PropertyList.SyntaxError) {
          let project = XcodeProject(path, try PropertyList(parsing: bytes), sources: sources, access: access)
          (found.targets, found.packages, found.problems) = (project.targets, project.packages, project.problems)
          found.isRead = true
        } catch {
          found.problems = [
            BuildFileProblem(
              path: access.printed(path), message: "line \(error.line): it \(error.message); not read", isUnread: true)
          ]
        }
      }
    }
    return found
  }

  /// Whether a project names Swift files, or folders, which may hold some; true as well for one that is cut off or that
  /// is not a project at all, because only its end would show that it names none.
  private static func mentionsSwift(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > wholeSize, bytes.suffix(8).contains(UInt8(ascii: "}")) else { return true }
    return contains(".swift", bytes) || contains("PBXFileSystemSynchronized", bytes)
  }

  /// The search of Boyer, Moore and Horspool, which looks at one byte in as many as the word has.
  private static func contains(_ word: String, _ bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    let last = word.count - 1
    var shifts = Array(repeating: word.count, count: 256)
    for (i, byte) in word[..<last].enumerated() { shifts[Int(byte)] = last - i }
    var end = last
    while end < bytes.count {
      if bytes[end] == word[last], bytes[(end - last)...end].elementsEqual(word) { return true }
      end += shifts[Int(bytes[end])]
    }
    return false
  }

  /// Smaller ones are read in any case.
  private static let wholeSize = 4096

  private mutating func readManifest(_ path: String, _ source: Int?) {
    let bytes: [UInt8]
    if let source {
      bytes = sources[source].bytes
    } else {
      switch access.named(in: path.parentPath ?? "/").read(path, limit: Self.manifestLimit) {
      case .success(let read): bytes = read
      case .failure(let problem):
        problems.append(BuildFileProblem(path: access.printed(path), message: problem.message, isUnread: true))
        return
      }
    }
    if path.lastName == "Project.swift" {
      guard TuistProject.isManifest(bytes) else { return }
    }
    if bytes.count > Self.manifestLimit {
      problems.append(
        BuildFileProblem(
          path: access.printed(path), message: "is larger than a manifest; not read as such", isUnread: true))
      return
    }
    if path.lastName == "Project.swift" {
      let project = TuistProject(path, bytes, names: names, access: access)
      add(project.targets, of: path, packages: project.packages, project.problems)
      return
    }
    let manifest = PackageManifest(path, bytes, names: names, sourceFolders: paths.folders, access: access)
    let first = described.count
    add(manifest.targets, of: path, packages: manifest.packages, manifest.problems)
    let numbers = Dictionary(
      described[first...].indices.map { (described[$0].target.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (product, members) in manifest.products {
      let targets = Set(members.compactMap { numbers[$0] }).sorted()
      products[product, default: []].append((ExactPath(path.parentPath ?? "/"), targets))
    }
  }

  private mutating func add(
    _ targets: [DescribedTarget], of path: String, packages: [String], _ problems: [BuildFileProblem]
  ) {
    self.problems += problems
    localPackages[read.count] = Set(packages.map { ExactPath($0) })
    let room = ProjectStructure.targetLimit - described.count
    if targets.count > room {
      self.problems.append(
        BuildFileProblem(
          path: access.printed(path),
          message: "there are more than \(ProjectStructure.targetLimit) targets; some are left out"))
    }
    described += targets.prefix(room)
    origins += targets.prefix(room).map { _ in read.count }
    read.append(path)
  }

  // MARK: Putting together

  private mutating func structure() -> ProjectStructure {
    var targets = described.map(\.target)
    resolveNeeds(&targets)
    var targetsOfFile = targetsOfFiles()
    removeForgottenPackages(from: &targetsOfFile)
    problems.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    // Several files may include the one that is at fault.
    var distinct: [BuildFileProblem] = []
    for problem in problems where (distinct.last?.path, distinct.last?.message) != (problem.path, problem.message) {
      distinct.append(problem)
    }
    return ProjectStructure(
      targets: targets, targetsOfFile: targetsOfFile, platformsOfFile: platformsOfFile(targetsOfFile),
      excludedFiles: excludedFiles, buildFiles: read.map { access.printed($0) }, problems: distinct)
  }

  /// Files that each of their targets compiles for some systems only.
  private func platformsOfFile(_ targetsOfFile: [[Int32]]) -> [Int32: PlatformSet] {
    var found: [Int32: PlatformSet] = [:]
    for target in described { found.merge(target.platformsOfFile) { $0.union($1) } }
    return found.filter { file, _ in
      targetsOfFile[Int(file)].allSatisfy { described[Int($0)].platformsOfFile[file] != nil }
    }
  }

  /// Takes all files out of the targets of a package that was once written for an editor and is not what is built: it
  /// stands beside a project of Xcode that does not name it, and an app there compiles most of the same module. The module
  /// of an app is not imported.
  private func removeForgottenPackages(from targetsOfFile: inout [[Int32]]) {
    struct Module: Hashable {
      let folder: ExactPath
      let name: String
    }
    var apps: [Module: Set<Int32>] = [:]
    for (number, one) in described.enumerated() where one.target.kind == .app && one.target.origin == .xcode {
      let folder = ExactPath(read[origins[number]].parentPath?.parentPath ?? "/")
      if localPackages[origins[number]]?.contains(folder) ?? false { continue }
      apps[Module(folder: folder, name: one.target.moduleName), default: []].insert(Int32(number))
    }
    if apps.isEmpty { return }
    /// By target of a package: the apps of its module, how many files it has, and how many of them an app has.
    var candidates: [Int32: (apps: Set<Int32>, count: Int, shared: Int)] = [:]
    for (number, one) in described.enumerated() where one.target.origin == .package {
      let folder = ExactPath(read[origins[number]].parentPath ?? "/")
      if let apps = apps[Module(folder: folder, name: one.target.moduleName)] {
        candidates[Int32(number)] = (apps, 0, 0)
      }
    }
    for targets in targetsOfFile {
      for target in targets {
        guard let apps = candidates[target]?.apps else { continue }
        candidates[target]!.count += 1
        if targets.contains(where: { apps.contains($0) }) { candidates[target]!.shared += 1 }
      }
    }
    var forgotten = Set(candidates.filter { $0.value.shared * 2 > $0.value.count }.keys)
    if forgotten.isEmpty { return }
    // Their tests, which would see nothing of the app.
    let names = Dictionary(grouping: forgotten) { origins[Int($0)] }.mapValues { numbers in
      Set(numbers.map { described[Int($0)].target.name })
    }
    for (number, one) in described.enumerated() where one.target.kind.isTest {
      guard let names = names[origins[number]] else { continue }
      let isOfForgotten = one.needs.contains { need in
        switch need {
        case .target(let name), .named(let name): names.contains(name)
        default: false
        }
      }
      if isOfForgotten { forgotten.insert(Int32(number)) }
    }
    for file in targetsOfFile.indices { targetsOfFile[file].removeAll { forgotten.contains($0) } }
  }

  private mutating func resolveNeeds(_ targets: inout [BuildTarget]) {
    struct Place: Hashable {
      let file: Int
      let name: String
    }
    var siblings: [Place: Int] = [:]
    for i in described.indices {
      let place = Place(file: origins[i], name: described[i].target.name)
      if siblings[place] == nil { siblings[place] = i }
    }
    var frameworks: [String: [Int]] = [:]
    for (i, target) in targets.enumerated() where target.kind == .framework || target.kind == .library {
      frameworks[target.moduleName, default: []].append(i)
    }
    var fileNumbers: [String: Int] = [:]
    for (number, path) in read.enumerated() {
      // A project is named by its folder.
      fileNumbers[path.lastName == "project.pbxproj" ? path.parentPath ?? path : path] = number
    }
    var budget = Self.dependencyLimit
    for i in described.indices {
      var found: [Int] = []
      var outside: [String] = []
      func addProduct(_ name: String, folder: String? = nil) {
        let members = targetNumbers(ofProduct: name, folder: folder, neededBy: origins[i], &budget)
        if budget < 0 { return }
        if members.isEmpty { outside.append(name) } else { found += members }
      }
      for need in described[i].needs {
        budget -= 1
        if budget < 0 { break }
        switch need {
        case .target(let name):
          if let target = siblings[Place(file: origins[i], name: name)] {
            found.append(target)
          } else {
            outside.append(name)
          }
        case .other(let project, let name):
          if let file = fileNumbers[project], let target = siblings[Place(file: file, name: name)] {
            found.append(target)
          } else {
            outside.append(name)
          }
        case .framework(let name):
          let systems = targets[i].platforms
          let all = frameworks[name] ?? []
          budget -= all.count
          if budget < 0 { continue }
          let built = all.filter { systems.isEmpty || !systems.isDisjoint(with: targets[$0].platforms) }
          if built.isEmpty { outside.append(name) } else { found += built }
        case .product(let name, let folder): addProduct(name, folder: folder)
        case .named(let name):
          if let target = siblings[Place(file: origins[i], name: name)] {
            found.append(target)
          } else {
            addProduct(name)
          }
        }
      }
      if budget < 0, !described[i].needs.isEmpty { targets[i].mayHaveMoreDependencies = true }
      targets[i].dependencies = Set(found).subtracting([i]).sorted()
      targets[i].imports = Set(outside).sorted()
    }
    if budget < 0 {
      problems.append(
        BuildFileProblem(path: "", message: "targets depend on too many others; some dependencies are left out"))
    }
  }

  /// The targets that a product consists of. If several packages make one of that name, those count that the build file
  /// names.
  private func targetNumbers(ofProduct name: String, folder: String?, neededBy file: Int, _ budget: inout Int) -> [Int]
  {
    guard var found = products[name] else { return [] }
    budget -= found.count
    if budget >= 0, found.count > 1 {
      let named = folder.map { [ExactPath($0)] } ?? localPackages[file] ?? []
      let own = found.filter { named.contains($0.folder) }
      if !own.isEmpty { found = own }
    }
    for package in found { budget -= package.targets.count }
    return budget >= 0 ? found.flatMap(\.targets) : []
  }

  /// By file: its targets, in order.
  private mutating func targetsOfFiles() -> [[Int32]] {
    var found: [[Int32]] = Array(repeating: [], count: paths.paths.count)
    var claims: [ExactPath: [(target: Int32, claim: FolderClaim)]] = [:]
    for (number, target) in described.enumerated() {
      for file in target.files where found[Int(file)].last != Int32(number) { found[Int(file)].append(Int32(number)) }
      for claim in target.folders { claims[ExactPath(claim.folder), default: []].append((Int32(number), claim)) }
    }
    if claims.isEmpty { return found }
    /// By folder: the nearest folders at or above it that targets claim.
    var claimed: [ExactPath: [String]] = [:]
    func folders(at folder: String) -> [String] {
      if let known = claimed[ExactPath(folder)] { return known }
      let outer = folder.parentPath.map { $0 == folder ? [] : folders(at: $0) } ?? []
      let all = claims[ExactPath(folder)] == nil ? outer : outer + [folder]
      claimed[ExactPath(folder)] = all
      return all
    }
    var budget = Self.claimLimit
    // Files of a folder mostly follow each other.
    var last: (folder: String, claimed: [String]) = ("", [])
    let linked = paths.linked.map { (Int($0.file), $0.path) }
    for (file, path) in Array(paths.paths.enumerated()) + linked {
      let own = path.parentPath ?? "/"
      if !own.isSamePath(as: last.folder) { last = (own, folders(at: own)) }
      for folder in last.claimed {
        for (target, claim) in claims[ExactPath(folder)] ?? [] {
          budget -= 1
          if budget < 0 {
            problems.append(
              BuildFileProblem(
                path: "", message: "targets name too many folders and patterns; files in them are in no target"))
            return found
          }
          if claim.holds(path) {
            found[file].append(target)
          } else if described[Int(target)].target.origin == .package, claim.excludes(path) {
            excludedFiles.insert(Int32(file))
          }
        }
      }
      if found[file].count > 1 { found[file] = Set(found[file]).sorted() }
    }
    return found
  }
}
