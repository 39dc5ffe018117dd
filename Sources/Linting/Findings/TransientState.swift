// State that nobody misses when it is gone.

import Frameworks
import Project
import Syntax

extension Pass {
  /// Does the property hold, by its name, only what goes on at the moment: a press, an animation, a
  /// presentation, a measure? It means nothing once the view is out of sight.
  public func isTransient(_ fact: MemberFact) -> Bool {
    // By bytes: a string's own search is slow for so many words.
    let name = Array(text(fact.name).lowercased().utf8)
    return name.indices.contains { i in
      Self.transientWords.contains { $0[0] == name[i] && name[i...].starts(with: $0) }
    }
  }

  private static let transientWords: [[UInt8]] = [
    "press", "hover", "focus", "highlight", "animat", "tap", "drag", "swip", "offset", "show", "present", "alert",
    "sheet", "popover", "appear", "visible", "size", "width", "height", "frame", "confirm", "phase", "opacity",
    "scale", "copied", "copying", "loading", "navigat", "error",
  ].map { Array($0.utf8) }
}
