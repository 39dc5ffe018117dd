// `.task` is not there.
// with: iOS=14
import SwiftUI

struct Ticker: View {
  @State private var text = ""
  var body: some View {
    Text(text).onAppear { Task { await load() } }
  }
  func load() async { text = "loaded" }
}
