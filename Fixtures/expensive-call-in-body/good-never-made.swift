import SwiftUI

// No code of the program shows these views: not even those that make one another, or a helper that nothing calls.

@main
struct Bakery: App {
  var body: some Scene { WindowGroup { Counter(); Loaf(); Roll(); Cake() } }
}

struct Loaf: View { var body: some View { Text("loaf") } }
struct Roll: View { var body: some View { Text("roll") } }
struct Cake: View { var body: some View { Text("cake") } }

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

struct OldPage: View {
  var body: some View { OldRow(count: 1) }
}

struct OldRow: View {
  let count: Int
  @State private var isBold = false
  var body: some View {
    Toggle(NumberFormatter().string(from: count as NSNumber) ?? "", isOn: $isBold).bold(isBold)
  }
}

extension View {
  func stamped() -> some View { overlay { Stamp(date: .now) } }
}

struct Stamp: View {
  let date: Date
  @State private var isBold = false
  var body: some View { Toggle(DateFormatter().string(from: date), isOn: $isBold).bold(isBold) }
}
