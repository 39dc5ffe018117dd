// `*.xcodeproj/project.pbxproj`: the targets of a project of Xcode.

import Files
import Project

/// Reads one project.
struct XcodeProject {
  private(set) var targets: [DescribedTarget] = []
  private(set) var problems: [BuildFileProblem] = []
  /// The folders of the packages that the project names.
  private(set) var packages: [String] = []

  private let list: PropertyList
  private let sources: SourcePaths
  private let access: ProjectAccess
  private let path: String
  /// What paths in the project begin at: the folder that holds it.
  private let folder: String
  private var projectName: String { String(path.parentPath?.lastName.dropLast(".xcodeproj".count) ?? "") }
  private let keys: Keys
  /// By the number of an object's id: the object; -1 for other texts.
  private var objects: [PropertyList.Value] = []
  /// By the number of a file reference's id: the file of the run that it is, -1 for others.
  private var fileOfReference: [Int32] = []
  /// The absolute paths of references to `.xcconfig` files and to other projects.
  private var pathOfReference: [Int32: String] = [:]
  /// Those of synchronized folders, and of groups that `.xcconfig` files are named in.
  private var pathOfFolder: [Int32: String] = [:]
  private var configurations: ConfigurationFiles
  private var filesOfPhase: [Int32: [MemberFile]] = [:]
  private var membershipBudget = Self.membershipLimit
  private let effort = Effort()

  /// A file of the run that a phase compiles.
  private struct MemberFile {
    let number: Int32
    /// The systems that it is compiled for; nil for all of the target's.
    let platforms: PlatformSet?
  }

  /// Longer than any file that was found; groups in groups may make paths of any length.
  private static let pathLimit = 4096

  /// Files of all targets together. In real projects, each file is in a few targets.
  private static let membershipLimit = 2_000_000

  /// Targets have two configurations, or some for the places that they are published at. If there are more, only
  /// the first count.
  private static let configurationLimit = 16

  /// - Parameters:
  ///   - path: The absolute path of the `project.pbxproj`.
  ///   - list: What is in it.
  init(_ path: String, _ list: PropertyList, sources: SourcePaths, access: ProjectAccess) {
    self.path = path
    self.list = list
    self.sources = sources
    folder = path.parentPath?.parentPath ?? "/"
    self.access = access.named(in: folder)
    keys = Keys(list)
    configurations = ConfigurationFiles(self.access)
    read()
    problems += configurations.problems
  }

  /// The numbers of the words that a project is made of; -1 for those that this one has not.
  private struct Keys {
    let isa, path, sourceTree, children, files, fileRef, name, buildPhases, buildConfigurationList, buildConfigurations,
      buildSettings, baseConfigurationReference, baseAnchor, baseRelativePath, productType, productName,
      productReference,
      dependencies, target, targetProxy, containerPortal, remoteInfo, remoteRef, productRef, packageProducts,
      synchronized,
      exceptions, membershipExceptions, targets, mainGroup, group, sourceRoot, absolute, sourcesPhase, frameworksPhase,
      synchronizedGroup, projectDirPath, builtProducts, package, packageReferences, relativePath, localPackage,
      fileType,
      folderType, wrapperType, platformFilter, platformFilters: Int32

    init(_ list: PropertyList) {
      func n(_ text: String) -> Int32 { list.number(of: text) }
      (isa, path, sourceTree, children, files) = (n("isa"), n("path"), n("sourceTree"), n("children"), n("files"))
      (fileRef, name, buildPhases) = (n("fileRef"), n("name"), n("buildPhases"))
      (buildConfigurationList, buildConfigurations) = (n("buildConfigurationList"), n("buildConfigurations"))
      (buildSettings, baseConfigurationReference) = (n("buildSettings"), n("baseConfigurationReference"))
      (baseAnchor, baseRelativePath) = (
        n("baseConfigurationReferenceAnchor"), n("baseConfigurationReferenceRelativePath")
      )
      (productType, productName, productReference) = (n("productType"), n("productName"), n("productReference"))
      (dependencies, target, targetProxy) = (n("dependencies"), n("target"), n("targetProxy"))
      (containerPortal, remoteInfo, remoteRef) = (n("containerPortal"), n("remoteInfo"), n("remoteRef"))
      (productRef, packageProducts) = (n("productRef"), n("packageProductDependencies"))
      (synchronized, exceptions) = (n("fileSystemSynchronizedGroups"), n("exceptions"))
      (membershipExceptions, targets, mainGroup) = (n("membershipExceptions"), n("targets"), n("mainGroup"))
      (group, sourceRoot, absolute) = (n("<group>"), n("SOURCE_ROOT"), n("<absolute>"))
      (sourcesPhase, frameworksPhase) = (n("PBXSourcesBuildPhase"), n("PBXFrameworksBuildPhase"))
      (synchronizedGroup, projectDirPath) = (n("PBXFileSystemSynchronizedRootGroup"), n("projectDirPath"))
      builtProducts = n("BUILT_PRODUCTS_DIR")
      (package, packageReferences, relativePath) = (n("package"), n("packageReferences"), n("relativePath"))
      (localPackage, fileType) = (n("XCLocalSwiftPackageReference"), n("lastKnownFileType"))
      (folderType, wrapperType) = (n("folder"), n("wrapper"))
      (platformFilter, platformFilters) = (n("platformFilter"), n("platformFilters"))
    }
  }

  private mutating func fail(_ message: String) {
    problems.append(
      BuildFileProblem(path: access.printed(path), message: message, isUnread: message.hasSuffix("; not read")))
  }

  private mutating func read() {
    guard let root = list.root, let all = list.value(list.number(of: "objects"), of: root),
      let project = list.value(list.number(of: "rootObject"), of: root).map({ list.textNumber($0) }), project >= 0
    else { return fail("has no objects; not read") }
    objects = Array(repeating: -1, count: list.textCount)
    for (key, value) in list.pairs(of: all) where key >= 0 && list.kind(value) == .table { objects[Int(key)] = value }
    guard objects[Int(project)] >= 0 else { return fail("has no project; not read") }
    fileOfReference = Array(repeating: -1, count: list.textCount)
    let base = text(keys.projectDirPath, of: project).map { $0.isEmpty ? folder : folder.resolving($0) } ?? folder
    if let group = reference(keys.mainGroup, of: project) { walk(from: group, base) }
    packages += references(keys.packageReferences, of: project).compactMap { folder(ofPackage: $0, base) }
    let projectLayers = configurationTable(of: project)
    var seen: Set<Int32> = []
    let numbers = references(keys.targets, of: project).filter { seen.insert($0).inserted }
    // What makes which product.
    var targetOfProduct: [Int32: Int32] = [:]
    for target in numbers {
      if let product = reference(keys.productReference, of: target) { targetOfProduct[product] = target }
    }
    let exceptions = synchronizedExceptions()
    for target in numbers {
      if targets.count >= ProjectStructure.targetLimit {
        fail("has more than \(ProjectStructure.targetLimit) targets; the others are left out")
        break
      }
      add(target, of: project, base, projectLayers, targetOfProduct, exceptions)
      if membershipBudget < 0 {
        fail("has more than \(Self.membershipLimit) files in its targets; not read")
        targets = []
        return
      }
    }
  }

  // MARK: Objects

  private func object(_ id: Int32) -> PropertyList.Value? {
    id >= 0 && objects[Int(id)] >= 0 ? objects[Int(id)] : nil
  }
  private func value(_ key: Int32, of id: Int32) -> PropertyList.Value? {
    object(id).flatMap { list.value(key, of: $0) }
  }
  /// The id of another object.
  private func reference(_ key: Int32, of id: Int32) -> Int32? {
    value(key, of: id).map { list.textNumber($0) }.flatMap { object($0) == nil ? nil : $0 }
  }
  /// The ids of other objects in a list. Many objects may share one that has a long list.
  private func references(_ key: Int32, of id: Int32) -> [Int32] {
    guard let value = value(key, of: id), effort.spend(0) else { return [] }
    let all = list.elements(of: value).map { list.textNumber($0) }
    return effort.spend(all.count) ? all.filter { object($0) != nil } : []
  }
  private func text(_ key: Int32, of id: Int32) -> String? { value(key, of: id).flatMap { list.text(of: $0) } }
  private func word(_ key: Int32, of id: Int32) -> Int32 { value(key, of: id).map { list.textNumber($0) } ?? -1 }

  // MARK: Groups

  /// Finds where all references below a group lead. Each group counts once, where it is met first.
  private mutating func walk(from group: Int32, _ base: String) {
    var isSeen = Array(repeating: false, count: objects.count)
    var open = [(id: group, folder: base)]
    while let (id, outer) = open.popLast() {
      if isSeen[Int(id)] { continue }
      isSeen[Int(id)] = true
      guard let found = object(id) else { continue }
      var (name, tree, isa, type, children) = (Int32(-1), Int32(-1), Int32(-1), Int32(-1), PropertyList.Value?.none)
      // In one go, as large projects have a hundred thousand files, most of other kinds.
      for (key, value) in list.pairs(of: found) {
        switch key {
        case -1: continue
        case keys.path: name = list.textNumber(value)
        case keys.sourceTree: tree = list.textNumber(value)
        case keys.isa: isa = list.textNumber(value)
        case keys.fileType: type = list.textNumber(value)
        case keys.children: children = value
        default: continue
        }
      }
      let isFolder = children != nil || keys.synchronizedGroup >= 0 && isa == keys.synchronizedGroup
      // Older versions of Xcode name the folder of a package among the files.
      let mayBePackage = type >= 0 && (type == keys.folderType || type == keys.wrapperType)
      guard
        isFolder || mayBePackage || list.hasSuffix(name, ".swift") || list.hasSuffix(name, ".xcconfig")
          || list.hasSuffix(name, ".xcodeproj")
      else { continue }
      let own = name < 0 ? nil : list.text(name)
      let place: String
      switch tree {
      case keys.sourceRoot where tree >= 0: place = own.map { base.resolving($0) } ?? base
      // CMake also calls paths absolute that are relative.
      case keys.group, keys.absolute, -1: place = own.map { outer.resolving($0) } ?? outer
      // Products, and files of Xcode itself.
      default: continue
      }
      if place.utf8.count > Self.pathLimit { continue }
      if let children {
        pathOfFolder[id] = place
        let below = list.elements(of: children).map { list.textNumber($0) }.filter { object($0) != nil }
        for child in below.reversed() where !isSeen[Int(child)] { open.append((child, place)) }
      } else if isFolder {
        pathOfFolder[id] = place
      } else if mayBePackage {
        packages.append(place)
      } else if place.hasSuffix(".swift") {
        fileOfReference[Int(id)] = sources.number(of: place) ?? -1
      } else if place.hasSuffix(".xcconfig") || place.hasSuffix(".xcodeproj") {
        pathOfReference[id] = place
      }
    }
  }

  /// By target and synchronized folder: the paths in it that are exceptions for the target.
  private mutating func synchronizedExceptions() -> [Int32: [Int32: [String]]] {
    var found: [Int32: [Int32: [String]]] = [:]
    for id in pathOfFolder.keys.sorted() where word(keys.isa, of: id) == keys.synchronizedGroup {
      for set in references(keys.exceptions, of: id) {
        guard let target = reference(keys.target, of: set), let paths = value(keys.membershipExceptions, of: set) else {
          continue
        }
        let texts = list.elements(of: paths).compactMap { list.text(of: $0) }
        membershipBudget -= texts.count
        if membershipBudget < 0 { return [:] }
        found[target, default: [:]][id, default: []] += texts
      }
    }
    return found
  }

  // MARK: Targets

  private mutating func add(
    _ id: Int32, of project: Int32, _ base: String, _ projectLayers: [ConfigurationLayers],
    _ targetOfProduct: [Int32: Int32],
    _ exceptions: [Int32: [Int32: [String]]]
  ) {
    let prefix = "com.apple.product-type."
    // Aggregates and external builds compile nothing of their own.
    guard let type = text(keys.productType, of: id), let name = text(keys.name, of: id), type.hasPrefix(prefix) else {
      return
    }
    let target = BuildTarget(
      name: name, moduleName: name.moduleName, kind: .other, origin: .xcode,
      buildFile: access.printed(path.parentPath ?? path))
    var described = DescribedTarget(target)
    let configurations = configurationTable(of: id).map { own in
      var settings = BuildSettings(effort)
      let outer = projectLayers.first { $0.name == own.name } ?? projectLayers.first
      settings.layers = (outer?.layers ?? []) + own.layers
      settings.lacksLayer = own.lacksLayer || outer?.lacksLayer ?? true
      return (name: own.name, settings: settings)
    }
    described.target.apply(
      configurations, productType: String(type.dropFirst(prefix.count)), project: projectName, folder: base, access)
    for phase in references(keys.buildPhases, of: id) {
      switch word(keys.isa, of: phase) {
      case keys.sourcesPhase where keys.sourcesPhase >= 0:
        let files = files(ofPhase: phase)
        membershipBudget -= files.count
        if membershipBudget < 0 { return }
        described.files += files.map(\.number)
        for file in files {
          if let platforms = file.platforms { described.platformsOfFile[file.number, default: []].formUnion(platforms) }
        }
      case keys.frameworksPhase where keys.frameworksPhase >= 0:
        for file in references(keys.files, of: phase) {
          membershipBudget -= 1
          if membershipBudget < 0 { return }
          addNeed(ofLinked: file, to: &described, base, targetOfProduct)
        }
      default: break
      }
    }
    let folders = references(keys.synchronized, of: id)
    for folder in folders {
      guard let path = pathOfFolder[folder] else { continue }
      let own = exceptions[id]?[folder].map { RelativePaths(paths: $0) }
      described.folders.append(FolderClaim(folder: path, excluded: own))
    }
    // In the folder of another target an exception is what belongs to this one, too.
    let ownFolders = Set(folders)
    for (folder, paths) in (exceptions[id] ?? [:]).sorted(by: { $0.key < $1.key }) where !ownFolders.contains(folder) {
      guard let path = pathOfFolder[folder], !paths.isEmpty else { continue }
      described.folders.append(FolderClaim(folder: path, included: RelativePaths(paths: paths)))
    }
    for dependency in references(keys.dependencies, of: id) {
      if let target = reference(keys.target, of: dependency), let name = text(keys.name, of: target) {
        // A target without a product, which only runs scripts, has nothing that can be imported.
        if value(keys.productType, of: target) != nil { described.needs.append(.target(name)) }
      } else if let proxy = reference(keys.targetProxy, of: dependency) {
        addNeed(ofProxy: proxy, to: &described)
      } else if let product = reference(keys.productRef, of: dependency), let need = need(ofProduct: product, base) {
        described.needs.append(need)
      }
    }
    described.needs += references(keys.packageProducts, of: id).compactMap { need(ofProduct: $0, base) }
    targets.append(described)
  }

  private mutating func files(ofPhase phase: Int32) -> [MemberFile] {
    if let known = filesOfPhase[phase] { return known }
    let files = references(keys.files, of: phase).compactMap { file -> MemberFile? in
      guard let reference = reference(keys.fileRef, of: file), fileOfReference[Int(reference)] >= 0 else { return nil }
      return MemberFile(number: fileOfReference[Int(reference)], platforms: filter(of: file))
    }
    filesOfPhase[phase] = files
    return files
  }

  /// The systems that Xcode's editor of build phases chooses for a file; nil if it chooses none.
  private func filter(of file: Int32) -> PlatformSet? {
    if keys.platformFilter < 0 && keys.platformFilters < 0 { return nil }
    let words =
      value(keys.platformFilters, of: file).map { list.elements(of: $0).compactMap { list.text(of: $0) } }
      ?? text(keys.platformFilter, of: file).map { [$0] }
    return words.map { PlatformSet(filters: $0) }
  }

  /// What is linked: the product of a target here, of one in another project, or of a package.
  private func addNeed(
    ofLinked file: Int32, to described: inout DescribedTarget, _ base: String, _ targetOfProduct: [Int32: Int32]
  ) {
    if let product = reference(keys.productRef, of: file) {
      if let need = need(ofProduct: product, base) { described.needs.append(need) }
    } else if let reference = reference(keys.fileRef, of: file) {
      if let target = targetOfProduct[reference], let name = text(keys.name, of: target) {
        described.needs.append(.target(name))
      } else if let proxy = self.reference(keys.remoteRef, of: reference) {
        addNeed(ofProxy: proxy, to: &described)
      } else if word(keys.sourceTree, of: reference) == keys.builtProducts, keys.builtProducts >= 0,
        let file = text(keys.path, of: reference), file.hasSuffix(".framework")
      {
        // Xcode finds by its name what another project of the workspace builds. A library of C cannot be imported.
        described.needs.append(.framework(String(file.lastName.prefix { $0 != "." })))
      }
    }
  }

  private func need(ofProduct product: Int32, _ base: String) -> DescribedTarget.Need? {
    guard let name = text(keys.productName, of: product) else { return nil }
    return .product(name, folder: reference(keys.package, of: product).flatMap { folder(ofPackage: $0, base) })
  }

  /// The folder that a reference to a package names; nil for a package from elsewhere.
  private func folder(ofPackage id: Int32, _ base: String) -> String? {
    guard keys.localPackage >= 0, word(keys.isa, of: id) == keys.localPackage,
      let path = text(keys.relativePath, of: id), path.utf8.count <= Self.pathLimit
    else { return nil }
    return base.resolving(path)
  }

  private func addNeed(ofProxy proxy: Int32, to described: inout DescribedTarget) {
    guard let name = text(keys.remoteInfo, of: proxy), let container = reference(keys.containerPortal, of: proxy) else {
      return
    }
    if let project = pathOfReference[container] {
      described.needs.append(.other(project: project, target: name))
    } else {
      described.needs.append(.target(name))
    }
  }

  // MARK: Settings

  private struct ConfigurationLayers {
    let name: String
    var layers: [SettingsLayer] = []
    var lacksLayer = false
  }

  /// The configurations of the project or of a target.
  private mutating func configurationTable(of id: Int32) -> [ConfigurationLayers] {
    guard let table = reference(keys.buildConfigurationList, of: id) else { return [] }
    return references(keys.buildConfigurations, of: table).prefix(Self.configurationLimit).map { configuration in
      var found = ConfigurationLayers(name: text(keys.name, of: configuration) ?? "")
      var base: String?
      var namesBase = false
      if let reference = reference(keys.baseConfigurationReference, of: configuration) {
        namesBase = true
        base = pathOfReference[reference]
      } else if let relative = text(keys.baseRelativePath, of: configuration) {
        namesBase = true
        base = pathOfFolder[word(keys.baseAnchor, of: configuration)].map { $0.resolving(relative) }
      }
      if let base {
        let settings = configurations.settings(base)
        found.layers += settings.layers
        found.lacksLayer = settings.lacksLayer
      } else if namesBase {
        found.lacksLayer = true
      }
      if let table = value(keys.buildSettings, of: configuration) { found.layers.append(.table(list, table)) }
      return found
    }
  }
}

extension PlatformSet {
  /// What a project of Xcode writes where it limits something to systems; other words stand for systems without SwiftUI.
  fileprivate init(filters words: [String]) {
    self = []
    for word in words {
      switch word {
      case "ios": insert(.iOS)
      case "maccatalyst": insert(.macCatalyst)
      case "macos": insert(.macOS)
      case "tvos": insert(.tvOS)
      case "watchos": insert(.watchOS)
      case "xros": insert(.visionOS)
      default: continue
      }
    }
  }
}
