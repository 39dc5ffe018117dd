// The C files of a project, the headers that Swift code can import, and how each file is compiled.

import Files
import Project
import Syntax

/// The C files that a search found, by kind. Paths are absolute.
struct Layout {
  /// The paths as reports print them.
  private(set) var printedPaths: [String: String] = [:]
  private(set) var sources: [String] = []
  private var headers: [String] = []
  private var moduleMaps: [String] = []
  private var database = CompilationDatabase()
  /// Folders with a `Package.swift`.
  private var packages: Set<String> = []
  private var targets: [PackageTarget] = []
  /// Folders with headers, by the package folder around them.
  private var headerFolders: [String: [String]] = [:]
  /// Folders without headers above folders with headers, by the package folder around them.
  private var outerFolders: [String: Set<String>] = [:]
  private var includePaths: [String] = []
  let boundary: Boundary
  private let systemHeaders: [String]
  /// Named folders outside of the project.
  private(set) var refused: Set<String> = []

  /// Headers that Swift code imports together.
  struct Exposure {
    let name: String
    let headers: [String]
  }

  init(
    _ paths: [String], manifests: [SourceFile], names: NameTable, includePaths: [String], boundary: Boundary
  ) {
    self.boundary = boundary
    systemHeaders = Self.systemHeaders(for: boundary)
    self.includePaths = permitted(includePaths.map { Platform.absolutePath($0) })
    var isInside: [String: Bool] = [:]
    for path in paths {
      let absolute = Platform.absolutePath(path)
      // A folder elsewhere does not become part of the project through a link.
      let folder = absolute.folder
      if isInside[folder] == nil {
        isInside[folder] = boundary.contains(folder)
        if isInside[folder] == false { refused.insert(folder) }
      }
      guard isInside[folder] == true else { continue }
      printedPaths[absolute] = path
      switch absolute.pathExtension {
      case "h", "hpp", "hh": headers.append(absolute)
      case "modulemap": moduleMaps.append(absolute)
      case "json":
        if case .success(let bytes) = readFile(path) { database.add(bytes, folder: absolute.folder, within: boundary) }
      default: sources.append(absolute)
      }
    }
    for manifest in manifests {
      let folder = Platform.absolutePath(manifest.path).folder
      packages.insert(folder)
      for var target in PackageTarget.all(in: manifest, folder: folder, names: names) {
        target.headerSearchPaths = permitted(target.headerSearchPaths)
        guard boundary.contains(target.publicHeaders) else { continue }
        targets.append(target)
      }
    }
    let folders = Set(headers.map(\.folder))
    for folder in folders.sorted() { headerFolders[root(of: folder), default: []].append(folder) }
    // `#include "library/part.h"` starts from a folder above.
    for folder in folders {
      let root = root(of: folder)
      var outer = folder.folder
      for _ in 0..<3 where outer.count > root.count && !outer.isEmpty {
        if !folders.contains(outer) { outerFolders[root, default: []].insert(outer) }
        outer = outer.folder
      }
    }
  }

  private mutating func permitted(_ folders: [String]) -> [String] {
    refused.formUnion(folders.filter { !boundary.permits($0) })
    return folders.filter(boundary.permits)
  }

  /// The files of the project that clang needs: those that look like C beside the found files, and in all named
  /// folders.
  var readableFiles: [String] {
    var files = ReadableFiles()
    for folder in Set(printedPaths.keys.map(\.folder)).sorted() { files.add(folder, isDeep: false, within: boundary) }
    let named = Set(includePaths).union(database.folders).union(targets.flatMap(\.headerSearchPaths))
    for folder in named.sorted() { files.add(folder, isDeep: true, within: boundary) }
    return files.paths.sorted()
  }

  /// Named folders that are not read.
  var outside: Set<String> { refused.union(database.refused) }

  // MARK: Exposures

  /// The headers that these modules make visible to Swift code, without bridging headers.
  func exposures(to imports: Set<String>) -> [Exposure] {
    var found: [Exposure] = []
    for header in headers where header.fileName.isBridgingHeader {
      found.append(Exposure(name: header.fileName, headers: [header]))
    }
    var mapped: Set<String> = []
    for path in moduleMaps {
      mapped.insert(path.folder)
      guard case .success(let bytes) = readFile(printedPaths[path] ?? path, limit: 1 << 20) else { continue }
      for module in ModuleMap.modules(in: bytes) where imports.contains(module.name) {
        var own = module.headers.map { Platform.absolutePath(path.folder + "/" + $0) }
        for folder in module.umbrellaFolders {
          let prefix = Platform.absolutePath(path.folder + "/" + folder) + "/"
          own += headers.filter { $0.hasPrefix(prefix) }
        }
        found.append(Exposure(name: module.name, headers: own))
      }
    }
    var published: [String: [String]] = [:]
    for target in targets where imports.contains(target.name) {
      published[target.publicHeaders, default: []].append(target.name)
    }
    for folder in Set(headers.map(\.folder)) where folder.fileName == "include" && published[folder] == nil {
      let name = folder.folder.fileName
      if imports.contains(name) { published[folder] = [name] }
    }
    for (folder, modules) in published.sorted(by: { $0.key < $1.key }) where !mapped.contains(folder) {
      let own = headers.filter { $0.hasPrefix(folder + "/") }
      if let name = modules.first, !own.isEmpty { found.append(Exposure(name: name, headers: own)) }
    }
    // The umbrella header of a framework has the name of its module.
    let known = Set(found.map(\.name))
    for header in headers where header.hasSuffix(".h") {
      let name = String(header.fileName.dropLast(2))
      if imports.contains(name), !known.contains(name) { found.append(Exposure(name: name, headers: [header])) }
    }
    return found.map { Exposure(name: $0.name, headers: $0.headers.filter { printedPaths[$0] != nil }) }
      .filter { !$0.headers.isEmpty }
  }

  // MARK: Requests

  /// A text that includes all headers of an exposure.
  func request(for exposure: Exposure) -> ParseRequest {
    let first = exposure.headers[0]
    let arguments = ["-x", "objective-c"] + objectiveC + searchPaths(for: first)
    // Paths are relative, because folders above may have names that are not valid in an `#include`.
    let paths = exposure.headers.map { Self.path(of: $0, from: first.folder) }
    let text = paths.filter(\.fitsInclude).map { "#include \"\($0)\"\n" }.joined()
    return ParseRequest(path: first.folder + "/sameview-import.m", text: text + "\n", arguments: arguments)
  }

  private static func path(of file: String, from folder: String) -> String {
    let parts = file.split(separator: "/")
    let others = folder.split(separator: "/")
    let shared = zip(parts, others).prefix { $0 == $1 }.count
    return String(repeating: "../", count: others.count - shared) + parts[shared...].joined(separator: "/")
  }

  func request(for source: String) -> ParseRequest {
    if let given = database.arguments[source] {
      var arguments = given
      if !given.contains("-x") { arguments = language(of: source) + arguments }
      return ParseRequest(path: source, arguments: arguments + searchPaths(for: source, isComplete: false))
    }
    return ParseRequest(path: source, arguments: language(of: source) + searchPaths(for: source))
  }

  private var objectiveC: [String] {
    ["-fblocks", "-fobjc-runtime=macosx-14", "-fobjc-arc", "-fobjc-weak"] + systemHeaders
  }

  private func language(of source: String) -> [String] {
    switch source.pathExtension {
    case "c": ["-x", "c", "-fblocks"]
    case "m": ["-x", "objective-c"] + objectiveC
    case "mm": ["-x", "objective-c++", "-std=gnu++17"] + objectiveC
    default: ["-x", "c++", "-std=gnu++17"]
    }
  }

  /// Apple's headers, if this machine has them.
  private static func systemHeaders(for boundary: Boundary) -> [String] {
    #if os(macOS)
      func named(_ variable: String) -> [String] {
        Platform.environment(variable).map { [$0] }?.filter(boundary.trusts) ?? []
      }
      let developer = named("DEVELOPER_DIR").first ?? "/Applications/Xcode.app/Contents/Developer"
      let phone = developer + "/Platforms/iPhoneOS.platform/Developer/SDKs/iPhoneOS.sdk"
      let desktop = [
        developer + "/Platforms/MacOSX.platform/Developer/SDKs/MacOSX.sdk",
        "/Library/Developer/CommandLineTools/SDKs/MacOSX.sdk",
      ]
      for path in named("SDKROOT") + [phone] + desktop where Platform.exists(path) {
        return ["-isysroot", path] + (path == phone ? ["-target", "arm64-apple-ios18.0"] : [])
      }
    #endif
    return []
  }

  /// The most folders in a search path. Hand-written projects have fewer.
  private static let folderLimit = 200

  /// The search path for headers: beside the file, in folders named `include`, and in the folders of the package
  /// manifest. For names in quotes also every folder of the package with headers, nearest first, as in Xcode.
  private func searchPaths(for path: String, isComplete: Bool = true) -> [String] {
    let root = root(of: path.folder)
    var arguments = includePaths.flatMap { ["-I", $0] }
    for target in targets where path.hasPrefix(target.folder + "/") {
      arguments += target.headerSearchPaths.flatMap { ["-I", $0] } + target.definitions.map { "-D" + $0 }
    }
    let parts = path.split(separator: "/")
    func distance(_ folder: String) -> Int {
      let others = folder.split(separator: "/")
      var shared = 0
      while shared < min(parts.count, others.count), parts[shared] == others[shared] { shared += 1 }
      return parts.count + others.count - 2 * shared
    }
    func nearest(_ folders: some Sequence<String>) -> [String] {
      let ranked = folders.map { (distance: distance($0), folder: $0) }
      let sorted = ranked.sorted { ($0.distance, $0.folder) < ($1.distance, $1.folder) }
      return sorted.prefix(Self.folderLimit).map(\.folder)
    }
    let near = nearest(headerFolders[root] ?? [])
    if isComplete {
      for folder in near where folder.fileName == "include" { arguments += ["-I", folder] }
      for target in targets where packages.contains(root) && target.folder.hasPrefix(root) {
        arguments += ["-I", target.publicHeaders]
      }
    }
    for folder in near { arguments += ["-iquote", folder] }
    for folder in nearest(outerFolders[root] ?? []) { arguments += ["-I", folder] }
    return arguments
  }

  /// The innermost package around a folder; empty outside of all packages.
  private func root(of folder: String) -> String {
    var current = folder
    while !current.isEmpty {
      if packages.contains(current) { return current }
      current = current.folder
    }
    return ""
  }
}

/// A C target of a `Package.swift`.
private struct PackageTarget {
  var name = ""
  var folder: String
  var publicHeaders: String
  var headerSearchPaths: [String] = []
  /// `NAME` or `NAME=value`
  var definitions: [String] = []

  static func all(in manifest: SourceFile, folder: String, names: NameTable) -> [PackageTarget] {
    var found: [PackageTarget] = []
    for call in manifest.tree.root.descendants where call.kind == .call {
      guard names.text(of: call.calledName) == "target" || names.text(of: call.calledName) == "executableTarget"
      else { continue }
      var texts: [String: String] = [:]
      for argument in call.children where argument.kind == .argument {
        if let value = argument.value, value.kind == .stringLiteral {
          texts[names.text(of: argument.name)] = value.quotedText
        }
      }
      guard let name = texts["name"] else { continue }
      let own = Platform.absolutePath(folder + "/" + (texts["path"] ?? "Sources/" + name))
      var target = PackageTarget(
        name: name, folder: own,
        publicHeaders: Platform.absolutePath(own + "/" + (texts["publicHeadersPath"] ?? "include")))
      for setting in call.descendants where setting.kind == .call {
        let values = setting.children.filter { $0.kind == .argument }.compactMap { $0.value?.quotedText }
        guard let first = values.first else { continue }
        switch names.text(of: setting.calledName) {
        case "headerSearchPath": target.headerSearchPaths.append(Platform.absolutePath(own + "/" + first))
        case "define": target.definitions.append(values.count > 1 ? first + "=" + values[1] : first)
        default: break
        }
      }
      found.append(target)
    }
    return found
  }
}

extension Node {
  /// The content of a plain string literal.
  fileprivate var quotedText: String? {
    guard kind == .stringLiteral else { return nil }
    let text = text
    return text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : nil
  }
}

/// The modules of a module map with their headers.
enum ModuleMap {
  struct Module: Equatable {
    var name: String
    /// The path relative to the map's folder.
    var headers: [String] = []
    var umbrellaFolders: [String] = []
  }

  static func modules(in bytes: [UInt8]) -> [Module] {
    var modules: [Module] = []
    var numbers: [String: Int] = [:]
    // Ordered by the last place where each module is named.
    var places: [Int] = []
    var current: Int?
    var depth = 0
    let words = words(in: bytes)
    var i = 0
    while i < words.count {
      defer { i += 1 }
      switch words[i] {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      case "module" where depth == 0 && i + 1 < words.count:
        let name = words[i + 1].split(separator: ".").first.map(String.init) ?? ""
        let number = numbers[name] ?? modules.count
        if number == modules.count {
          numbers[name] = number
          modules.append(Module(name: name))
          places.append(i)
        }
        places[number] = i
        current = number
      case "header" where i + 1 < words.count && words[i + 1].hasPrefix("\""):
        guard let current, i == 0 || words[i - 1] != "exclude" else { continue }
        modules[current].headers.append(String(words[i + 1].dropFirst()))
      case "umbrella" where i + 1 < words.count && words[i + 1].hasPrefix("\""):
        if let current { modules[current].umbrellaFolders.append(String(words[i + 1].dropFirst())) }
      default: break
      }
    }
    return modules.indices.sorted { places[$0] < places[$1] }.map { modules[$0] }
  }

  /// The words and braces of the text. Strings begin with a quote.
  private static func words(in bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var i = 0
    while i < bytes.count {
      switch bytes[i] {
      case ...0x20: i += 1
      case UInt8(ascii: "/") where i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: "/"):
        while i < bytes.count, bytes[i] != 0x0A { i += 1 }
      case UInt8(ascii: "/") where i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: "*"):
        i += 2
        while i + 1 < bytes.count, bytes[i] != UInt8(ascii: "*") || bytes[i + 1] != UInt8(ascii: "/") { i += 1 }
        i += 2
      case UInt8(ascii: "\""):
        let start = i
        i += 1
        while i < bytes.count, bytes[i] != UInt8(ascii: "\""), bytes[i] != 0x0A { i += 1 }
        words.append(String(decoding: bytes[start..<i], as: UTF8.self))
        i += 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        words.append(bytes[i] == UInt8(ascii: "{") ? "{" : "}")
        i += 1
      default:
        let start = i
        while i < bytes.count, bytes[i] > 0x20, !"{}\"".utf8.contains(bytes[i]) { i += 1 }
        words.append(String(decoding: bytes[start..<i], as: UTF8.self))
      }
    }
    return words
  }
}

extension String {
  /// The path without its last name; empty for the root.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }
  fileprivate var pathExtension: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[utf8.index(after: dot)...])
  }
  /// Whether the path is valid between the quotes of an `#include`.
  var fitsInclude: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") } }
  fileprivate var isBridgingHeader: Bool {
    hasSuffix("Bridging-Header.h") || hasSuffix("Bridging_Header.h") || hasSuffix("BridgingHeader.h")
  }
}
