import SwiftUI

final class Library: ObservableObject {
  @Published var books: [String] = []
  func load() {  // note: does its work without asking whether it was done
    Task { books = await Self.all() }
  }
  func fetchAll(_ kind: Int) {
    Task { books = await Self.all() }
  }
  func trackVisit() { books.removeAll() }
  static func all() async -> [String] { [] }
}

struct Shelf: View {
  @ObservedObject var library: Library
  @State private var visits: [Date] = []  // note: kept from one appearance to the next

  var body: some View {
    VStack {
      Text("A").onAppear { library.load() }  // expect: info: `load` is called each time that the view appears: after a pushed view is closed, with each change of tabs
      Text("B").onAppear(perform: library.load)  // expect: `library.load` is called each time
      Text("C").onAppear {
        visits.append(Date())  // expect: `visits` gets one more element each time that the view appears
      }
      Text("D").onAppear {
        let kind = 1
        library.fetchAll(kind)  // expect: `fetchAll` is called each time
      }
      Text("E").onAppear { self.library.trackVisit() }  // expect: `trackVisit` is called each time
      Text("F").onAppear(perform: loadShelf)  // expect: `loadShelf` is called each time
    }
  }

  private func loadShelf() {
    library.load()
  }
}
