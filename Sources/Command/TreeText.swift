// Outlines of bodies as text, with one line for each node, and as JSON.

import Reporting

struct TreeText {
  private let pen: Pen
  private let columns: Int?
  private var text = ""

  /// The tree in lines after a heading; ends with a line break.
  ///
  /// - Parameter columns: The columns that lines have to fit; nil for one line for each node.
  static func text(of outline: Outline, _ pen: Pen, columns: Int? = nil) -> String {
    var page = TreeText(pen: pen, columns: columns)
    page.write(heading(of: outline, pen))
    page.write(outline.items, [], margin: "")
    return page.text
  }

  /// The name of a body and its type in lines of their own; ends with a line break.
  static func text(of outline: Outline, type: String, _ pen: Pen, columns: Int?) -> String {
    var page = TreeText(pen: pen, columns: columns)
    page.write(heading(of: outline, pen))
    page.write("  " + type)
    return page.text
  }

  /// The name of the body and its place.
  private static func heading(of outline: Outline, _ pen: Pen) -> String {
    var line = pen(.strong, outline.name) + pen(.faint, "  \(outline.place)")
    if !outline.isBuilder { line += pen(.faint, "  not a view builder") }
    return line
  }

  private init(pen: Pen, columns: Int?) { (self.pen, self.columns) = (pen, columns) }

  private mutating func write(_ line: String, hanging: String = "    ") {
    text += folded(styled: line, columns: columns, hanging: hanging) + "\n"
  }

  private mutating func write(_ items: [Outline.Item], _ contents: [Outline], margin: String) {
    let count = items.count + contents.count
    for i in 0..<count {
      let isLast = i == count - 1
      let start = pen(.faint, margin + (isLast ? "└─ " : "├─ "))
      let below = margin + (isLast ? "   " : "│  ")
      func hanging(_ isLeaf: Bool) -> String { pen(.faint, below + (isLeaf ? "  " : "│ ")) + "  " }
      if i < contents.count {
        let heading = pen(.faint, "in ") + Self.heading(of: contents[i], pen)
        write(start + heading, hanging: hanging(contents[i].items.isEmpty))
        write(contents[i].items, [], margin: below)
      } else {
        let item = items[i - contents.count]
        write(start + line(item), hanging: hanging(item.items.isEmpty && item.contents.isEmpty))
        write(item.items, item.contents, margin: below)
      }
    }
  }

  private func line(_ item: Outline.Item) -> String {
    var line = item.kind == .erased ? pen(.warning, "erased ") : pen(.faint, item.kind.rawValue + " ")
    switch item.kind {
    case .element, .erased: line += pen(.strong, item.name)
    case .modifier: line += "." + item.name
    default: line += item.name
    }
    line += item.detail
    for remark in item.remarks { line += pen(.faint, "  " + remark) }
    if let ids = item.ids { line += pen(.info, "  " + ids) }
    if let declaration = item.declaration {
      let name = declaration.name.map { $0 + ", " } ?? ""
      line += pen(.faint, "  → \(name)\(declaration.place)")
    }
    if !item.keeps.isEmpty { line += pen(.info, "  keeps " + item.keeps.map(\.short).joined(separator: ", ")) }
    if let end = item.end { line += pen(.warning, "  ! \(end.text)") }
    return line
  }
}

extension Outline.Kept {
  var short: String { "@\(wrapper) \(property)" }
}

extension Outline.End {
  /// States that are named. JSON has all.
  private static let stateLimit = 3

  /// The reason, and the first states that are lost.
  var text: String {
    guard !loses.isEmpty else { return reason }
    let shown = loses.prefix(Self.stateLimit).map { "\($0.short) of \($0.owner)" }.joined(separator: ", ")
    let rest = loses.count > Self.stateLimit ? " and \(loses.count - Self.stateLimit) more" : ""
    return "\(reason); loses \(shown)\(rest)"
  }
}

// MARK: JSON

extension JSONWriter {
  /// The document of `tree --format json`, which `docs/tree.schema.json` describes.
  ///
  /// - Parameter types: The inferred type of each body; nil without `--types`.
  static func document(of outlines: [Outline], types: [String]?) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("bodies")
      json.array(Array(outlines.indices)) { json, i in json.write(outlines[i], type: types?[i]) }
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private mutating func write(_ outline: Outline, type: String?) {
    object { json in
      json.member("name", outline.name)
      json.member("view", outline.owner)
      json.write(outline.place)
      json.member("isBuilder", outline.isBuilder)
      if let type { json.member("type", type) }
      json.key("nodes")
      json.array(outline.items) { json, item in json.write(item) }
    }
  }

  private mutating func write(_ item: Outline.Item) {
    object { json in
      json.member("kind", item.kind.rawValue)
      if !item.name.isEmpty { json.member("name", item.name) }
      if !item.detail.isEmpty { json.member("detail", item.detail) }
      json.write(item.place)
      if let ids = item.ids { json.member("ids", ids) }
      if !item.remarks.isEmpty { json.member("remarks", item.remarks.joined(separator: "; ")) }
      if let declaration = item.declaration {
        json.key("declaration")
        json.object(isInline: true) { json in
          if let name = declaration.name { json.member("name", name) }
          json.write(declaration.place)
        }
      }
      if !item.keeps.isEmpty { json.write("keeps", item.keeps) }
      if let end = item.end {
        json.key("identityEnds")
        json.object { json in
          json.member("reason", end.reason)
          json.write("loses", end.loses)
        }
      }
      if !item.items.isEmpty {
        json.key("nodes")
        json.array(item.items) { json, item in json.write(item) }
      }
      if !item.contents.isEmpty {
        json.key("contents")
        json.array(item.contents) { json, outline in json.write(outline, type: nil) }
      }
    }
  }

  private mutating func write(_ name: String, _ states: [Outline.Kept]) {
    key(name)
    array(states) { json, state in
      json.object(isInline: true) { json in
        json.member("wrapper", state.wrapper)
        json.member("property", state.property)
        json.member("view", state.owner)
        json.write(state.place)
      }
    }
  }

  private mutating func write(_ place: LinePlace) {
    member("file", place.path)
    member("line", place.line)
  }
}
