import SwiftUI

final class Library: ObservableObject {
  @Published var courses: [String] = []
  func load() { courses.append("a") }
}

struct Portrait: View {
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}

struct Sidebar: View {
  @ObservedObject var library: Library
  var body: some View {
    if library.courses.isEmpty {
      HStack { Portrait() }
    } else {
      VStack { Portrait() }
    }
  }
}

// The parent branches on the same property of the model, which replaces the whole sidebar.
struct Root: View {
  @StateObject private var library = Library()
  var body: some View {
    VStack {
      Button("Load") { library.load() }
      if library.courses.isEmpty {  // expect: both branches show `Sidebar`
        Sidebar(library: library).opacity(0.5)
      } else {
        Sidebar(library: library)
      }
    }
  }
}
