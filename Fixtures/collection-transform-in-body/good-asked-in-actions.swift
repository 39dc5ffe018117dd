import SwiftData
import SwiftUI

@Model final class Talk {
  var title: String
  init(title: String) { self.title = title }
}

/// An evaluation groups once; actions group again when they run.
struct Talks: View {
  @Query private var talks: [Talk]
  @State private var chosen: String?
  private var grouped: [String: [Talk]] { Dictionary(grouping: talks, by: \.title) }
  var body: some View {
    let grouped = grouped
    List(selection: $chosen) {
      Text("\(grouped.count)").bold(chosen == nil)
    }
    .onAppear { choose() }
    .onTapGesture { chosen = self.grouped.keys.first }
  }
  private func choose() { chosen = grouped.keys.first }
}
