import SwiftUI

// No code of the program makes the view.

@main
struct Bakery: App {
  var body: some Scene { WindowGroup { Counter() } }
}

struct Counter: View {
  @State private var count = 0
  var body: some View { Stepper("\(count)", value: $count) }
}

struct OldCounter: View {
  @State private var count = 0
  var body: some View {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return Stepper(formatter.string(from: count as NSNumber) ?? "", value: $count)
  }
}
