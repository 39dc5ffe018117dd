import SwiftUI

// Each case has a hash of its own.

enum Season { case past, present }

struct Part: Identifiable {
  let season: Season
  var id: Int { season.hashValue }
}

struct Parts: View {
  let parts: [Part]
  var body: some View { ForEach(parts) { Text(String(describing: $0.season)) } }
}
