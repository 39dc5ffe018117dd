import Linting

/// A comment that means to silence a finding and does not would be found out too late.
public struct InvalidSuppression: RunRule {
  public static let about = About(
    "invalid-suppression", .comments, .error, "A comment to SameView names no rule that there is, or gives no reason",
    explanation: """
      Comments that begin with `sameview:` are read as

          // sameview:disable:next RULE, RULE - reason    the next line of code
          // sameview:disable:this RULE                   this line
          // sameview:disable RULE … // sameview:enable RULE
          // sameview:disable:file RULE                   the whole file

      where `RULE` is the id of a rule, a group (`identity`, `lifetime`, `dependency`, `equality`, \
      `performance`) or `all`. Everything else silences nothing: a verb or a rule that does not exist, a \
      list without a rule, an `enable` without a `disable` before it. Where the configuration asks for reasons, \
      so does a comment without one.

      Comments that only mention SameView further on are left alone.
      """)

  public static let bad = [
    Example("No rule has this name", """
      // sameview:disable:next index-as-di - names never move
      let names = ["Ada", "Grace"]
      """),
    Example("No such verb", """
      // sameview:ignore index-as-id
      let names = ["Ada", "Grace"]
      """),
  ]
  public static let good = [
    Example("A rule and a reason", """
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
