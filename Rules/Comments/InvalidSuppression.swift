import Linting

/// A comment that is meant to silence a finding, but has no effect.
public struct InvalidSuppression: RunRule {
  public static let about = About(
    "invalid-suppression", .comments, .error, "A comment for SameView names an unknown rule, or gives no reason",
    explanation: """
      Comments that begin with `sameview:` have these forms:

          // sameview:disable:next RULE, RULE - reason    the next line of code
          // sameview:disable:this RULE                   this line
          // sameview:disable RULE … // sameview:enable RULE
          // sameview:disable:file RULE                   the whole file

      `RULE` is the id of a rule, a group (`identity`, `lifetime`, `dependency`, `equality`, `performance`) or \
      `all`. Every other form silences nothing: an unknown verb or rule, a list without a rule, an `enable` \
      without a `disable` before it. Where the configuration asks for reasons, a comment without a reason is \
      reported as well.

      Comments that mention SameView later in their text are not reported.
      """)

  public static let bad = [
    Example(
      "No rule has this name",
      """
      // sameview:disable:next index-as-di - names never move
      let names = ["Ada", "Grace"]
      """),
    Example(
      "No such verb",
      """
      // sameview:ignore index-as-id
      let names = ["Ada", "Grace"]
      """),
  ]
  public static let good = [
    Example(
      "A rule and a reason",
      """
      import SwiftUI

      struct Names: View {
        @State private var names: [String] = []
        var body: some View {
          ForEach(names.indices, id: \\.self) { // sameview:disable:this index-as-id - only added at the end
            TextField("Name", text: $names[$0])
          }
        }
      }
      """)
  ]
}
