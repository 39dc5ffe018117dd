import SwiftUI

struct Comment: Identifiable {
  let id: String
  var isLong = false
  static let samples = [Comment(id: "a"), Comment(id: "b"), Comment(id: "a", isLong: true)]
}

/// The first two are distinct.
struct Thread: View {
  var body: some View {
    List { ForEach(Comment.samples.prefix(2)) { Text($0.id) } }
  }
}
