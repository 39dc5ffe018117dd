// Every fixture and every example of a rule is Swift that compiles: results on code that cannot be built
// prove nothing.

import Foundation
import InterfaceText
import Linting
import Rules
import Testing

/// Sources that are compiled together.
struct Sources: CustomStringConvertible, Sendable {
  let name: String
  let paths: [String]
  var description: String { name }
}

enum Compiler {
  /// Where the modules of this package are.
  static let modules: String = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules").path
    if FileManager.default.fileExists(atPath: beside + "/SwiftUI.swiftmodule") { return beside }
    return package.appendingPathComponent(".build/debug/Modules").path
  }()

  /// Where the macros of the toolchain are, such as `@Observable`. The driver would know.
  private static let plugins: String = {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    try? process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let target = try? JSONDecoder().decode(Target.self, from: data)
    return (target?.paths.runtimeResourcePath ?? "") + "/host/plugins"
  }()

  /// The plugins of `#Preview`, `@Previewable` and `@Entry` come with Apple's toolchain only. A
  /// function with the same content stands for a preview, a computed property for an entry, on the same
  /// lines.
  private static func withoutMacros(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard text.contains("#Preview") || text.contains("@Entry") else { return path }
    var count = 0
    let replaced = text.replacing(/#Preview(\("[^"]*"\))? \{/) { _ in
      count += 1
      return "@MainActor @ViewBuilder func preview\(count)() -> some View {"
    }.replacing("@Previewable ", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).map { withoutEntry($0) }
      .joined(separator: "\n")
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("sameview-\(UUID().uuidString).swift")
    try replaced.write(to: copy, atomically: true, encoding: .utf8)
    return copy.path
  }

  /// `@Entry var x: T = v` becomes `var x: T { get { v } set {} }`, which is as much as the macro promises.
  private static func withoutEntry(_ line: Substring) -> String {
    let entry = /^(\s*)@Entry (?:public )?var (\w+)(?:: (.+?))?(?: = (.+?))?(\s*\/\/.*)?$/
    guard let match = line.wholeMatch(of: entry) else { return String(line) }
    let value = match.4.map(String.init) ?? "nil"
    let type =
      match.3.map(String.init) ?? value.firstMatch(of: /^[A-Z]\w*/).map { String($0.0) }
      ?? (value.hasPrefix("\"")
        ? "String" : Bool(value) != nil ? "Bool" : value.contains(".") ? "Double" : "Int")
    return "\(match.1)var \(match.2): \(type) { get { \(value) } set {} }\(match.5 ?? "")"
  }

  /// The compiler's errors, none if all is well.
  static func errors(_ sources: Sources) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Without the driver, which would take a third of the time.
    process.arguments = [
      "swiftc", "-frontend", "-typecheck", "-plugin-path", plugins, "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
      "-enable-bare-slash-regex", "-module-name", "Fixture", "-I", modules,
    ] + (try sources.paths.map { try withoutMacros($0) })
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardError = handle
    process.standardOutput = handle
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return [] }
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let errors = text.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(" error: ") }.map(String.init)
    return errors.isEmpty ? [text] : errors
  }
}

enum FixtureSources {
  static let root = package.deletingLastPathComponent().deletingLastPathComponent()

  /// `not-compiled.txt`: a path below `Fixtures`, or the title of an example, and why it cannot compile.
  static let excluded: [String: String] = {
    let text = (try? String(contentsOf: package.appendingPathComponent("not-compiled.txt"), encoding: .utf8)) ?? ""
    var entries: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { entries[parts[0]] = parts[1] }
    }
    return entries
  }()

  static let fixtures: [Sources] = {
    let fixtures = root.appendingPathComponent("Fixtures").path
    var found = [Sources(name: "showcase", paths: swiftFiles(below: fixtures + "/showcase"))]
    for rule in entries(of: fixtures) where rule != "showcase" {
      for entry in entries(of: fixtures + "/" + rule) {
        let path = "\(fixtures)/\(rule)/\(entry)"
        var files = entry.hasSuffix(".swift") ? [path] : swiftFiles(below: path)
        // The golden of a project holds what fixes change; the rest is as it was.
        if entry.hasSuffix(".fixed") {
          let unfixed = String(path.dropLast(".fixed".count))
          let changed = Set(files.map { $0.dropFirst(path.count) })
          files += swiftFiles(below: unfixed).filter { !changed.contains($0.dropFirst(unfixed.count)) }
        }
        if !files.isEmpty { found.append(Sources(name: "\(rule)/\(entry)", paths: files)) }
      }
    }
    return found
  }()

  static let examples: [Sources] = Catalogue.rules.flatMap { rule in
    let all = [("bad", rule.bad), ("good", rule.good)]
    return all.flatMap { kind, examples in
      examples.enumerated().map { number, example in
        let name = "\(rule.about.id) \(kind) \(number + 1)"
        let file = FileManager.default.temporaryDirectory
          .appendingPathComponent("sameview-\(name.replacing(" ", with: "-")).swift")
        try? example.code.write(to: file, atomically: true, encoding: .utf8)
        return Sources(name: name, paths: [file.path])
      }
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func swiftFiles(below folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      // Manifests are for the package manager.
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted().map { folder + "/" + $0 }
  }
}

@Suite struct CompilationTests {
  @Test(arguments: FixtureSources.fixtures + FixtureSources.examples)
  func compiles(_ sources: Sources) throws {
    let errors = try Compiler.errors(sources)
    if FixtureSources.excluded[sources.name] != nil {
      #expect(!errors.isEmpty, "\(sources.name) compiles: take it off `not-compiled.txt`")
    } else {
      #expect(errors == [])
    }
  }

  @Test func excludesOnlyWhatIsThere() {
    let names = Set((FixtureSources.fixtures + FixtureSources.examples).map(\.name))
    #expect(Set(FixtureSources.excluded.keys).subtracting(names) == [])
  }
}

@Suite struct InterfaceTests {
  /// The product's table says what the modules say.
  @Test func tableIsUpToDate() throws {
    let table = FixtureSources.root.appendingPathComponent("Sources/Frameworks/Interfaces/SwiftUIInterface.swift")
    let written = try String(contentsOf: table, encoding: .utf8)
    let made = try InterfaceText.file(folder: package.appendingPathComponent("Sources").path)
    #expect(written == made, "run `swift run --package-path Conformance/Types interface`")
  }
}
