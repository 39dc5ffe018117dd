import SwiftUI

final class BookModel: ObservableObject {  // note: `BookModel` is declared here
  let id: Int
  @Published var text = ""
  init(id: Int) { self.id = id }
}

@Observable final class PageModel {
  var text: String
  init(path: String) {
    text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}

struct BookView: View {
  @ObservedObject var model: BookModel
  var body: some View { Text(model.text) }
}

struct PageView: View {
  let model: PageModel
  var body: some View { Text(model.text) }
}

/// The model is an argument.
struct Library: View {
  @State private var isOpen = false
  @State private var isInspected = false
  private func model(_ id: Int) -> BookModel { BookModel(id: id) }
  var body: some View {
    VStack {
      NavigationLink(destination: BookView(model: BookModel(id: 1))) { Text("A") }  // expect: info: the destination `BookView` is built on every update, shown or not
      NavigationLink("B") { BookView(model: BookModel(id: 2)) }  // expect: a new `BookModel`
      NavigationLink { BookView(model: .init(id: 3)).navigationTitle("C") } label: { Text("C") }  // expect: a new `BookModel`
      NavigationLink("D") { BookView(model: model(4)) }  // expect: a new `BookModel`
    }
    .navigationDestination(isPresented: $isOpen) { BookView(model: BookModel(id: 5)) }  // expect: the destination `BookView`
    .inspector(isPresented: $isInspected) { BookView(model: BookModel(id: 6)) }  // expect: the inspector `BookView`
    .contextMenu {  // expect: the preview `BookView`
      Button("Open") {}
    } preview: {
      BookView(model: BookModel(id: 7))
    }
  }
}

/// In rows, and expensive.
struct Pages: View {
  let paths: [String]
  var body: some View {
    List(paths, id: \.self) { path in
      NavigationLink(path, destination: PageView(model: PageModel(path: path)))  // expect: warning: the destination `PageView` is built with every row, shown or not, which creates a new `PageModel` each time (file access)
    }
    VStack {
      ForEach(paths, id: \.self) { path in
        NavigationLink(path) { PageView(model: PageModel(path: path)) }  // expect: info: the destination `PageView` is built with every row, shown or not, which creates a new `PageModel` each time (file access)
      }
    }
  }
}

/// What the destination makes itself.
struct EagerState: View {
  @State private var model: PageModel
  init(path: String) { _model = State(initialValue: PageModel(path: path)) }  // note: created here
  var body: some View { Text(model.text) }
}

struct Plain: View {
  let model = BookModel(id: 1)  // note: created with each `Plain`
  var body: some View { Text("Plain") }
}

struct Assigned: View {
  @ObservedObject var model: BookModel
  init(id: Int) { self.model = BookModel(id: id) }
  var body: some View { Text(model.text) }
}

struct Reading: View {
  let text: String
  init(path: String) { text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
  var body: some View { Text(text) }
}

struct Shelf: View {
  var body: some View {
    VStack {
      NavigationLink("A") { EagerState(path: "a") }  // expect: the destination `EagerState` is built on every update, shown or not, which creates a new `PageModel` each time (file access)
      NavigationLink("B") { Plain() }  // expect: the destination `Plain` is built on every update, shown or not, which creates a new `BookModel` each time
      NavigationLink("C") { Assigned(id: 2) }  // expect: the destination `Assigned` is built on every update, shown or not, which creates a new `BookModel` each time
      NavigationLink("D") { Reading(path: "d") }  // expect: the destination `Reading` is built on every update, shown or not, which runs expensive code each time (file access)
    }
    TabView {
      Plain().tabItem { Text("Plain") }  // expect: the page `Plain` is built on every update
      Text("Other")
    }
  }
}

/// Through a helper.
struct Cabinet: View {
  let ids: [Int]
  private func book(_ id: Int) -> some View {
    BookView(model: BookModel(id: id)).navigationTitle("Book")  // note: created here
  }
  var body: some View {
    ForEach(ids, id: \.self) { id in
      NavigationLink("Book") { book(id) }  // expect: the destination `BookView` is built
    }
  }
}

/// Without a label.
struct Unlabelled: View {
  @ObservedObject var model: BookModel
  init(_ model: BookModel) { self.model = model }
  var body: some View { Text(model.text) }
}

struct Ladder: View {
  var body: some View {
    NavigationLink("A") { Unlabelled(BookModel(id: 1)) }  // expect: a new `BookModel`
  }
}
