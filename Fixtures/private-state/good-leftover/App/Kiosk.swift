import SwiftUI

@main
struct KioskApp: App {
  var body: some Scene { WindowGroup { Counter() } }
}

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
