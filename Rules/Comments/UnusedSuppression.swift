import Linting

/// A comment that silences nothing would hide the next finding in its place.
public struct UnusedSuppression: RunRule {
  public static let about = About(
    "unused-suppression", .comments, .warning, "A comment disables a rule that has nothing to report there",
    fix: "Removes the name from the comment, or the whole comment. Safe.",
    explanation: """
      A comment such as `// sameview:disable:next any-view - the plug-in's type` silences findings of a rule \
      in the next line of code. `disable:this` applies to its own line, and `disable:file` to the whole file. \
      `disable` applies to all lines until `enable` or the end of the file. When the code has been corrected, \
      or the comment has been moved away from it, it silences nothing. It would still hide the next finding in \
      that place, so remove it.

      Only rules that this run has checked are judged: with `--only`, comments about all other rules are not \
      reported. Neither are names of groups and `all` while one of their rules is off.
      """)

  public static let bad = [
    Example(
      "The id was corrected",
      """
      import SwiftUI

      struct Names: View {
        let names: [String]
        var body: some View {
          // sameview:disable:next index-as-id - names never move
          ForEach(names, id: \\.self) { Text($0) }
        }
      }
      """)
  ]
  public static let good = [
    Example(
      "The comment silences a finding",
      """
      import SwiftUI

      struct Names: View {
        @State private var names: [String] = []
        var body: some View {
          // sameview:disable:next index-as-id - the last name is never edited
          ForEach(names.indices, id: \\.self) { TextField("Name", text: $names[$0]) }
          Button("Fewer") { names.removeLast() }
        }
      }
      """)
  ]
}
