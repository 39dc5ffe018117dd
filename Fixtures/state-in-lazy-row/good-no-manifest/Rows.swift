import SwiftUI

/// No build file says where this runs.
struct DraftRow: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}

struct Drafts: View {
  let ids: [Int]
  var body: some View { List(ids, id: \.self) { _ in DraftRow() } }
}
