// The file that `sameview init` writes.

public enum ConfigurationTemplate {
  /// Says what is the default; it can be read back.
  public static let text = """
    # SameView: what to report, and where. The nearest .sameview.yml above a file counts.
    # `sameview config show FILE` says what applies to a file, and why.
    # `sameview rules` lists the rules, `sameview explain RULE` tells what each is about.

    # A file that several projects build on. What stands here counts more.
    # extends: ../base.sameview.yml

    # default: the rules that are on by default; strict: all; ci-errors: errors of the default rules only.
    preset: default

    # Patterns as in .gitignore, relative to this folder. Excluded files are read for what they declare.
    # include: [Sources/, App/]
    # exclude: ["**/Generated/", "*.pb.swift"]

    # By the id of a rule or the name of a group (identity, lifetime, dependency, equality, performance):
    # off, on (with the rule's own severities), info, warning or error.
    rules:
      # index-as-id: error
      # private-state: off
      # performance: warning
      # Or with options; strict reports what a rule takes for weak, too, as information.
      # conditional-modifier-use: {severity: error, strict: true}

    # What holds for some paths only.
    # overrides:
    #   - paths: ["Examples/**"]
    #     rules:
    #       performance: off

    # Findings that are known and not reported again; `sameview --write-baseline FILE` writes it.
    # baseline: .sameview-baseline

    # Folders in which headers of C and Objective-C are looked for besides those of packages.
    # c_include_paths: [Vendored/include]

    # The oldest systems that the code runs on (without it, what Package.swift says), and the Xcode that builds it.
    # targets: {iOS: 16, macOS: 13}
    # xcode: 26

    # Calls that cost too much for a body, beside those that SameView knows; severity off takes one of these out.
    # expensive_calls:
    #   - {call: "Archive.open(_:)", category: file-access, severity: error}
    #   - {call: "legacy_*"}

    # Conditions that never change while the program runs: a branch on them ends no identity.
    # constant_conditions: ["FeatureFlags.*", "*.isPad"]

    # Modifiers of packages that are not read here, which branch on their first argument.
    # conditional_modifiers: [if, applyIf]

    # Comments that silence findings must say why: // sameview:disable:next RULE - reason
    # require_reason: true

    """
}
