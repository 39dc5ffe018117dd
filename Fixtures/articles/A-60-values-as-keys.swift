import SwiftUI

struct Nap: Identifiable { let id: Int; let minutes: Int }

struct Week: View {
  let dates: [Date]
  let naps: [Nap]
  var body: some View {
    VStack {
      ForEach(dates, id: \.self) { Text("\($0)") }
      ForEach(naps, id: \.id) { Text("\($0.minutes)") }
    }
  }
}
