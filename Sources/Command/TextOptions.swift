// How the text report is arranged and shown.

import ArgumentParser
import Configuration
import Files
import Linting
import Reporting

/// The options of the lint command about the reports that people and agents read from the top.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The order of findings: severity, file or rule. (default: severity on a terminal, otherwise file)",
      valueName: "order"),
    completion: .list(Arrangement.Order.allCases.map(\.rawValue)))
  var sort: String?

  @Option(
    help: ArgumentHelp("Group findings by rule, file or owner, as CODEOWNERS says.", valueName: "group"),
    completion: .list(Arrangement.Grouping.allCases.map(\.rawValue)))
  var groupBy: String?

  @Option(
    help: ArgumentHelp(
      """
      Print at most this many findings. The counts are those of all. (default: all, and \(AgentLayout.usualLimit) with \
      --format agent)
      """,
      valueName: "n"))
  var limit: Int?

  @OptionGroup var pager: PagerOption

  /// Whether an option concerns the findings, rather than how they are shown.
  var arranges: Bool { sort != nil || groupBy != nil || limit != nil }

  func validate() throws {
    _ = try arrangement()
    if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more") }
  }

  func arrangement() throws -> Arrangement {
    Arrangement(
      order: try sort.map { try choose($0, "order", among: Arrangement.Order.allCases, name: \.rawValue) },
      grouping: try groupBy.map { try choose($0, "group", among: Arrangement.Grouping.allCases, name: \.rawValue) },
      limit: limit)
  }
}

extension LintCommand {
  /// Whether standard output gets the report for people at a terminal. `--format text` asks for the complete report.
  var isForTerminal: Bool { format == nil && !statistics && StandardStream.output.isTerminal }

  /// The arrangement of the text report, with the owners of the files that have findings.
  func arrangement(of result: LintResult) throws -> Arrangement {
    var arrangement = try text.arrangement()
    guard arrangement.grouping == .owner else { return arrangement }
    arrangement.owners = try owners(of: result).get()
    return arrangement
  }

  /// The owners of the files that have findings, by the files' indices. A failure says why they are not known.
  func owners(of result: LintResult) -> Result<[Int: String], ValidationError> {
    let place = Platform.absolutePath(lintedPlaces[0])
    let folder = Platform.projectFolder(around: place.appendingName("file"))
    let root = Platform.realPath(folder) ?? folder
    guard let read = CodeOwners.read(in: root) else {
      return .failure(ValidationError("there is no CODEOWNERS in '\(root)', nor in its folders .github and docs"))
    }
    switch read {
    case .failure(let failure): return .failure(ValidationError("CODEOWNERS in '\(root)' \(failure.message)"))
    case .success(var owners):
      var found: [Int: String] = [:]
      for file in Set(result.findings.map(\.location.file)) {
        let path = Platform.absolutePath(result.files[file].path)
        let inside = path.path(below: root) ?? Platform.realPath(path)?.path(below: root)
        found[file] = inside.flatMap { owners.owners(of: $0) }
      }
      if owners.isIncomplete, !quiet {
        writeMessage(
          "note: CODEOWNERS has too many patterns for so many files; some owners are unknown")
      }
      return .success(found)
    }
  }

  /// What the report for a terminal needs to know.
  func terminalLayout(_ result: LintResult, _ settings: RunSettings) -> TerminalLayout {
    var layout = TerminalLayout(columns: TextWidth.terminal ?? 80, rows: TextWidth.rows)
    let choosesSeverity = severity != nil
    // Who arranges findings counts them, so that all are there.
    layout.showsInfos = asksForInfos || text.arranges
    layout.folds = rules.only.isEmpty && text.sort == nil && text.limit == nil
    layout.command = { Self.command(with: $0) }
    guard settings.showsNextSteps else {
      layout.nextSteps = nil
      return layout
    }
    var steps: [String] = []
    let isWhole = !rules.choosesRules && !changes.areGiven && stdinPath == nil && context.isEmpty && !choosesSeverity
    let isBaselined = !baselines.baseline.isEmpty || !settings.baselines.isEmpty
    if isWhole, !isBaselined, !fixing.isOn, result.findings.count > Self.manyFindings,
      let baselining = Self.wholeCommand(with: "--write-baseline .sameview-baseline")
    {
      steps.append(
        "`\(baselining)` writes what is there today, for `--baseline`")
    }
    if !settings.isConfigured { steps.append("`sameview init` writes a configuration") }
    layout.nextSteps = steps
    return layout
  }

  /// Whether the options say that information matters.
  private var asksForInfos: Bool {
    severity == Severity.info.word || failOn == Severity.info.word || !rules.only.isEmpty
  }

  /// What the report for a coding agent needs to know.
  ///
  /// - Parameter empty: The folders to lint in which there is nothing to lint.
  func agentLayout(_ empty: [String]) throws -> AgentLayout {
    var layout = AgentLayout()
    if severity != nil || asksForInfos { layout.severity = try leastSeverity() }
    // A fix of what is not printed would be a surprise.
    let fixing = layout.severity == .info ? "--fix" : "--fix --severity \(layout.severity.word)"
    // Agents run what is printed. In place of a command that is too long, they get one that shows the fixes of the whole
    // folder: applying these would change what was not asked about.
    layout.fixing =
      Self.wholeCommand(with: fixing) ?? "sameview " + fixing.replacing("--fix", with: "--diff")
    layout.showingInfos = Self.wholeCommand(with: "--severity info") ?? "sameview --severity info --format agent"
    let (isOnDisk, words) = (stdinPath == nil, rules.words)
    layout.explaining = { place, rule in
      isOnDisk ? "sameview explain \(words)--finding \(shellPath(place))" : "sameview explain \(rule)"
    }
    // A change may cause findings elsewhere.
    if changes.areGiven || stdinPath != nil || !context.isEmpty { layout.afterClean = "sameview --format agent" }
    layout.isIncomplete = !empty.isEmpty
    if changes.areGiven {
      layout.absence = ("no Swift file has changed", layout.afterClean)
    } else if let names = Self.some(empty.isEmpty ? lintedPlaces : empty) {
      layout.absence.reason += paths.isEmpty ? " here" : " in \(names)"
    }
    return layout
  }

  /// What a run that ends without its report prints in place of it for a coding agent: an agent would take silence for
  /// success. Nil if the command line asks for another report, or for a fixed text on standard output.
  static func lastLineWithoutReport(_ words: [String]) -> String? {
    if let first = words.first, first != _commandName, SameView.commandNames.contains(first) { return nil }
    let options = words.prefix { $0 != "--" }
    let formats = zip(options, options.dropFirst() + [""]).compactMap { word, next in
      word == "--format" ? next : word.hasPrefix("--format=") ? String(word.dropFirst("--format=".count)) : nil
    }
    guard formats.last == ReportFormat.agent.rawValue, !(options.contains("-") && options.contains("--fix")) else {
      return nil
    }
    return "nothing was checked; the run is incomplete; next: correct what standard error says\n"
  }

  /// More than people read in one go.
  private static let manyFindings = 20

  /// Options that arrange the report, write files or choose what is done. A command that is shown says itself what it does.
  private static let flagsLeftOut: Set<String> = ["--fix", "--suggested", "--diff", "--no-pager"]
  private static let optionsLeftOut: Set<String> = ["--sort", "--group-by", "--limit", "--output", "--severity"]

  /// The command line of this run with an option more, with those that choose what is linted. A long one would not fit a
  /// line, and could not be copied as a whole.
  static func command(with option: String) -> String {
    let (head, tail) = commandParts
    return tail.utf8.count > 60 ? "this command with \(option)" : "\(head) \(option)\(tail)"
  }

  /// The same, whole; nil if it takes more than a thousand bytes.
  private static func wholeCommand(with option: String) -> String? {
    let (head, tail) = commandParts
    return tail.utf8.count > 1000 ? nil : "\(head) \(option)\(tail)"
  }

  /// The name of the command, and the options and paths that choose what is linted.
  private static var commandParts: (head: String, tail: String) {
    var words = Array(CommandLine.arguments.dropFirst())
    var head = "sameview"
    if words.first == _commandName {
      head += " " + words.removeFirst()
    }
    var kept: [String] = []
    var isEnd = false
    var skipsNext = false
    for word in words {
      isEnd = isEnd || word == "--"
      if skipsNext {
        skipsNext = false
      } else if !isEnd, optionsLeftOut.contains(word) {
        skipsNext = true
      } else if isEnd
        || !flagsLeftOut.contains(word) && !optionsLeftOut.contains(where: { word.hasPrefix($0 + "=") })
      {
        kept.append(shellWord(word))
      }
    }
    return (head, kept.map { " " + $0 }.joined())
  }

  /// Prints the report, with a pager where it is longer than the screen.
  func printReport(_ result: LintResult, _ format: ReportFormat, _ options: ReportOptions) throws {
    let report = format.report(result, options: options)
    guard options.terminal != nil else { return try writeOutput(report) }
    let pager = text.pager.pager(for: report, around: lintedPlaces[0])
    var linked = options
    if let links = Hyperlinks(isPaged: pager != nil) { linked.terminal?.link = links.target }
    let shown = linked.terminal?.link == nil ? report : format.report(result, options: linked)
    if let pager, pager.show(shown) { return }
    try writeOutput(shown)
  }
}
