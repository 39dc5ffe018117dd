// The tools of the server, as clients list them.

import Linting
import Messages
import Reporting

/// A tool that a model can call.
enum Tool: String, CaseIterable {
  case lint, explain
  case viewTree = "view_tree"
  case whatUpdates = "what_updates"
  case fixPreview = "fix_preview"

  /// The entry in the list of tools, with the schemas of arguments and result.
  var description: JSON {
    var members: [String: JSON] = [
      "name": .string(rawValue), "title": .string(title), "description": .string(purpose),
      "inputSchema": arguments,
      // No tool writes, and none reads anything but the project.
      "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false],
    ]
    if let result { members["outputSchema"] = result }
    return .object(members)
  }

  private var title: String {
    switch self {
    case .lint: "Find SwiftUI defects"
    case .explain: "Explain a finding or a rule"
    case .viewTree: "Show what SwiftUI sees"
    case .whatUpdates: "Show what a change updates"
    case .fixPreview: "Preview safe fixes"
    }
  }

  private var purpose: String {
    switch self {
    case .lint:
      """
      Lints SwiftUI code in its project. Prints one finding a line, the worst first, and always a last line with the counts \
      and what to call next. Call it after each change of SwiftUI code.
      """
    case .explain:
      """
      Explains a finding by the places that prove it, with the remedy and the comment that silences it; or a rule: why, what \
      to write instead, and what it does not report. Pass exactly one of the arguments.
      """
    case .viewTree:
      """
      Shows what SwiftUI sees in the bodies of a file: elements and modifiers, branches, ids of rows, and the state that \
      views keep. A `!` marks a place where identity can end, with the state that is lost there.
      """
    case .whatUpdates:
      """
      Shows which views a change of a property evaluates again, and why. For a class, it does so for each of its properties. \
      For a view, it shows what the view keeps, reads and observes.
      """
    case .fixPreview:
      """
      Shows all safe fixes as a unified diff, and writes nothing. After a safe fix, the app does the same without the defect.
      """
    }
  }

  /// The schema of the arguments.
  private var arguments: JSON {
    let file = "Relative to the working folder, or absolute. Paths outside of the folders of the server are refused."
    let path = text("A file or a folder; the whole project without it. " + file)
    switch self {
    case .lint:
      return object([
        "path": path,
        "severity": [
          "type": "string", "enum": .array(Severity.allCases.map { .string($0.word) }), "default": "warning",
          "description": "The lowest severity to print; all findings are counted.",
        ],
        "rules": [
          "type": "array", "items": ["type": "string"],
          "description": "Print and count only the findings of these rules or groups, among those that are on.",
        ],
        "limit": number("The most findings to print.", 1...Self.limit, standard: AgentLayout.usualLimit),
      ])
    case .explain:
      return object([
        "rule": text("The id of a rule, such as index-as-id."),
        "finding": text("The place of a finding, as `lint` prints it: Sources/Home.swift:12"),
      ])
    case .viewTree:
      return object(
        [
          "path": text("A Swift file. " + file), "view": text("Show only the bodies of this type."),
          "depth": number(
            "Expand views and helpers of the project, to this many levels.", 0...Self.depthLimit, standard: 0),
        ], required: ["path"])
    case .whatUpdates:
      return object(
        [
          "name": text("`View.property` for state, `Class.property` or a class for a model, or the name of a view."),
          "path": text("A path in the project, if the server has several folders. " + file),
        ], required: ["name"])
    case .fixPreview: return object(["path": path])
    }
  }

  /// The most findings that `lint` prints.
  static let limit = 200
  /// Deeper trees are not readable.
  static let depthLimit = 16

  /// The schema of the data; nil if there is only text. A tree as data takes several times the words of its text, and
  /// clients may pass both to the model.
  private var result: JSON? {
    let (line, word): (JSON, JSON) = (["type": "integer", "minimum": 1], ["type": "string"])
    func list(_ members: [String: JSON]) -> JSON {
      ["type": "array", "items": object(members, required: members.keys.sorted())]
    }
    let count: JSON = ["type": "integer", "minimum": 0]
    switch self {
    case .lint:
      return object(
        [
          "findings": list([
            "file": word, "line": line, "column": line, "severity": word, "rule": word, "message": word,
            "help": ["type": ["string", "null"]], "isFixable": ["type": "boolean"],
          ]),
          "errors": count, "warnings": count, "infos": count, "findingsLeftOut": count,
          "problems": list(["file": word, "message": word]), "problemsLeftOut": count,
        ],
        required: [
          "findings", "errors", "warnings", "infos", "findingsLeftOut", "problems", "problemsLeftOut",
        ])
    case .whatUpdates:
      let evaluation = list(["view": word, "reason": word, "file": word, "line": line])
      let sources = list([
        "name": word, "kind": word, "file": word, "line": line, "evaluates": evaluation, "evaluatesLeftOut": count,
      ])
      return object(["sources": sources, "sourcesLeftOut": count], required: ["sources", "sourcesLeftOut"])
    default: return nil
    }
  }

  private func object(_ members: [String: JSON], required: [String] = []) -> JSON {
    [
      "type": "object", "properties": .object(members), "required": .array(required.map { .string($0) }),
      "additionalProperties": false,
    ]
  }

  private func text(_ description: String) -> JSON { ["type": "string", "description": .string(description)] }

  private func number(_ description: String, _ range: ClosedRange<Int>, standard: Int) -> JSON {
    [
      "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
      "default": .integer(standard), "description": .string(description),
    ]
  }
}

/// The arguments of a call, which clients need not have checked.
struct Arguments {
  private let members: [String: JSON]

  /// - Throws: If there is an argument that the tool does not have.
  init(_ json: JSON, of tool: Tool) throws(ContextService.Refusal) {
    switch json {
    case .null: members = [:]
    case .object(let members): self.members = members
    default: throw ContextService.Refusal("the arguments are not an object")
    }
    let known = tool.description["inputSchema"]["properties"]
    for name in members.keys.sorted() where known[name] == .null {
      throw ContextService.Refusal("`\(tool.rawValue)` has no argument `\(visible(name, keeping: nil))`")
    }
  }

  func text(_ name: String) throws(ContextService.Refusal) -> String? {
    switch members[name] ?? .null {
    case .null: return nil
    case .string(let text) where !text.isEmpty && !text.utf8.contains(0): return text
    default: throw ContextService.Refusal("`\(name)` must be a text that is not empty")
    }
  }

  func texts(_ name: String) throws(ContextService.Refusal) -> [String] {
    switch members[name] ?? .null {
    case .null: return []
    case .array(let elements):
      let texts = elements.compactMap(\.text)
      if texts.count == elements.count { return texts }
    default: break
    }
    throw ContextService.Refusal("`\(name)` must be a list of texts")
  }

  func number(_ name: String, _ range: ClosedRange<Int>, standard: Int) throws(ContextService.Refusal) -> Int {
    switch members[name] ?? .null {
    case .null: return standard
    case .integer(let number) where range.contains(number): return number
    case .number(let number): if let whole = Int(exactly: number), range.contains(whole) { return whole }
    default: break
    }
    throw ContextService.Refusal("`\(name)` must be a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
}
