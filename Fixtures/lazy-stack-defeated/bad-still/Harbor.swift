import SwiftUI

struct HarborApp: App {
  var body: some Scene {
    WindowGroup { Harbor() }
  }
}

struct Harbor: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      ScrollView { VStack { Pier() } }
      Text("a").sheet(isPresented: $isOpen) { Shore() }
    }
  }
}
