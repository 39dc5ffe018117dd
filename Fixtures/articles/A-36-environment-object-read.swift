import SwiftUI

final class Main: ObservableObject {
  @Published var items = ["a"]
}

struct Items: View {
  @EnvironmentObject private var main: Main
  var body: some View { List(main.items, id: \.self) { Text($0) } }
}
