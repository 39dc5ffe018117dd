import SwiftUI

/// A stored flag lets it happen once, even though it is reset at the end of the block.
struct Page: View {
  @AppStorage("isFirstLaunch") private var isFirstLaunch = true
  let count: Int
  init(count: Int) {
    self.count = count
    if isFirstLaunch {
      defer { isFirstLaunch = false }
      UserDefaults.standard.set("none", forKey: "name")
    }
  }
  var body: some View { Text("\(count)") }
}

struct Root: View {
  @State private var count = 0
  var body: some View {
    Page(count: count)
    Button("More") { count += 1 }
  }
}
