// Traps on request, for tests of a run that survives them: the same binary is tried that people use.

import Files

/// Traps that the environment asks for; none in an ordinary run.
public enum ProvokedTrap {
  /// `SAMEVIEW_TRAP` lists how and where to trap, separated by commas: `index:any-view:Sources/Home.swift`. The rule
  /// may also be `reading`, `comments`, `linking` or `reporting`, and the path `*` for any.
  private static let wanted = (Platform.environment("SAMEVIEW_TRAP") ?? "").split(separator: ",").map {
    $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a trap is wanted somewhere.
  static let isWanted = !wanted.isEmpty

  /// Ends the process if a trap is wanted at this step in this file. Costs next to nothing where no trap is wanted.
  public static func strike(_ step: String, _ path: String) {
    for words in wanted where words.count == 3 && words[1] == step && (words[2] == path || words[2] == "*") {
      switch words[0] {
      case "overflow": _ = depth(of: wanted, 0)
      case "null": unsafe UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
      default: _ = words[words.count + wanted.count]
      }
    }
  }

  /// Never ends. An optimizer would make a loop of it, which needs no stack.
  @inline(never) @_optimize(none)
  private static func depth(of list: [[String]], _ level: Int) -> Int {
    list.count + level > 0 ? 1 + depth(of: list, level + 1) : 0
  }
}
