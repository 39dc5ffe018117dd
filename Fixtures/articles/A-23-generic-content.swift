import SwiftUI

struct Envelope: View {
  let content: AnyView
  var body: some View { content.padding() }
}

struct Frame<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.padding() }
}

struct Gallery: View {
  let titles: [String]
  var body: some View {
    List(titles, id: \.self) { title in
      AnyView(Text(title))  // expect: any-view-in-row:
    }
  }
}
