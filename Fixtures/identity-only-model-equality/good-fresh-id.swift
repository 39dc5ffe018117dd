import SwiftUI

/// Each new value has an id of its own, and nothing changes a value.
struct Clip: Identifiable, Equatable {
  let id = UUID()
  let name: String
  var icon: String
  static func == (a: Clip, b: Clip) -> Bool { a.name == b.name }
}

struct ClipCell: View {
  let clip: Clip
  var body: some View { Label(clip.name, systemImage: clip.icon) }
}

struct Clips: View {
  @State private var clips: [Clip] = []
  var body: some View {
    ForEach(clips) { ClipCell(clip: $0) }
    Button("Add") { clips.append(Clip(name: "A", icon: "doc")) }
  }
}
