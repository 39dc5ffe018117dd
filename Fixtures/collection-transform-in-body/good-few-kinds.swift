import SwiftUI

struct Voice: Identifiable {
  let id: Int
  let language: String
}

/// There are many voices, and a few languages.
struct Voices: View {
  @State private var voices: [Voice] = []
  @State private var isBold = false
  let load: () async -> [Voice]
  private var languages: [String] {
    let languages = Set(voices.map(\.language))
    return languages.sorted()
  }
  var body: some View {
    Toggle("Bold", isOn: $isBold).bold(isBold)
    Text(languages.first ?? "")
    Text(languages.last ?? "")
      .task { voices = await load() }
  }
}
