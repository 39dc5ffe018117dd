// State whose loss does no harm.

import Frameworks
import Project
import Syntax

extension Pass {
  /// Whether the property's name says that it holds only a passing condition: a press, an animation, a presentation,
  /// a measured size. Such a value has no meaning once the view is out of sight.
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
