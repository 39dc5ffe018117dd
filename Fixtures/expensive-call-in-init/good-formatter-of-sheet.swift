import SwiftUI

// One for each time that the sheet opens.
struct Sharing: View {
  let text: String
  init(date: Date) {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    text = formatter.string(from: date)
  }
  var body: some View { Text(text) }
}

struct Achievements: View {
  @State private var isSharing = false
  @State private var count = 0
  var body: some View {
    Button("Share \(count)") { isSharing = true }
      .onTapGesture { count += 1 }
      .sheet(isPresented: $isSharing) { Sharing(date: .now) }
  }
}
