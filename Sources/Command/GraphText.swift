// The graph of a project as text, for Graphviz, for Mermaid and as JSON.

import Project
import Reporting

extension GraphOutline {
  /// - Parameter columns: The columns that lines have to fit; nil for lines of any length.
  func text(_ pen: Pen, columns: Int? = nil) -> String {
    var text = ""
    func write(_ line: String) { text += folded(styled: line, columns: columns, hanging: "    ") + "\n" }
    if showsViews {
      text += pen(.heading, "VIEWS") + "\n\n" + viewText(pen, columns: columns)
      text += pen(.heading, "SOURCES OF TRUTH") + "\n\n"
    }
    for source in sources {
      write(pen(.strong, source.name) + "  " + pen(.info, source.kind) + pen(.faint, "  \(source.place)"))
      if source.evaluations.isEmpty { text += "  a change evaluates no view\n" }
      let width = min(source.evaluations.map(\.view.count).max() ?? 0, 30)
      for evaluation in source.evaluations {
        let gap = String(repeating: " ", count: max(width - evaluation.view.count, 0))
        write("  evaluates \(evaluation.view)\(gap)  \(evaluation.reason)" + pen(.faint, "  \(evaluation.place)"))
      }
      text += "\n"
    }
    return text
  }

  /// The views alone.
  func viewText(_ pen: Pen, columns: Int? = nil) -> String {
    views.map { block($0, pen, columns) + "\n" }.joined()
  }

  private func block(_ view: View, _ pen: Pen, _ columns: Int?) -> String {
    var text = ""
    func write(_ line: String, hanging: Int) {
      text += folded(styled: line, columns: columns, hanging: String(repeating: " ", count: hanging)) + "\n"
    }
    write(pen(.strong, view.name) + pen(.faint, "  \(view.place)"), hanging: 4)
    func line(_ title: String, _ words: [String]) {
      guard !words.isEmpty else { return }
      let gap = String(repeating: " ", count: 12 - title.count)
      write("  " + pen(.faint, title) + gap + words.joined(separator: ", "), hanging: 14)
    }
    line("contains", view.contents.map { $0.isPerRow ? $0.name + " (each row)" : $0.name })
    line("is given", view.inputs)
    line("keeps", view.keeps)
    line("reads", view.reads)
    line("in actions", view.inActions)
    line("passes on", view.handsOn)
    line(
      "objects",
      view.objects.map(\.text))
    return text
  }

  // MARK: Pictures
  //
  // What a view keeps and depends on stands in its box: arrows for that, too, would cross all others.

  /// Views that contain, are contained, keep or depend on something.
  var drawn: [View] {
    let contained = Set(views.lazy.flatMap(\.contents).map(\.type))
    return views.filter {
      !$0.contents.isEmpty || contained.contains($0.type) || !$0.keeps.isEmpty || !$0.objects.isEmpty
    }
  }

  /// From the number of a view's box to the numbers of those that it builds.
  private func arrows(among views: [View]) -> [(from: Int, to: Int, isPerRow: Bool)] {
    var numbers: [TypeID: Int] = [:]
    for (i, view) in views.enumerated() { numbers[view.type] = i }
    return views.enumerated().flatMap { i, view in
      view.contents.compactMap { content in numbers[content.type].map { (i, $0, content.isPerRow) } }
    }
  }

  /// The first few of a list.
  private func some(_ words: [String], _ limit: Int) -> [String] {
    words.count <= limit ? words : words.prefix(limit - 1) + ["… \(words.count - limit + 1) more"]
  }

  /// Objects in the box of a view, and properties that it reads of each. The text format and JSON have all.
  private static let objectLimit = 4
  private static let readLimit = 3

  /// `Store: items, title`, in bold if it observes all of it.
  private func objectLines(of view: View) -> [(text: String, isObserved: Bool)] {
    view.objects.prefix(Self.objectLimit).map { object in
      let reads = some(object.reads, Self.readLimit).joined(separator: ", ")
      return (reads.isEmpty ? object.name : "\(object.name): \(reads)", object.isObserved)
    }
  }

  /// What colors and arrows mean, below the picture. As a label of the whole graph it moves no box.
  private static let legend =
    "box: a view, yellow if it keeps state · <font color=\"#8a5a00\">state that it keeps</font> · "
    + "<font color=\"#1f5fbf\">object: what it reads, <b>bold if it observes all of it</b></font> · "
    + "arrow: contains · each row: once for each element of a collection"

  var dot: String {
    var lines = [
      "digraph views {",
      "  rankdir=LR; nodesep=0.12; ranksep=0.5; splines=true;",
      "  label=<\(Self.legend)>; labelloc=b; fontname=\"Helvetica\"; fontsize=10;",
      "  node [fontname=\"Helvetica\", fontsize=11, shape=box, style=\"rounded,filled\", margin=\"0.1,0.05\"];",
      "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#8899aa\", arrowsize=0.6];",
    ]
    let views = drawn
    for (i, view) in views.enumerated() {
      var label = "<b>\(escaped(view.name))</b>"
      for state in some(view.keeps, 4) { label += "<br/><font color=\"#8a5a00\">\(escaped(state))</font>" }
      for object in objectLines(of: view) {
        let text = object.isObserved ? "<b>\(escaped(object.text))</b>" : escaped(object.text)
        label += "<br/><font color=\"#1f5fbf\">\(text)</font>"
      }
      lines.append("  v\(i) [label=<\(label)>, fillcolor=\"\(view.keeps.isEmpty ? "white" : "#fff6df")\"];")
    }
    for arrow in arrows(among: views) {
      lines.append("  v\(arrow.from) -> v\(arrow.to)\(arrow.isPerRow ? " [label=\"each row\"]" : "");")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  var mermaid: String {
    var lines = ["flowchart LR"]
    let views = drawn
    for (i, view) in views.enumerated() {
      let words = some(view.keeps, 4) + objectLines(of: view).map(\.text)
      let label = ([view.name] + words).map(escaped).joined(separator: "<br/>")
      lines.append("  v\(i)[\"\(label)\"]")
    }
    for arrow in arrows(among: views) {
      lines.append("  v\(arrow.from) -->\(arrow.isPerRow ? "|each row|" : "") v\(arrow.to)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Graphviz and Mermaid both read entities of HTML.
  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("@", with: "&#64;")
  }

  // MARK: JSON

  /// The document that `docs/graph.schema.json` describes.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      if showsViews {
        json.key("views")
        json.array(views) { json, view in json.write(view) }
      }
      json.key("sources")
      json.array(sources) { json, source in
        json.object { json in
          json.member("name", source.name)
          json.member("kind", source.kind)
          json.member("file", source.place.path)
          json.member("line", source.place.line)
          json.key("evaluates")
          json.array(source.evaluations) { json, evaluation in
            json.object(isInline: true) { json in
              json.member("view", evaluation.view)
              json.member("reason", evaluation.reason)
              json.member("file", evaluation.place.path)
              json.member("line", evaluation.place.line)
            }
          }
        }
      }
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension GraphOutline.Object {
  /// `observes Store (items, title)`
  var text: String {
    (isObserved ? "observes " : "") + name + (reads.isEmpty ? "" : " (" + reads.joined(separator: ", ") + ")")
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ view: GraphOutline.View) {
    object { json in
      json.member("name", view.name)
      json.member("file", view.place.path)
      json.member("line", view.place.line)
      json.key("contains")
      json.array(view.contents) { json, content in
        json.object(isInline: true) { json in
          json.member("view", content.name)
          json.member("isPerRow", content.isPerRow)
        }
      }
      for (key, words) in [
        ("inputs", view.inputs), ("keeps", view.keeps), ("reads", view.reads), ("inActionsOnly", view.inActions),
        ("handsOn", view.handsOn),
      ] {
        json.key(key)
        json.array(words) { json, word in json.string(word) }
      }
      json.key("objects")
      json.array(view.objects) { json, object in
        json.object { json in
          json.member("type", object.name)
          json.member("isObserved", object.isObserved)
          json.key("reads")
          json.array(object.reads) { json, word in json.string(word) }
        }
      }
    }
  }
}
