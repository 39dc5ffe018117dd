import SwiftUI

final class Brand: ObservableObject {
  @Published var isDark = false
}

/// The initializer writes the object each time: nothing is lost with the old one, and a kept one would keep the first value.
struct Sign: View {
  @ObservedObject var brand = Brand()  // expect: info: `@ObservedObject var brand` does not own its object: a new `Brand` replaces the old one whenever the parent updates  // help: keep what `init` stores in the `Brand` in properties of `Sign`: nothing else changes it

  init(isDark: Bool) { brand.isDark = isDark }

  var body: some View { Text(brand.isDark ? "Dark" : "Light") }
}

/// A tap writes it as well.
struct Switch: View {
  @ObservedObject var brand = Other()  // expect: warning: a new `Other` replaces the old one whenever the parent updates, which resets its state  // help: set up the `Other` in a local of `init`, and keep it there with `_brand = StateObject(wrappedValue: …)`

  init(isDark: Bool) { brand.isDark = isDark }

  var body: some View { Button(brand.isDark ? "Dark" : "Light") { brand.isDark.toggle() } }
}

final class Other: ObservableObject {
  @Published var isDark = false
}

struct Signs: View {
  @State private var isDark = false
  var body: some View {
    Sign(isDark: isDark)
    Switch(isDark: isDark)
    Toggle("Dark", isOn: $isDark)
  }
}

/// A closure of the initializer writes later, at each tap.
struct Counting: View {
  @ObservedObject var counter = Counter()  // expect: info: a new `Counter` replaces the old one if its view is made again, which resets its state

  init() {
    let counter = counter
    counter.onTap = { counter.count += 1 }
  }

  var body: some View { Button("\(counter.count)") { counter.onTap() } }
}

final class Counter: ObservableObject {
  @Published var count = 0
  var onTap: () -> Void = {}
}

struct Counters: View {
  @State private var isDark = false
  var body: some View {
    Counting()
    Toggle("Dark", isOn: $isDark)
  }
}
