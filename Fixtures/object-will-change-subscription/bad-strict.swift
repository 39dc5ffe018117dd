// Passing on what a part of an object announces is the accepted way: advice only.
// with: strict
import Combine
import SwiftUI

final class Drawer: ObservableObject {
  @Published var isOpen = false
}

final class Cabinet: ObservableObject {
  let drawer = Drawer()
  private var cancellables: Set<AnyCancellable> = []
  init() {
    drawer.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }  // expect: info:
      .store(in: &cancellables)
  }
}

/// Nothing reads the drawer here.
struct Counter: View {
  @ObservedObject var drawer: Drawer
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onReceive(drawer.objectWillChange.map { _ in 1 }) { count = $0 }  // expect: `objectWillChange` of `drawer` fires before the change of any published property
  }
}

final class Summary {
  private var text = ""
  private var cancellables: Set<AnyCancellable> = []
  init(drawer: Drawer) {
    drawer.objectWillChange.map { _ in "changed" }.assign(to: \.text, on: self).store(in: &cancellables)  // expect: info:
  }
}
