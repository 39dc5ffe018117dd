import SwiftUI

final class Library: ObservableObject {
  @Published var books: [String] = []
  func load() {  // note: `load` does not check whether the work was done
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
  @State private var visits: [Date] = []  // note: `visits` keeps its elements when the view disappears

  var body: some View {
    VStack {
      Text("A").onAppear { library.load() }  // expect: info: `load` is called each time the view appears, for example when a pushed view is closed or a tab is selected
      Text("B").onAppear(perform: library.load)  // expect: `library.load` is called each time
      Text("C").onAppear {
        visits.append(Date())  // expect: `visits` grows by one element each time the view appears
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
    prepare()
  }

  private func prepare() {
    DispatchQueue.main.async { visits = [] }
  }
}
