// The graph of a project as data of an HTML report.

import Project
import Reporting

extension GraphOutline {
  /// The views whose evaluation a source lists. Its count tells how many there are.
  private static let evaluationLimit = 150

  /// The sources of truth, the one whose change evaluates most views first.
  func sourceParts(_ paths: inout PageNumbers) -> [HTMLContents.Source] {
    let numbers = viewNumbers
    let ordered = sources.enumerated().sorted {
      ($1.element.evaluations.count, $0.offset) < ($0.element.evaluations.count, $1.offset)
    }
    return ordered.map { _, source in
      let shown = source.evaluations.prefix(Self.evaluationLimit)
      let part = HTMLContents.Part { json in
        json.member("name", source.name)
        json.member("kind", source.kind)
        json.write(source.place, &paths)
        json.member("count", source.evaluations.count)
        json.key("evaluates")
        json.array(Array(shown)) { json, evaluation in
          json.object { json in
            json.member("view", numbers[evaluation.type] ?? -1)
            json.member("reason", evaluation.reason)
            if let parent = evaluation.parent.flatMap({ numbers[$0] }) { json.member("parent", parent) }
          }
        }
      }
      return HTMLContents.Source(part, views: shown.compactMap { numbers[$0.type] })
    }
  }

  /// The views in the order of their numbers.
  func viewParts(_ paths: inout PageNumbers) -> [HTMLContents.Part] {
    let numbers = viewNumbers
    return views.enumerated().map { number, view in
      HTMLContents.Part { json in
        json.member("id", number)
        json.member("name", view.name)
        json.write(view.place, &paths)
        json.key("contains")
        json.array(view.contents) { json, content in
          json.object { json in
            json.member("view", numbers[content.type] ?? -1)
            if content.isPerRow { json.member("isPerRow", true) }
          }
        }
        let lists = [
          ("inputs", view.inputs), ("keeps", view.keeps), ("reads", view.reads), ("inActions", view.inActions),
          ("passes", view.handsOn), ("objects", view.objects.map(\.text)),
        ]
        for (name, texts) in lists where !texts.isEmpty {
          json.key(name)
          json.array(texts) { $0.string($1) }
        }
      }
    }
  }

  private var viewNumbers: [TypeID: Int] {
    Dictionary(views.enumerated().map { ($0.element.type, $0.offset) }) { first, _ in first }
  }
}
