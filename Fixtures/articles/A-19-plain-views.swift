import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Head()
      Text("First")
      Text("Second")
      Foot()
    }
  }
}

struct Head: View {
  var body: some View {
    HStack {
      Image(systemName: "book")
      Text("Head")
    }
  }
}

struct Foot: View {
  var body: some View { Text("Foot") }
}
