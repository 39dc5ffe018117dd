import SwiftUI

// Each value of the view gets its options again: another object is as good, and SwiftUI would show an older one.

final class Options: ObservableObject {
  var onLoad: (() -> Void)?
  var retries = 0
}

struct Remote: View {
  @ObservedObject var options = Options()
  let name: String

  init(_ name: String) { self.name = name }

  func onLoad(_ action: @escaping () -> Void) -> Remote {
    options.onLoad = action
    return self
  }
  func retries(_ count: Int) -> Remote {
    options.retries = count
    return self
  }

  var body: some View {
    Text("\(name) \(options.retries)").onAppear { options.onLoad?() }
  }
}

struct Gallery: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Remote("A").retries(count).onLoad { print("loaded") }
  }
}
