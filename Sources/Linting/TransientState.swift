// State that nobody misses when it is gone.

import Frameworks
import Project
import Syntax

extension Pass {
  /// Does the property hold, by its name, only what goes on at the moment: a press, an animation, a
  /// presentation, a measure? It means nothing once the view is out of sight.
  public func isTransient(_ fact: MemberFact) -> Bool {
    let name = text(fact.name).lowercased()
    let words = [
      "press", "hover", "focus", "highlight", "animat", "tap", "drag", "swip", "offset", "show",
      "present",
      "alert",
      "sheet", "popover", "appear", "visible", "size", "width", "height", "frame", "confirm",
      "phase",
      "opacity", "scale",
      "copied", "copying", "loading", "navigat", "error",
    ]
    return words.contains { name.contains($0) }
  }
}
