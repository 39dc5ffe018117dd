// What configurations say, which one counts, and what is said of mistakes.

import Foundation
import Frameworks
import Linting
import Rules
import Testing

@testable import Configuration

/// A folder of files that goes at the end.
private final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("config-\(UUID().uuidString)").path
    for (name, text) in files {
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct ConfigurationTests {
  private let catalogue = Catalogue.rules.map { $0.about }

  private func settings(_ files: [String: String], of file: String) throws -> Settings {
    let folder = try Folder(files)
    var finder = ConfigurationFinder(catalogue: catalogue)
    let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path + "/" + file
    let configuration = finder.configuration(of: path)
    #expect(finder.errors == [])
    return Settings(of: path, configuration, catalogue: catalogue)
  }

  private func level(_ rule: String, _ files: [String: String], of file: String = "A.swift") throws
    -> FileSettings.Level?
  {
    try settings(files, of: file).rules.first { $0.about.id == rule }?.level
  }

  private func errors(_ text: String, _ others: [String: String] = [:]) throws -> [String] {
    let folder = try Folder(others.merging([".sameview.yml": text]) { $1 })
    guard case .failure(let failure) = readConfiguration(folder.path + "/.sameview.yml", catalogue: catalogue) else {
      return []
    }
    return failure.errors.map { String($0.description.dropFirst(folder.path.count + 1)) }
  }

  /// The severity of a group does not turn on rules that are off.
  @Test func severitiesOfGroupsSwitchNothingOn() throws {
    let severity = [".sameview.yml": "rules: {performance: info}"]
    #expect(try level("expensive-call-in-init", severity) == .always(.info))
    #expect(try level("body-complexity", severity) == .off)
    #expect(try level("body-complexity", [".sameview.yml": "rules: {performance: on}"]) == .on)
    #expect(try level("body-complexity", [".sameview.yml": "rules: {performance: info, body-complexity: on}"]) == .on)
    let both = "rules: {body-complexity: on}\noverrides:\n  - paths: ['*.swift']\n    rules: {performance: error}\n"
    #expect(try level("body-complexity", [".sameview.yml": both]) == .always(.error))
    let back = "rules: {performance: off}\noverrides:\n  - paths: ['*.swift']\n    rules: {performance: warning}\n"
    #expect(try level("expensive-call-in-init", [".sameview.yml": back]) == .always(.warning))
    #expect(try level("body-complexity", [".sameview.yml": back]) == .off)
  }

  @Test func rulesGroupsAndPaths() throws {
    let files = [
      ".sameview.yml": """
      rules:
        identity: info
        any-view: error
        private-state: off
      overrides:
        - paths: ["Examples/**", "*.demo.swift"]
          rules: {any-view: off, identity: on}
      """
    ]
    #expect(try level("any-view", files) == .always(.error))
    #expect(try level("index-as-id", files) == .always(.info))
    #expect(try level("private-state", files) == .off)
    #expect(try level("observed-object-owned", files) == .on)
    #expect(try level("any-view", files, of: "Examples/Deep/A.swift") == .off)
    #expect(try level("any-view", files, of: "Sub/A.demo.swift") == .off)
    #expect(try level("index-as-id", files, of: "Examples/A.swift") == .on)
    #expect(try level("private-state", files, of: "Examples/A.swift") == .off)
  }

  @Test func theNearestCounts() throws {
    let files = [
      ".sameview.yml": "rules: {unstable-inline-id: off}",
      "App/.sameview.yml": "rules: {index-as-id: off}",
    ]
    #expect(try level("unstable-inline-id", files) == .off)
    #expect(try level("unstable-inline-id", files, of: "App/Deep/A.swift") == .on)
    #expect(try level("index-as-id", files, of: "App/Deep/A.swift") == .off)
  }

  @Test func extendsWhatOthersShare() throws {
    let files = [
      "shared/base.yml": """
      preset: strict
      exclude: [Generated/]
      rules: {any-view: off, index-as-id: error}
      """,
      ".sameview.yml": "extends: shared/base.yml\nrules: {any-view: info}\nexclude: Vendor/",
    ]
    #expect(try level("any-view", files) == .always(.info))
    #expect(try level("index-as-id", files) == .always(.error))
    let found = try settings(files, of: "A.swift")
    #expect(found.preset == .strict)
    #expect(found.exclusion == nil)
    #expect(try settings(files, of: "Vendor/A.swift").exclusion != nil)
    // Patterns belong to the folder of the file that has them.
    #expect(try settings(files, of: "shared/Generated/A.swift").exclusion != nil)
    #expect(try settings(files, of: "Generated/A.swift").exclusion == nil)
  }

  @Test func includesAndPresets() throws {
    let files = [".sameview.yml": "include: [Sources/]\nexclude: ['*.gen.swift']\npreset: ci-errors"]
    #expect(try settings(files, of: "Sources/A.swift").exclusion == nil)
    #expect(try settings(files, of: "Other/A.swift").exclusion?.line == 1)
    #expect(try settings(files, of: "Sources/A.gen.swift").exclusion?.line == 2)
    #expect(try settings(files, of: "Sources/A.swift").fileSettings.threshold == .error)
    #expect(try settings([".sameview.yml": ""], of: "A.swift").preset == .default)
  }

  @Test func everyMistakeIsNamedWithItsPlace() throws {
    #expect(
      try errors("rules:\n  any-veiw: off\n  index-as-id: eror\nexcludes: a\npreset: stric\n") == [
        ".sameview.yml:2:3: error: unknown rule 'any-veiw'; did you mean 'any-view'?",
        ".sameview.yml:3:16: error: unknown value 'eror'; did you mean 'error'?",
        ".sameview.yml:4:1: error: unknown key 'excludes'; did you mean 'exclude'?",
        ".sameview.yml:5:9: error: unknown preset 'stric'; did you mean 'strict'?",
      ])
    #expect(try errors("- a") == [".sameview.yml:1:1: error: the file must consist of `name: value` lines"])
    #expect(try errors("rules: [a]") == [".sameview.yml:1:8: error: `rules` must consist of `name: value` lines"])
    #expect(try errors("overrides:\n  - rules: {}\n") == [".sameview.yml:2:5: error: an override needs `paths`"])
    #expect(
      try errors("require_reason: maybe") == [
        ".sameview.yml:1:17: error: `require_reason` must be true or false, not 'maybe'"
      ])
    #expect(try errors("a: [").first?.contains("is not valid YAML") == true)
    #expect(try errors("preset: strict\npreset: strict").first?.contains("more than once") == true)
    #expect(
      try errors("extends: none.yml") == [".sameview.yml:1:10: error: the extended file 'none.yml' does not exist"])
  }

  @Test func manyMistakesAreCounted() throws {
    let unknown = (0..<150).map { "  unknown\($0): off\n" }.joined()
    let errors = try errors("rules:\n" + unknown + "preset: x\n")
    #expect(errors.count == 101)
    #expect(errors.last == ".sameview.yml: error: has 51 more errors")
    // A file that others extend is still one with errors.
    let files = ["base.yml": "rules:\n" + unknown, "bad.yml": "preset: x"]
    #expect(try self.errors("extends: [base.yml, bad.yml]", files).last == ".sameview.yml: error: has 51 more errors")
  }

  /// Each folder may have a configuration of its own, and all are kept.
  @Test func configurationsTogetherHaveALimit() throws {
    let comment = String(repeating: "#", count: 1 << 20)
    var files: [String: String] = [:]
    for i in 10..<27 { files["d\(i)/.sameview.yml"] = comment }
    let folder = try Folder(files)
    var finder = ConfigurationFinder(catalogue: catalogue)
    for i in 10..<27 { _ = finder.configuration(of: folder.path + "/d\(i)/A.swift") }
    #expect(finder.errors.count == 1)
    #expect(finder.errors.first?.path.hasSuffix("d26/.sameview.yml") == true)
    #expect(finder.errors.first?.message.hasSuffix("larger than 16 MiB") == true)
  }

  @Test func mistakesOfSharedFilesAndCircles() throws {
    #expect(
      try errors("extends: base.yml", ["base.yml": "x: 1"]) == [
        "base.yml:1:1: error: unknown key 'x'; 'sameview init' writes a file with all keys"
      ])
    let doubling = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("b\($0).yml", "extends: [b\($0 + 1).yml, b\($0 + 1).yml]") })
    let many = try errors("extends: b0.yml", doubling.merging(["b30.yml": "preset: strict"]) { $1 })
    #expect(
      many.count == 1
        && many[0].hasSuffix("more than 200 files are extended; a file that is extended twice counts twice"))
    #expect(
      try errors("extends: base.yml", ["base.yml": "extends: .sameview.yml"]) == [
        "base.yml:1:10: error: '.sameview.yml' extends this file, so each would extend itself"
      ])
  }

  /// Whatever libyaml takes for the beginning of an alias: some of it looks like something else, and much looks like
  /// it.
  @Test(arguments: [
    "exclude: &a [x]\ninclude: *a", "exclude: [&a x,*a]", "exclude: [&a x,\u{2028}*a\u{2028}]",
    "a: &a\u{85} x\nb: [\u{85}*a ]",
    "'&a b': &a x\n? *a\n: 1", "exclude: &a\n  - &b x\n  - *b", "x: &a \"*b\"\ny: {? [*a ] : 1}", "a &x#b: &a 1\nb: *a",
    "a: [&a,*a]", "? &a [ *a ]\n: 1",
  ])
  func aliasesAreRefused(_ text: String) throws {
    #expect(try errors(text).contains { $0.contains("aliases (`*name`) are not supported") })
  }

  @Test(arguments: [
    "# use *a* here and &b there, *c* &d too" + String(repeating: "\n# use *x* here", count: 30),
    "exclude: ['*a', \"&a,*b\"]",
    "exclude:\n  - R&D *a\n  - x &a,*b\n  - &a y", "exclude: &a\n  - x", "exclude: >\n  &a *a\n",
    "&a rules: {}\nexclude: x",
  ])
  func whatIsNoAliasIsRead(_ text: String) throws { #expect(try errors(text) == []) }

  /// Texts with an ampersand are read as they are.
  @Test func ampersandsStay() throws {
    let files = [".sameview.yml": "exclude: ['R&D /x.swift', &a y.swift]"]
    #expect(try settings(files, of: "R&D /x.swift").exclusion != nil)
    #expect(try settings(files, of: "y.swift").exclusion != nil)
  }

  /// Yams goes through a key as often as it is nested in others.
  @Test func keysOfKeysEnd() throws {
    let key = String(repeating: "{? ", count: 900) + "[" + String(repeating: "x,", count: 200_000) + "]"
    #expect(try errors("z: " + key + String(repeating: " : 1}", count: 900)).contains { $0.contains("question marks") })
  }

  /// Two folders that extend one wrong file, and one file that is extended often.
  @Test func whatIsExtendedIsReadOnce() throws {
    let folder = try Folder([
      ".git/HEAD": "", "a/.sameview.yml": "extends: ../base.yml", "b/.sameview.yml": "extends: ../base.yml",
      "base.yml": "x: 1",
    ])
    var finder = ConfigurationFinder(catalogue: catalogue)
    let path = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    for name in ["a", "b"] { #expect(finder.configuration(of: "\(path)/\(name)/A.swift") == nil) }
    #expect(
      finder.errors.map { String($0.description.dropFirst(path.count + 1)) } == [
        "a/../base.yml:1:1: error: unknown key 'x'; 'sameview init' writes a file with all keys"
      ])
    let large = "exclude:\n" + (0..<20_000).map { "- q\($0)\n" }.joined()
    let many = Array(repeating: "big.yml", count: 190).joined(separator: ", ")
    let files = [
      ".sameview.yml": "extends: [\(many)]", "big.yml": large, "b/.sameview.yml": "extends: [../big.yml, ../big.yml]",
    ]
    #expect(try settings(files, of: "q19999").exclusion != nil)
    #expect(try settings(files, of: "b/r").exclusion == nil)
  }

  @Test func aByteOrderMarkIsNoMistake() throws { #expect(try errors("\u{FEFF}rules: {}") == []) }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
    String(repeating: "a: &a [*a]\n", count: 10), "rules: {any-view: {a: b}}", "\0", "%", "? a",
    "a: &x [1,1,1,1,1,1,1,1]\nb: &y [*x,*x,*x,*x,*x,*x]\nc: &z [*y,*y,*y,*y,*y,*y,*y]\nrules: *z",
  ])
  func whatMakesNoSenseIsRefused(_ text: String) throws {
    // It neither traps nor hangs, and every mistake is said of this file.
    let found = try errors(text)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix(".sameview.yml:") })
  }

  @Test func templateIsRightAndSaysTheDefault() throws {
    #expect(try errors(ConfigurationTemplate.text) == [])
    let plain = try settings([:], of: "A.swift").fileSettings
    #expect(try settings([".sameview.yml": ConfigurationTemplate.text], of: "A.swift").fileSettings == plain)
    // So is every line that is commented out, once it is not.
    let keys = [
      "extends:", "include:", "exclude:", "index-as-id:", "private-state:", "performance:", "overrides:",
      "- paths:", "rules:", "require_reason:", "conditional-modifier-use:", "baseline:", "targets:", "xcode:",
      "expensive_calls:", "- {call:", "constant_conditions:", "conditional_modifiers:",
    ]
    let open = ConfigurationTemplate.text.split(separator: "\n").map { line -> String in
      guard let mark = line.range(of: "# ") else { return String(line) }
      let text = line[mark.upperBound...]
      let isEntry = keys.contains { text.drop { $0 == " " }.hasPrefix($0) }
      return isEntry ? String(line[..<mark.lowerBound]) + String(text) : String(line)
    }.joined(separator: "\n")
    #expect(open.contains("\nextends:") && open.contains("\n  - paths:"))
    let mistakes = try errors(open + "\n").filter { !$0.contains("the extended file") }
    #expect(mistakes == [])
  }

  @Test func rulesHaveOptions() throws {
    let files = [
      ".sameview.yml": """
      preset: ci-errors
      rules:
        identity: {strict: true}
        any-view: {severity: info, strict: no}
      overrides:
        - paths: Deep/
          rules: {any-view: {strict: yes}}
      """
    ]
    let found = try settings(files, of: "A.swift").fileSettings
    #expect(found.strictRules.contains("index-as-id") && !found.strictRules.contains("any-view"))
    #expect(found.levels["any-view"] == .always(.info))
    let deep = try settings(files, of: "Deep/A.swift").fileSettings
    #expect(deep.strictRules.contains("any-view") && deep.levels["any-view"] == .always(.info))
    #expect(
      try settings([".sameview.yml": "preset: strict"], of: "A.swift").fileSettings.strictRules.count == catalogue.count
    )
    #expect(
      try errors("rules: {any-view: {limit: 3}}") == [
        ".sameview.yml:1:20: error: unknown option 'limit'; use one of severity, strict"
      ])
  }

  @Test func optionsAreThoseThatTheRuleDeclares() throws {
    let about = About(
      "long-body", .performance, .info, "", options: [RuleOption("limit", 40, "lines")], explanation: "")
    func read(_ text: String) throws -> Result<Configuration, ConfigurationErrors> {
      let folder = try Folder([".sameview.yml": text])
      return readConfiguration(folder.path + "/.sameview.yml", catalogue: [about])
    }
    let configuration = try read("rules: {long-body: {limit: 9}}").get()
    let settings = Settings(of: "/A.swift", configuration, catalogue: [about]).fileSettings
    #expect(settings.options == ["long-body": ["limit": 9]])
    guard case .failure(let failure) = try read("rules: {long-body: {limit: many}}") else {
      Issue.record("a word is not a number")
      return
    }
    #expect(failure.errors.map(\.message) == ["`limit` must be a whole number, not 'many'"])
  }

  @Test func targetsCallsAndConditions() throws {
    let text = """
      targets: {iOS: 16.4, macOS: 10.15}
      xcode: 26.1
      baseline: known.txt
      expensive_calls:
        - {call: "Archive.open(_:)", category: file-access, severity: error}
        - {call: legacy_*}
        - {call: JSONDecoder, severity: off}
      constant_conditions: [FeatureFlags.*]
      conditional_modifiers: applyIf
      """
    let found = try settings([".sameview.yml": text], of: "A.swift").fileSettings
    #expect(found.targets?.releases == [.iOS: .iOS16, .macOS: .iOS13])
    #expect(try settings([".sameview.yml": text], of: "A.swift").xcode?.value == 26)
    let folder = try Folder([".sameview.yml": text])
    let additions = try readConfiguration(folder.path + "/.sameview.yml", catalogue: catalogue).get().additions
    let named = NamedCode(additions)
    let archive = named.call(type: "Archive", name: "open", labels: ["_"])
    #expect(archive?.cost?.category == .fileAccess && archive?.cost?.body == .error)
    #expect(named.call(type: "Archive", name: "open", labels: []) == nil)
    #expect(named.call(type: nil, name: "legacy_load", labels: ["_"])?.cost?.body == .warning)
    #expect(named.call(type: "JSONDecoder", name: "init", labels: []).map { $0.cost == nil } == true)
    #expect(additions.constants.first?.matches("FeatureFlags.isNew") == true)
    #expect(additions.conditionalModifiers == ["applyIf"])
    #expect(
      try errors("targets: {iPhone: 3}\nxcode: new\nexpensive_calls: [{severity: hot, call: 'a.b.c'}, {}]") == [
        ".sameview.yml:1:11: error: unknown platform 'iPhone'; use one of iOS, macOS, tvOS, watchOS, visionOS",
        ".sameview.yml:2:8: error: `xcode` must be a version such as 16 or 16.4, not 'new'",
        ".sameview.yml:3:30: error: unknown severity 'hot'; use one of off, info, warning, error",
        ".sameview.yml:3:41: error: 'a.b.c' is not a call; write `Type.method(label:)`, `Type(label:)` or `name*`",
        ".sameview.yml:3:51: error: an expensive call needs its `call`",
      ])
  }

  @Test func schemaIsUpToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let written = try String(contentsOf: root.appending(path: "docs/configuration.schema.json"), encoding: .utf8)
    #expect(
      written == ConfigurationSchema.json(catalogue), "run `sameview config schema > docs/configuration.schema.json`")
  }
}
