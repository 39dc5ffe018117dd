// Tuist's `Project.swift`, as far as it is literal.

import Files
import Project
import Syntax

/// Reads one project.
struct TuistProject {
  private(set) var targets: [DescribedTarget] = []
  private(set) var problems: [BuildFileProblem] = []
  /// The folders of the packages that the project names.
  private(set) var packages: [String] = []

  private let manifest: SwiftManifest
  private let path: String
  private let folder: String
  private let access: ProjectAccess

  /// Whether a file is a manifest of Tuist, and not just named like one.
  static func isManifest(_ bytes: [UInt8]) -> Bool {
    bytes.firstRange(of: Array("import ProjectDescription".utf8)) != nil
  }

  /// - Parameter path: Absolute.
  init(_ path: String, _ bytes: [UInt8], names: NameTable, access: ProjectAccess) {
    self.path = path
    folder = path.parentPath ?? "/"
    self.access = access.named(in: folder)
    manifest = SwiftManifest(bytes, path: path, names: names)
    read()
  }

  private mutating func read() {
    var hasProject = false
    var unnamed = 0
    var lists: [Node] = []
    /// The functions that make one target.
    var makers: Set<Name> = []
    for call in manifest.tree.root.descendants where call.kind == .call {
      switch manifest.text(call.calledName) {
      case "Project":
        hasProject = true
        if let list = manifest.argument("targets", of: call) { lists.append(list) }
      case "package", "local":
        if let path = manifest.string(manifest.argument("path", of: call)) { packages.append(folder.resolving(path)) }
      case "target", "Target":
        guard let product = manifest.argument("product", of: call) else { continue }
        if let function = call.ancestor(where: { $0.kind == .functionDecl }) { makers.insert(function.name) }
        if targets.count >= ProjectStructure.targetLimit { continue }
        // Functions that make targets put their names together; that of the product stays the same.
        let name =
          manifest.string(manifest.argument("name", of: call))
          ?? manifest.string(manifest.argument("productName", of: call))
        guard let name, let type = manifest.caseName(product) else {
          unnamed += 1
          continue
        }
        add(call, name, Self.productType(type))
      default: break
      }
    }
    if unnamed > 0 {
      fail(
        "\(unnamed) of its targets \(unnamed == 1 ? "has a name or a product that is" : "have names or products that are") not literal; left out"
      )
    } else if targets.isEmpty {
      fail(hasProject ? "its targets are not literal; not read" : "does not say what the project is; not read")
    } else if let others = computedTargets(in: lists, makers) {
      fail("\(others > 0 ? "\(others)" : "some") of its targets \(others == 1 ? "is" : "are") not literal; left out")
    }
  }

  /// How many targets of the project come from functions whose results are not known, 0 if their number is not known
  /// either; nil if there are none.
  ///
  /// - Parameter makers: Functions of the manifest that make a target. What they make is known once.
  private func computedTargets(in lists: [Node], _ makers: Set<Name>) -> Int? {
    var makers = makers
    var count = 0
    for list in lists {
      // `[…].withSettings()`: what such a call makes of the targets is not known, but these are.
      var list = list.unwrapped
      while list.kind == .call, let base = list.callee?.unwrapped.base { list = base.unwrapped }
      let (nodes, isWhole) = manifest.elements(list)
      if !isWhole { return 0 }
      for node in nodes {
        guard let (name, call) = manifest.call(node) else {
          count += 1
          continue
        }
        let isLiteral = (name == "target" || name == "Target") && manifest.argument("product", of: call) != nil
        if !isLiteral, makers.remove(call.calledName) == nil { count += 1 }
      }
    }
    return count > 0 ? count : nil
  }

  private mutating func fail(_ message: String) {
    problems.append(
      BuildFileProblem(path: access.printed(path), message: message, isUnread: message.hasSuffix("; not read")))
  }

  private static func productType(_ name: String) -> String {
    switch name {
    case "app": "application"
    case "appClip": "application.on-demand-install-capable"
    case "framework", "staticFramework": "framework"
    case "staticLibrary", "dynamicLibrary": "library.static"
    case "unitTests": "bundle.unit-test"
    case "uiTests": "bundle.ui-testing"
    case "appExtension": "app-extension"
    case "extensionKitExtension": "extensionkit-extension"
    case "messagesExtension": "messages-extension"
    case "tvTopShelfExtension": "tv-app-extension"
    case "watch2App": "application.watchapp2"
    case "watch2Extension": "watchkit2-extension"
    case "watch2AppContainer": "application.watchapp2-container"
    case "commandLineTool": "tool"
    case "xpc": "xpc-service"
    case "systemExtension": "system-extension"
    default: name
    }
  }

  private mutating func add(_ call: Node, _ name: String, _ productType: String) {
    let module = manifest.string(manifest.argument("productName", of: call)) ?? name
    var target = BuildTarget(
      name: name, moduleName: module.moduleName, kind: .other, origin: .tuist, buildFile: access.printed(path))
    (target.platforms, target.mayHaveMorePlatforms) = platforms(of: call)
    for (platform, version) in oldest(of: call)
    where target.platforms.contains(PlatformSet(platform)) || target.platforms.isEmpty {
      target.oldest[platform] = version
    }
    if target.platforms.isEmpty {
      for platform in target.oldest.keys { target.platforms.insert(PlatformSet(platform)) }
    }
    target.kind = BuildTarget.Kind(
      productType: productType, platforms: target.platforms,
      point: extensionPoint(manifest.argument("infoPlist", of: call)))
    var described = DescribedTarget(target)
    addSources(manifest.argument("sources", of: call), to: &described)
    for folder in manifest.strings(manifest.argument("buildableFolders", of: call)).texts {
      described.folders.append(FolderClaim(folder: self.folder.resolving(folder)))
    }
    addNeeds(manifest.argument("dependencies", of: call), to: &described)
    targets.append(described)
  }

  /// `destinations: [.iPhone, .iPad]`, `destinations: .macOS`, and formerly `platform: .iOS`.
  private func platforms(of call: Node) -> (PlatformSet, mayBeMore: Bool) {
    // Settings may turn Catalyst on.
    var mayBeMore =
      manifest.argument("settings", of: call).map { settings in
        settings.descendants.contains {
          $0.kind == .stringLiteral && manifest.string($0)?.hasPrefix("SUPPORTS_MACCATALYST") == true
        }
      } ?? false
    var found: PlatformSet = []
    func add(_ name: String) {
      switch name {
      case "iPhone", "iPad", "iOS", "macWithiPadDesign", "appleVisionWithiPadDesign": found.insert(.iOS)
      case "mac", "macOS": found.insert(.macOS)
      case "macCatalyst": found.insert(.macCatalyst)
      case "appleTv", "tvOS": found.insert(.tvOS)
      case "appleWatch", "watchOS": found.insert(.watchOS)
      case "appleVision", "visionOS": found.insert(.visionOS)
      default: break
      }
    }
    guard let written = manifest.argument("destinations", of: call) ?? manifest.argument("platform", of: call) else {
      return ([], true)
    }
    if let name = manifest.caseName(written), manifest.constant(written) == nil {
      add(name)
    } else {
      let (elements, isWhole) = manifest.elements(written)
      if !isWhole { mayBeMore = true }
      for element in elements {
        if let name = manifest.caseName(element) { add(name) } else { mayBeMore = true }
      }
    }
    return (found, mayBeMore || found.isEmpty)
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, and formerly `.iOS(targetVersion: "13.0", devices:
  /// …)`.
  private func oldest(of call: Node) -> [(TargetPlatform, SystemVersion)] {
    guard
      let written = manifest.argument("deploymentTargets", of: call) ?? manifest.argument("deploymentTarget", of: call),
      let (name, value) = manifest.call(written)
    else { return [] }
    if name == "multiplatform" {
      return TargetPlatform.allCases.compactMap { platform in
        manifest.version(manifest.argument(platform.rawValue, of: value)).map { (platform, $0) }
      }
    }
    guard let platform = TargetPlatform(rawValue: name),
      let version = manifest.version(value.unlabelledArgument ?? manifest.argument("targetVersion", of: value))
    else { return [] }
    return [(platform, version)]
  }

  /// In `.extendingDefault(with: ["NSExtension": ["NSExtensionPointIdentifier": "…"]])`.
  private func extensionPoint(_ infoPlist: Node?) -> String? {
    guard let infoPlist else { return nil }
    for element in infoPlist.descendants where element.kind == .dictionaryElement {
      guard let key = element.firstChild, key.kind == .stringLiteral, let value = element.lastChild,
        ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"].contains(manifest.string(key) ?? "")
      else { continue }
      return manifest.string(value)
    }
    return nil
  }

  /// `sources: ["App/**"]`, with `.glob("App/**", excluding: ["App/Old/**"])` among them, or in `.paths([…])` and the
  /// like.
  private mutating func addSources(_ written: Node?, to described: inout DescribedTarget) {
    guard let written else { return }
    var list = manifest.elements(written)
    if list.nodes.isEmpty, !list.isWhole, let (_, call) = manifest.call(written),
      let argument = call.unlabelledArgument ?? manifest.argument("globs", of: call)
    {
      list = manifest.elements(argument)
    } else if list.nodes.isEmpty, written.unwrapped.kind == .stringLiteral {
      list = ([written], true)
    }
    var isWhole = list.isWhole
    for element in list.nodes {
      var pattern: String?
      var excluded: [String] = []
      if let (name, call) = manifest.call(element) {
        if name == "glob" || name == "folder" { pattern = manifest.string(call.unlabelledArgument) }
        if let list = manifest.argument("excluding", of: call) {
          excluded = manifest.string(list).map { [$0] } ?? manifest.strings(list).texts
        }
      } else {
        pattern = manifest.string(element)
      }
      if let pattern { described.folders.append(claim(pattern, excluded)) } else { isWhole = false }
    }
    if !isWhole { fail("the sources of the target '\(described.target.name)' are not all literal") }
  }

  /// A pattern may begin with a folder outside, `../Shared/**`.
  private func claim(_ pattern: String, _ excluded: [String]) -> FolderClaim {
    func split(_ pattern: String) -> (folder: String, rest: String) {
      let names = pattern.pathNames
      let plain = names.prefix { !$0.utf8.contains(UInt8(ascii: "*")) && !$0.contains("{") }
      // The last name is a file's or itself part of the pattern.
      let count = min(plain.count, names.count - 1)
      let start = pattern.utf8.first == UInt8(ascii: "/") ? "/" : ""
      return (
        start + names.prefix(max(count, 0)).joined(separator: "/"),
        names.dropFirst(max(count, 0)).joined(separator: "/")
      )
    }
    let (own, rest) = split(pattern.replacing("$(SRCROOT)", with: folder))
    var claim = FolderClaim(folder: own.isEmpty ? folder : folder.resolving(own))
    // `Sources/**` means all, and what names no pattern is a file or a folder.
    claim.included = rest == "**" ? nil : RelativePaths(patterns: [rest])
    let others = excluded.compactMap { folder.resolving($0).path(below: claim.folder) }
    if !others.isEmpty { claim.excluded = RelativePaths(patterns: others) }
    return claim
  }

  private func addNeeds(_ written: Node?, to described: inout DescribedTarget) {
    let (elements, isWhole) = manifest.elements(written)
    if !isWhole { described.target.mayHaveMoreDependencies = true }
    for element in elements {
      guard let (kind, call) = manifest.call(element) else {
        if manifest.caseName(element) != "xctest" { described.target.mayHaveMoreDependencies = true }
        continue
      }
      switch kind {
      case "target":
        // The target itself may be given.
        let target = call.unlabelledArgument.flatMap { manifest.call($0)?.call } ?? call
        if let name = manifest.string(manifest.argument("name", of: target)) {
          described.needs.append(.target(name))
        } else {
          described.target.mayHaveMoreDependencies = true
        }
      case "project":
        if let name = manifest.string(manifest.argument("target", of: call)),
          let project = manifest.string(manifest.argument("path", of: call))
        {
          let place = project.hasPrefix(".relativeToRoot") ? project : folder.resolving(project)
          described.needs.append(.other(project: place + "/Project.swift", target: name))
        } else {
          described.target.mayHaveMoreDependencies = true
        }
      case "external":
        if let name = manifest.string(manifest.argument("name", of: call)) { described.needs.append(.product(name)) }
      case "package":
        if let name = manifest.string(manifest.argument("product", of: call)) { described.needs.append(.product(name)) }
      case "sdk", "xctest", "framework", "xcframework", "library": break
      default: described.target.mayHaveMoreDependencies = true
      }
    }
  }
}
