import SwiftUI

final class Shelf: ObservableObject {
  @Published var titles: [String] = []
  func show(_ genre: String) { titles = [genre] }
}

struct ShelfView: View {
  @StateObject private var shelf: Shelf

  init(genre: String) {
    let shelf = Shelf()
    shelf.show(genre)
    _shelf = StateObject(wrappedValue: shelf)  // expect: before `@StateObject` can defer it
    // help: let an initializer of `Shelf` set the object up, and call it inside the parentheses of `StateObject(wrappedValue:)`
  }

  var body: some View { Text("\(shelf.titles.count)") }
}
