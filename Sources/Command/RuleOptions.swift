// The options that choose the rules of a run and their configuration.

import ArgumentParser
import Configuration
import Linting
import Reporting

struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check only these rules, including those that are off by default: ids or groups, separated by commas; may be repeated.",
      valueName: "rules"),
    completion: RuleChoice.completion)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Do not check these rules: ids or groups, separated by commas; may be repeated.", valueName: "rules"),
    completion: RuleChoice.completion)
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use this configuration for all files. (default: the nearest .sameview.yml above each file)", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "The rules to start from, instead of the configured preset: \(Preset.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "preset"),
    completion: .list(Preset.allCases.map(\.rawValue)))
  var preset: String?

  /// Whether --only or --disable is given.
  var choosesRules: Bool { !only.isEmpty || !disable.isEmpty }

  /// Whether any of these options is given.
  var areGiven: Bool { choosesRules || config != nil || noConfig || preset != nil }

  /// The same options for another command line, with a blank behind each.
  var words: String {
    let options = [
      ("--only", only.isEmpty ? nil : only.joined(separator: ",")),
      ("--disable", disable.isEmpty ? nil : disable.joined(separator: ",")), ("--config", config), ("--preset", preset),
    ]
    return options.map { name, value in value.map { "\(name) \(shellWord($0)) " } ?? "" }.joined()
      + (noConfig ? "--no-config " : "")
  }

  func validate() throws {
    _ = try choice()
    _ = try chosenPreset()
    if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
  }

  func choice() throws -> RuleChoice { try RuleChoice(only: only, disabled: disable) }

  func chosenPreset() throws -> Preset? { try preset.map { try Preset.named($0) } }
}
