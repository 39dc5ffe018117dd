import SwiftUI

struct Header: View {
  var body: some View { GeometryReader { _ in Text("Header") } }
}

/// A screen, though it is built in a row: what scrolls is inside.
struct Screen: View {
  var body: some View {
    GeometryReader { _ in ScrollView { Text("Screen") } }
  }
}

struct Detail: View {
  var body: some View { GeometryReader { _ in Text("Detail") } }
}

struct Around: View {
  let scores: [Double]
  @State private var isShown = false
  var body: some View {
    GeometryReader { proxy in
      List {
        Header()
        ForEach(scores, id: \.self) { score in
          Rectangle().frame(width: proxy.size.width * score)
          NavigationLink("Detail") { Detail() }
          Text("Row").sheet(isPresented: $isShown) { GeometryReader { _ in Text("Sheet") } }
        }
      }
    }
    .background(GeometryReader { _ in Color.clear })
  }
}

/// Not lazy.
struct Stack: View {
  let scores: [Double]
  var body: some View {
    HStack {
      ForEach(scores, id: \.self) { score in
        GeometryReader { proxy in Rectangle().frame(height: proxy.size.height * score) }
      }
    }
  }
}

struct Pages: View {
  let scores: [Double]
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(scores, id: \.self) { _ in Screen() } }
    }
  }
}
