// XcodeGen's `project.yml`, from which it makes a project of Xcode.

import Files
import Project
import YAML
import Yams

/// Reads one project.
struct XcodeGenProject {
  /// How many templates, groups of settings and configurations of one target count, because each is merged into it.
  /// Further ones are not read.
  private static let nameLimit = 16

  private(set) var targets: [DescribedTarget] = []
  private(set) var problems: [BuildFileProblem] = []
  /// The folders of the packages that the project names.
  private(set) var packages: [String] = []

  private let path: String
  private let folder: String
  private let access: ProjectAccess
  private var includeCount = 0
  private var configurations: ConfigurationFiles
  private let effort = Effort()
  private var configurationNames: [String] = []
  /// What all targets share, by configuration: the settings of the project, and by configuration and name those of
  /// groups.
  private var sharedLayers: [[String]: [SettingsLayer]] = [:]

  /// A value of the document. Tables are merged, so order counts in lists alone.
  indirect enum Value {
    case text(String)
    case list([Value])
    case table([String: Value])
  }

  /// Files that are written by hand are smaller.
  private static let sizeLimit = 1 << 20
  /// How many files one may include in all. Each is read while its reader waits.
  private static let includeLimit = 50
  private static let includeDepthLimit = 8
  /// How deep values may nest: targets with settings by configuration need six.
  private static let depthLimit = 32
  /// Values of all targets together, what templates put into each included.
  private static let valueLimit = 1_000_000
  private var valueBudget = XcodeGenProject.valueLimit

  /// - Parameter path: Absolute.
  init(_ path: String, access: ProjectAccess) {
    self.path = path
    folder = path.parentPath ?? "/"
    self.access = access.named(in: folder)
    configurations = ConfigurationFiles(self.access)
    if let root = document(path, in: folder, chain: []) { read(root) }
    problems += configurations.problems
  }

  private mutating func fail(_ message: String, in path: String? = nil) {
    problems.append(
      BuildFileProblem(
        path: access.printed(path ?? self.path), message: message, isUnread: message.hasSuffix("; not read")))
  }

  // MARK: Documents

  /// A file with what it includes; nil if it cannot be read.
  ///
  /// - Parameter base: The folder that paths in the file begin at.
  private mutating func document(_ path: String, in base: String, chain: [String]) -> Value? {
    includeCount += 1
    guard includeCount <= Self.includeLimit, chain.count < Self.includeDepthLimit, !chain.contains(path) else {
      fail("includes too many files, or itself", in: chain.last ?? path)
      return nil
    }
    let bytes: [UInt8]
    switch access.read(path, limit: Self.sizeLimit) {
    case .failure(let problem):
      fail(problem.message, in: path)
      return nil
    case .success(let read): bytes = read
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      fail("is not UTF-8 text; not read", in: path)
      return nil
    }
    let root: Value
    switch composeYAML(text) {
    case .failure(let error):
      fail((error.line > 0 ? "line \(error.line): " : "") + error.message + "; not read", in: path)
      return nil
    case .success(let node):
      guard let value = node.flatMap({ self.value($0, depth: 0) }), case .table = value else {
        fail("is not a project of XcodeGen; not read", in: path)
        return nil
      }
      root = base.isSamePath(as: folder) ? value : value.withPaths(in: base)
    }
    var merged: Value?
    let folder = path.parentPath ?? "/"
    for include in root["include"]?.elements ?? [] {
      guard let name = include.text ?? include["path"]?.text, include["enable"]?.text != "false" else { continue }
      let file = folder.resolving(name)
      // An included file names paths from where it is itself, unless it says otherwise.
      let own = include["relativePaths"]?.text == "false" ? base : file.parentPath ?? "/"
      if let other = document(file, in: own, chain: chain + [path]) {
        merged = merged?.merging(other) ?? other
      }
    }
    return merged?.merging(root) ?? root
  }

  private mutating func value(_ node: Node, depth: Int) -> Value? {
    valueBudget -= 1
    guard depth < Self.depthLimit, valueBudget > 0 else { return nil }
    switch node {
    case .scalar(let scalar): return .text(scalar.string)
    case .sequence(let sequence): return .list(sequence.compactMap { value($0, depth: depth + 1) })
    case .mapping(let mapping):
      var table: [String: Value] = [:]
      for (key, entry) in mapping { if let name = key.string { table[name] = value(entry, depth: depth + 1) } }
      return .table(table)
    default: return nil
    }
  }

  // MARK: Targets

  private mutating func read(_ root: Value) {
    guard let all = root["targets"]?.table else { return fail("has no targets") }
    packages = (root["packages"]?.table ?? [:]).values.compactMap { $0["path"]?.text.map { folder.resolving($0) } }
    var seen: Set<String> = []
    let names = ["Debug", "Release"] + (root["configs"]?.table?.keys.sorted() ?? [])
    configurationNames = names.prefix(Self.nameLimit).filter { seen.insert($0).inserted }
    for (name, written) in all.sorted(by: { $0.key < $1.key }) {
      if targets.count >= ProjectStructure.targetLimit {
        fail("has more than \(ProjectStructure.targetLimit) targets; the others are left out")
        break
      }
      var target = written
      var template: Value?
      for templateName in written["templates"]?.elements.compactMap(\.text).prefix(Self.nameLimit) ?? [] {
        guard let found = root["targetTemplates"]?[templateName] else { continue }
        template = template?.merging(found) ?? found
      }
      if let template {
        let attributes = written["templateAttributes"]?.table?.compactMapValues(\.text) ?? [:]
        var words = attributes.mapValues { replacing(["target_name": name], in: $0) }
        words["target_name"] = name
        guard spend(on: template) else { return }
        target = replacing(words, in: template).merging(written)
      }
      let platforms = target["platform"]?.elements.compactMap(\.text) ?? []
      if target["platform"]?.isList == true {
        for platform in platforms {
          guard spend(on: target) else { return }
          let suffix = target["platformSuffix"]?.text ?? "_" + platform
          add((target["platformPrefix"]?.text ?? "") + name + suffix, of: name, target, platform, root)
        }
      } else {
        add(name, of: name, target, platforms.first, root)
      }
    }
  }

  private mutating func spend(on value: Value) -> Bool {
    valueBudget -= value.size(upTo: valueBudget)
    if valueBudget <= 0 { fail("has too many targets of templates and platforms; the others are left out") }
    return valueBudget > 0
  }

  /// With the value for each `${word}`.
  private func replacing(_ words: [String: String], in value: Value) -> Value {
    switch value {
    case .text(let text): .text(replacing(words, in: text))
    case .list(let list): .list(list.map { replacing(words, in: $0) })
    case .table(let table):
      .table(
        Dictionary(
          table.map { (replacing(words, in: $0), replacing(words, in: $1)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// What stands in the value of a word stays: words that name each other twice would double with each. The same text
  /// if it becomes too long.
  private func replacing(_ words: [String: String], in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")), text.utf8.count <= Self.lengthLimit, effort.spend(text.utf8.count)
    else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      result += words[String(rest[start.upperBound..<end])] ?? String(rest[start.lowerBound...end])
      rest = rest[rest.index(after: end)...]
      if result.utf8.count > Self.lengthLimit { return text }
    }
    return effort.spend(result.utf8.count) ? result + rest : text
  }

  /// No name or path that counts is longer.
  private static let lengthLimit = 4096

  private mutating func add(_ name: String, of base: String, _ written: Value, _ platform: String?, _ root: Value) {
    let module = written["productName"]?.text ?? base
    var target = BuildTarget(
      name: name, moduleName: module.moduleName, kind: .other, origin: .xcodegen, buildFile: access.printed(path))
    let type = written["type"]?.text ?? ""
    var own: PlatformSet = []
    for word in platform.map({ [$0] }) ?? [] { own.formUnion(Self.platforms(word)) }
    if let destinations = written["supportedDestinations"] {
      own = []
      for word in destinations.elements.compactMap(\.text) { own.formUnion(Self.platforms(word)) }
    }
    let settings = configurationNames.map { name in
      (name: name, settings: self.settings(of: written, configuration: name, productName: module, root))
    }
    target.apply(settings, productType: type, project: root["name"]?.text ?? "", folder: folder, access)
    if own.isEmpty {
      // No platform is named, or its name is made of something else. What follows from settings may be one of several.
      let isNamed = settings.contains {
        $0.settings.value("SDKROOT") != nil || $0.settings.value("SUPPORTED_PLATFORMS") != nil
      }
      if !isNamed {
        if target.oldest.isEmpty, target.platforms == .macOS { target.platforms = [] }
        target.mayHaveMorePlatforms = true
      }
    } else {
      // What the target says itself counts more than what follows from settings.
      target.platforms = own
      target.mayHaveMorePlatforms = false
      if own.contains(.iOS), settings.contains(where: { $0.settings.value("SUPPORTS_MACCATALYST") == "YES" }) {
        target.platforms.insert(.macCatalyst)
      }
      for key in target.oldest.keys where !own.contains(PlatformSet(key)) { target.oldest[key] = nil }
    }
    // `deploymentTarget: 17.0`, or by platform; else that of the project.
    for level in [written["deploymentTarget"], root["options"]?["deploymentTarget"]] {
      for platform in target.platforms.systems where target.oldest[platform] == nil {
        let text = level?.text ?? level?[platform.rawValue]?.text
        target.oldest[platform] = text.flatMap { SystemVersion($0) }
      }
    }
    let properties = written["info"]?["properties"]
    let point =
      (properties?["NSExtension"]?["NSExtensionPointIdentifier"]
      ?? properties?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"])?.text
    if point != nil || target.kind == .other || type == "application" {
      target.kind = BuildTarget.Kind(productType: type, platforms: target.platforms, point: point)
    }
    var described = DescribedTarget(target)
    addSources(written["sources"], to: &described)
    for dependency in written["dependencies"]?.elements ?? [] {
      if let name = dependency["target"]?.text {
        // `Other/Target` is one of another project.
        described.needs.append(.target(name.lastName))
      } else if dependency["package"] != nil {
        let products = dependency["products"]?.elements.compactMap(\.text) ?? []
        for product in products.isEmpty ? [dependency["product"]?.text ?? dependency["package"]?.text ?? ""] : products
        {
          described.needs.append(.product(product))
        }
      } else if let framework = dependency["carthage"]?.text ?? dependency["framework"]?.text {
        described.needs.append(.product(String(framework.lastName.prefix { $0 != "." })))
      }
    }
    targets.append(described)
  }

  private static func platforms(_ word: String) -> PlatformSet {
    switch word {
    case "iOS": .iOS
    case "macOS": .macOS
    case "tvOS": .tvOS
    case "watchOS": .watchOS
    case "visionOS": .visionOS
    case "macCatalyst": [.iOS, .macCatalyst]
    default: []
    }
  }

  private mutating func settings(of target: Value, configuration: String, productName: String, _ root: Value)
    -> BuildSettings
  {
    var settings = BuildSettings(effort)
    for (level, isShared) in [(root, true), (target, false)] {
      if let file = level["configFiles"]?[configuration]?.text {
        let read = configurations.settings(folder.resolving(file))
        settings.layers += read.layers
        settings.lacksLayer = settings.lacksLayer || read.lacksLayer
      }
      guard let written = level["settings"] else { continue }
      for group in written["groups"]?.elements.compactMap(\.text).prefix(Self.nameLimit) ?? [] {
        settings.layers += shared([configuration, group], root["settingGroups"]?[group])
      }
      settings.layers +=
        isShared ? shared([configuration], written) : Self.layers(written, configuration)
    }
    settings.layers.insert(.texts(["PRODUCT_NAME": productName]), at: 0)
    return settings
  }

  private mutating func shared(_ key: [String], _ written: Value?) -> [SettingsLayer] {
    if let known = sharedLayers[key] { return known }
    let layers = written.map { Self.layers($0, key[0]) } ?? []
    sharedLayers[key] = layers
    return layers
  }

  /// `settings: {KEY: value}`, or `{base: {…}, configs: {Debug: {…}}}`.
  private static func layers(_ written: Value, _ configuration: String) -> [SettingsLayer] {
    func table(_ value: Value?) -> [SettingsLayer] { value?.table.map { [.texts($0.compactMapValues(\.text))] } ?? [] }
    let parts = table(written["base"]) + table(written["configs"]?[configuration])
    return parts.isEmpty ? table(written) : parts
  }

  private func addSources(_ written: Value?, to described: inout DescribedTarget) {
    for source in written?.elements ?? [] {
      guard let path = source.text ?? source["path"]?.text else { continue }
      if let phase = source["buildPhase"]?.text, phase != "sources" { continue }
      if source["buildPhase"]?.table != nil { continue }
      let place = folder.resolving(path)
      var claim = FolderClaim(folder: place)
      if place.hasSuffix(".swift") {
        claim = FolderClaim(folder: place.parentPath ?? "/", included: RelativePaths(paths: [place.lastName]))
      }
      let includes = source["includes"]?.elements.compactMap(\.text) ?? []
      if !includes.isEmpty { claim.included = RelativePaths(patterns: includes) }
      let excludes = source["excludes"]?.elements.compactMap(\.text) ?? []
      if !excludes.isEmpty { claim.excluded = RelativePaths(patterns: excludes) }
      described.folders.append(claim)
    }
  }
}

extension XcodeGenProject.Value {
  subscript(key: String) -> Self? {
    if case .table(let table) = self { return table[key] }
    return nil
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var table: [String: Self]? {
    if case .table(let table) = self { return table }
    return nil
  }

  var isList: Bool {
    if case .list = self { return true }
    return false
  }

  /// The elements of a list; any other value is its own only element.
  var elements: [Self] {
    if case .list(let elements) = self { return elements }
    return [self]
  }

  /// The same document with absolute paths, as far as targets, their templates and packages have some.
  func withPaths(in folder: String) -> Self {
    func absolute(_ value: Self) -> Self {
      if let text = value.text { return text.hasPrefix("$(") ? value : .text(folder.resolving(text)) }
      return value
    }
    func source(_ value: Self) -> Self {
      if case .list(let list) = value { return .list(list.map(source)) }
      return value.table == nil ? absolute(value) : value.changing("path", absolute)
    }
    func files(_ value: Self) -> Self { .table((value.table ?? [:]).mapValues(absolute)) }
    func targets(_ value: Self) -> Self {
      .table((value.table ?? [:]).mapValues { $0.changing("sources", source).changing("configFiles", files) })
    }
    return changing("targets", targets).changing("targetTemplates", targets).changing("configFiles", files)
      .changing("packages") { .table(($0.table ?? [:]).mapValues { $0.changing("path", absolute) }) }
  }

  private func changing(_ key: String, _ change: (Self) -> Self) -> Self {
    guard case .table(var table) = self, let old = table[key] else { return self }
    table[key] = change(old)
    return .table(table)
  }

  /// What `other`, which counts more, adds or changes: tables are merged, lists go on, unless a key says `:REPLACE`.
  func merging(_ other: Self) -> Self {
    switch (self, other) {
    case (.table(var table), .table(let others)):
      for (key, value) in others {
        if key.hasSuffix(":REPLACE") {
          table[String(key.dropLast(8))] = value
        } else {
          table[key] = table[key]?.merging(value) ?? value
        }
      }
      return .table(table)
    case (.list(let list), .list(let others)): return .list(list + others)
    default: return other
    }
  }

  /// How many values it consists of, as far as that is below the limit.
  func size(upTo limit: Int) -> Int {
    switch self {
    case .text: return 1
    case .list(let list): return list.reduce(1) { $0 > limit ? $0 : $0 + $1.size(upTo: limit) }
    case .table(let table): return table.values.reduce(1) { $0 > limit ? $0 : $0 + $1.size(upTo: limit) }
    }
  }
}
