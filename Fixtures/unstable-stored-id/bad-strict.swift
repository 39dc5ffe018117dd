// No code is seen to build them in an update: advice only.
// with: strict
import SwiftUI

struct Note: Identifiable {
  let id = UUID()  // expect: info: `Note`
  var text: String
}

/// Each presentation is a new one anyway.
struct Warning: Identifiable {
  let id = UUID()
  let text: String
}

struct Notes: View {
  let notes: [Note]
  @State private var warning: Warning?
  var body: some View {
    List(notes) { Text($0.text) }
      .sheet(item: $warning) { Text($0.text) }
  }
}
