// The file that `sameview init` writes.

public enum ConfigurationTemplate {
  /// The name that commands propose for a baseline.
  public static let baselineName = ".sameview-baseline"

  /// A configuration that states the defaults. It is valid.
  ///
  /// - Parameter hasBaseline: Whether a baseline of the usual name is there, which it then applies.
  public static func text(hasBaseline: Bool) -> String {
    hasBaseline ? text.replacing("# baseline: \(baselineName)", with: "baseline: \(baselineName)") : text
  }

  /// The same without a baseline.
  public static let text = """
    # SameView: what to report, and where. For each file, the nearest .sameview.yml above it applies.
    # `sameview config show FILE` prints what applies to a file, and why.
    # `sameview rules` lists the rules, `sameview explain RULE` explains one.

    # A file that several projects share. Settings of this file take precedence.
    # extends: ../base.sameview.yml

    # default: the rules that are on by default; strict: all; ci-errors: errors of the default rules only.
    preset: default

    # Patterns as in .gitignore, relative to this folder. Excluded files are read for their declarations.
    # include: [Sources/, App/]
    # exclude: ["**/Generated/", "*.pb.swift"]

    # By the id of a rule or the name of a group (identity, lifetime, dependency, equality, performance):
    # off, on (with the rule's own severities), info, warning or error.
    rules:
      # index-as-id: error
      # private-state: off
      # performance: warning
      # Or with options; strict also reports weak cases, as information.
      # conditional-modifier-use: {severity: error, strict: true}

    # Settings for some paths only.
    # overrides:
    #   - paths: ["Examples/**"]
    #     rules:
    #       performance: off

    # A file of known findings, which are not reported; `sameview --write-baseline FILE` writes it.
    # baseline: .sameview-baseline

    # Folders with headers of C and Objective-C, in addition to those of packages.
    # c_include_paths: [Vendored/include]

    # The oldest systems that the code runs on (by default those of Package.swift), and the Xcode that builds it.
    # targets: {iOS: 16, macOS: 13}
    # xcode: 26

    # Calls that are too expensive for a body, in addition to those that SameView knows; severity off makes a known call
    # cheap.
    # expensive_calls:
    #   - {call: "Archive.open(_:)", category: file-access, severity: error}
    #   - {call: "legacy_*"}

    # Conditions that never change while the program runs: a branch on them does not end identity.
    # constant_conditions: ["FeatureFlags.*", "*.isPad"]

    # Modifiers of packages without source that branch on their first argument.
    # conditional_modifiers: [if, applyIf]

    # Comments that silence findings need a reason: // sameview:disable:next RULE - reason
    # require_reason: true

    # Whether reports on a terminal end with what to do next.
    # next_steps: false

    """
}
