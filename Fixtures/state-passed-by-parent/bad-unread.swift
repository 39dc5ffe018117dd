import SwiftUI

final class Reader: ObservableObject {
  @Published var name = ""
}

struct Feed: View {
  @StateObject var reader: Reader
  //               ^~~~~~ expect: info: the parent passes a value  // help: delete `reader`, which nothing reads
  let title: String
  var body: some View { Text(title) }
}

struct Feeds: View {
  @State private var reader = Reader()

  var body: some View {
    Feed(reader: reader, title: "Feed")
    Button("Next") { reader = Reader() }
  }
}
