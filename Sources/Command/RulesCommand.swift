// `sameview rules`: the catalogue as a table.

import ArgumentParser
import Files
import Linting
import Reporting
import Rules

struct RulesCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists all rules.",
    discussion: """
      Prints for each rule its id, its group, the severity of its usual finding, whether it is on by \
      default, and what it finds. Rules that are off run only if --only or the configuration names them.

      EXAMPLES:
        sameview rules
        sameview rules --format json
        sameview rules --pages docs/rules      write a page for each rule
      """)

  enum Format: String, CaseIterable {
    case text, json
  }

  @Option(
    help: ArgumentHelp("The format: text or json.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text.rawValue

  @Option(
    help: ArgumentHelp(
      "Write a Markdown page for each rule, and a table of all rules, into a folder.", valueName: "folder"),
    completion: .directory)
  var pages: String?

  @OptionGroup var color: ColorOption

  private func chosenFormat() throws -> Format {
    try choose(format, "format", among: Format.allCases, name: \.rawValue)
  }

  func check() throws { _ = try chosenFormat() }

  func run() throws {
    let abouts = Catalogue.rules.map { $0.about }
    if let pages { return try write(RulePages.all(Catalogue.rules), into: pages) }
    switch try chosenFormat() {
    case .json: try writeOutput(RuleTable.json(abouts))
    case .text:
      try writeOutput(RuleTable.text(abouts, try color.pen(), columns: StandardStream.output.columns))
    }
  }
}

extension RulesCommand {
  private func write(_ pages: [String: String], into folder: String) throws {
    guard Platform.exists(folder) else { throw ValidationError("there is no folder '\(folder)'") }
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      if case .failure(let failure) = writeFile(path, Array(text.utf8), within: WritingBounds(around: [folder])) {
        throw ValidationError("'\(path)' \(failure.message)")
      }
    }
  }
}

/// The two forms of the list.
enum RuleTable {
  /// - Parameter columns: Titles are wrapped to this width; nil for no limit.
  static func text(_ abouts: [About], _ pen: Pen, columns: Int?) -> String {
    let titles = ["RULE", "GROUP", "SEVERITY", "DEFAULT", "WHAT IT FINDS"]
    let rows = abouts.map {
      [$0.id, $0.group.rawValue, $0.severity.word, $0.isOnByDefault ? "on" : "off", $0.title]
    }
    var widths = titles.map(\.count)
    for row in rows {
      for (i, cell) in row.enumerated() { widths[i] = max(widths[i], cell.count) }
    }
    let gap = 2
    let lead = widths.dropLast().reduce(0) { $0 + $1 + gap }
    // A last column that is too narrow is harder to read than lines that the terminal breaks.
    let room = columns.map { $0 - lead }.flatMap { $0 >= 20 ? $0 : nil } ?? .max

    func line(_ cells: [String], style: (Int) -> Pen.Style?) -> String {
      var line = ""
      for (i, cell) in cells.enumerated().dropLast() {
        line += style(i).map { pen($0, cell) } ?? cell
        line += String(repeating: " ", count: widths[i] - cell.count + gap)
      }
      let last = cells.count - 1
      for (i, part) in wrapped(cells[last], to: room).enumerated() {
        if i > 0 { line += "\n" + String(repeating: " ", count: lead) }
        line += style(last).map { pen($0, part) } ?? part
      }
      return line + "\n"
    }

    var table = line(titles) { _ in .faint }
    for (row, about) in zip(rows, abouts) {
      table += line(row) { column in
        switch column {
        case 0: .strong
        case 2: about.severity.style
        case 3: about.isOnByDefault ? nil : .faint
        default: nil
        }
      }
    }
    let off = abouts.count { !$0.isOnByDefault }
    table += "\n" + counted(abouts.count, "rule")
    table += off == 0 ? ".\n" : ", \(off) of them off by default.\n"
    return table
  }

  static func json(_ abouts: [About]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("rules")
      json.array(abouts) { json, about in
        json.object { json in
          json.member("id", about.id)
          json.member("group", about.group.rawValue)
          json.member("severity", about.severity.word)
          json.member("isOnByDefault", about.isOnByDefault)
          json.member("title", about.title)
          if !about.options.isEmpty {
            json.key("options")
            json.array(about.options) { json, option in
              json.object(isInline: true) { json in
                json.member("name", option.name)
                json.member("default", option.standard)
                json.member("meaning", option.meaning)
              }
            }
          }
          json.member("explanation", about.explanation)
        }
      }
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Severity {
  var style: Pen.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}

/// Breaks `text` at spaces into lines of at most `columns` characters, as far as its words allow.
func wrapped(_ text: String, to columns: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > columns {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line) }
  return lines
}
