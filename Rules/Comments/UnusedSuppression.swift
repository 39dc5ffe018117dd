import Linting

/// A comment that silences nothing hides the next finding that somebody brings in.
public struct UnusedSuppression: RunRule {
  public static let about = About(
    "unused-suppression", .comments, .warning, "A comment disables a rule that has nothing to report there",
    fix: "Takes the name out of the comment, or the comment away. Safe.",
    explanation: """
      A comment such as `// sameview:disable:next any-view - the plug-in's type` silences findings of a rule \
      in the next line of code; `disable:this` in its own line, `disable` until `enable` or the end of the \
      file, `disable:file` in the whole file. When the code has been mended, or the comment was moved away \
      from it, nothing is left to be silenced; but the comment would still hide the next finding in that \
      place. Remove it.

      Only rules that this run has checked are judged: with `--only`, comments about all other rules are \
      left alone. So are names of groups and `all` as long as one of their rules is off.
      """)

  public static let bad = [
    Example("The id was mended", """
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
    Example("There is something to silence", """
      import SwiftUI

      struct Names: View {
        @State private var names: [String] = []
        var body: some View {
          // sameview:disable:next index-as-id - names are only added at the end
          ForEach(names.indices, id: \\.self) { TextField("Name", text: $names[$0]) }
        }
      }
      """)
  ]
}
