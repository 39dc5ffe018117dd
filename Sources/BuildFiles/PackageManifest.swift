// `Package.swift`: the targets of a package.

import Files
import Project
import Syntax

/// Reads one package.
struct PackageManifest {
  private(set) var targets: [DescribedTarget] = []
  private(set) var problems: [BuildFileProblem] = []
  /// The names of targets by that of the product that they make up.
  private(set) var products: [String: [String]] = [:]
  /// The folders of the packages that it depends on.
  private(set) var packages: [String] = []

  private let manifest: SwiftManifest
  private let path: String
  private let folder: String
  private let access: ProjectAccess

  /// - Parameters:
  ///   - path: Absolute.
  ///   - sourceFolders: The folders that hold files of the run.
  init(_ path: String, _ bytes: [UInt8], names: NameTable, sourceFolders: Set<ExactPath>, access: ProjectAccess) {
    self.path = path
    folder = path.parentPath ?? "/"
    self.access = access
    manifest = SwiftManifest(bytes, path: path, names: names)
    read(sourceFolders)
  }

  private mutating func fail(_ message: String) {
    problems.append(
      BuildFileProblem(path: access.printed(path), message: message, isUnread: message.hasSuffix("; not read")))
  }

  private mutating func read(_ sourceFolders: Set<ExactPath>) {
    var described: [(call: Node, kind: BuildTarget.Kind)] = []
    var platforms: Node?
    var unnamed = 0
    var hasPackage = false
    for call in manifest.tree.root.descendants where call.kind == .call {
      let name = manifest.text(call.calledName)
      switch name {
      case "Package":
        hasPackage = true
        if platforms == nil { platforms = manifest.argument("platforms", of: call) }
      case "package":
        if let path = manifest.string(manifest.argument("path", of: call)) { packages.append(folder.resolving(path)) }
      case "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary":
        // A dependency is written alike; a product is a plugin, too.
        guard !isDependency(call), manifest.argument("targets", of: call) == nil else { continue }
        described.append((call, Self.kind(name)))
      default: break
      }
      if name == "library" || name == "executable" || name == "plugin",
        let product = manifest.argument("name", of: call), let members = manifest.argument("targets", of: call),
        let productName = manifest.string(product)
      {
        products[productName, default: []] += manifest.strings(members).texts
      }
    }
    var oldest: [TargetPlatform: SystemVersion] = [:]
    var isOnCatalyst = false
    for element in manifest.elements(platforms).nodes {
      guard let (name, call) = manifest.call(element) else { continue }
      if name == "macCatalyst" { isOnCatalyst = true }
      guard let platform = TargetPlatform(rawValue: name), let version = manifest.version(call.unlabelledArgument)
      else { continue }
      oldest[platform] = version
    }
    let sharing = Dictionary(described.map { ($0.kind.folders, 1) }, uniquingKeysWith: +)
    for (call, kind) in described {
      if targets.count >= ProjectStructure.targetLimit {
        fail("has more than \(ProjectStructure.targetLimit) targets; the others are left out")
        break
      }
      guard let name = manifest.string(manifest.argument("name", of: call)) else {
        unnamed += 1
        continue
      }
      add(call, name, kind, oldest, sourceFolders, isOnly: sharing[kind.folders] == 1)
      if isOnCatalyst { targets[targets.count - 1].target.platforms.insert(.macCatalyst) }
    }
    if !hasPackage, described.isEmpty, manifest.mayBePackage { fail("does not say what the package is; not read") }
    if unnamed > 0 {
      fail(
        "\(unnamed) of its targets \(unnamed == 1 ? "has a name that is" : "have names that are") not literal; left out"
      )
    }
  }

  private static func kind(_ name: String) -> BuildTarget.Kind {
    switch name {
    case "executableTarget": .executable
    case "testTarget": .test
    case "macro": .macro
    case "plugin": .plugin
    case "systemLibrary": .other
    default: .packageTarget
    }
  }

  /// Whether the call stands for a target that another one depends on.
  private func isDependency(_ call: Node) -> Bool {
    if call.callee?.text(prefix: 200).contains("Dependency") == true { return true }
    for ancestor in call.ancestors {
      switch ancestor.kind {
      case .argument where ancestor.name != .none:
        let label = manifest.text(ancestor.name)
        if label == "targets" || label == "contentsOf" { return false }
        // A plugin is used as it is described.
        if label == "dependencies" || label == "plugins" { return true }
      case .binding:
        let annotation = ancestor.child(.typeAnnotation)?.text(prefix: 200) ?? ""
        if annotation.contains("Dependency") { return true }
        // `static var core: Self { .target(name: "Core") }` in an extension of it.
        let outer = ancestor.ancestor { $0.kind == .extensionDecl }
        return outer?.declaredTypeText.contains("Dependency") == true
      case .functionDecl, .initializerDecl:
        return ancestor.child(.returnClause)?.text(prefix: 200).contains("Dependency") == true
      default: break
      }
    }
    return false
  }

  private mutating func add(
    _ call: Node, _ name: String, _ kind: BuildTarget.Kind, _ oldest: [TargetPlatform: SystemVersion],
    _ sourceFolders: Set<ExactPath>, isOnly: Bool
  ) {
    var target = BuildTarget(
      name: name, moduleName: name.moduleName, kind: kind, origin: .package, buildFile: access.printed(path))
    target.oldest = oldest
    for platform in oldest.keys { target.platforms.insert(PlatformSet(platform)) }
    var needs: [DescribedTarget.Need] = []
    let (elements, isWhole) = manifest.elements(manifest.argument("dependencies", of: call))
    target.mayHaveMoreDependencies = !isWhole
    for element in elements {
      if let need = need(element) { needs.append(need) } else { target.mayHaveMoreDependencies = true }
    }
    var described = DescribedTarget(target)
    described.needs = needs
    let written = manifest.argument("path", of: call)
    if let claim = claim(
      call, name, kind, path: manifest.string(written), isWritten: written != nil, sourceFolders, isOnly)
    {
      described.folders = [claim]
    } else if written != nil {
      fail("the path of the target '\(name)' is not a literal; it has no files")
    }
    targets.append(described)
  }

  private func need(_ element: Node) -> DescribedTarget.Need? {
    if let (name, call) = manifest.call(element) {
      guard let text = manifest.string(manifest.argument("name", of: call)) else { return nil }
      switch name {
      case "target", "targetItem": return .target(text)
      case "product", "productItem": return .product(text)
      case "byName", "byNameItem": return .named(text)
      default: return nil
      }
    }
    return manifest.string(element).map { .named($0) }
  }

  /// The folder of a target: the one that it names, or that package managers look for; nil if there is none.
  private func claim(
    _ call: Node, _ name: String, _ kind: BuildTarget.Kind, path: String?, isWritten: Bool,
    _ sourceFolders: Set<ExactPath>,
    _ isOnly: Bool
  ) -> FolderClaim? {
    var place: String?
    if let path {
      place = folder.resolving(path)
    } else if !isWritten {
      let outer = kind.folders
      let candidates = outer.map { folder.resolving($0 + "/" + name) }
      place = candidates.first { sourceFolders.contains(ExactPath($0)) }
      // The only target of those that are looked for there may have it all.
      if place == nil, isOnly {
        place = outer.map { folder.resolving($0) }.first { sourceFolders.contains(ExactPath($0)) }
      }
      place = place ?? candidates[0]
    }
    guard let place else { return nil }
    var claim = FolderClaim(folder: place)
    if let sources = manifest.argument("sources", of: call) {
      claim.included = RelativePaths(paths: manifest.strings(sources).texts)
    }
    if let excluded = manifest.argument("exclude", of: call) {
      claim.excluded = RelativePaths(paths: manifest.strings(excluded).texts)
    }
    return claim
  }
}

extension BuildTarget.Kind {
  /// Where package managers look for the folder of a target.
  fileprivate var folders: [String] {
    let general = ["Sources", "Source", "src", "srcs"]
    return self == .plugin ? ["Plugins"] : self == .test ? ["Tests"] + general : general
  }
}

extension Node {
  /// `Target.Dependency` of `extension Target.Dependency`.
  fileprivate var declaredTypeText: String {
    children.first { $0.kind == .namedType || $0.kind == .memberType }?.text(prefix: 200) ?? ""
  }
}
