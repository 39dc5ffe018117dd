import SwiftUI

final class Main: ObservableObject {
  @Published var title = ""
}

struct Listener: View {
  @ObservedObject var main: Main
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onReceive(main.objectWillChange) { count += 1 }
    Text(main.title)
      .onReceive(main.$title) { _ in count += 1 }
  }
}
