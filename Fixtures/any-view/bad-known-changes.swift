import SwiftUI

struct Search: View {
  @State private var text = ""
  var body: some View { TextField("Search", text: $text) }
}

/// What is known to change, and look-alikes.
struct Inbox: View {
  @State private var isEmpty = false
  @State private var shown = AnyView(Text("a"))
  let isSmall: Bool
  let header: AnyView
  var body: some View {
    VStack {
      header
      content
      shape
      size
      isEmpty ? AnyView(Text("Nothing")) : AnyView(Search())  // expect: info: hides which branch of the `? :` is shown
      isEmpty ? AnyView(Text("Nothing")) : AnyView(Circle())
      isSmall ? AnyView(Text("Nothing")) : AnyView(Search())
      Button("Clear") { isEmpty.toggle() }
    }
  }
  private var content: AnyView {  // expect: info: `content` returns `AnyView`
    if isEmpty { return AnyView(Text("Nothing")) }
    return AnyView(Search())
  }
  // Keeps nothing.
  private var shape: AnyView {
    if isEmpty { return AnyView(Text("Nothing")) }
    return AnyView(Circle())
  }
  private var size: AnyView {
    if isSmall { return AnyView(Text("Nothing")) }
    return AnyView(Circle())
  }
}

struct App1: View {
  var body: some View { Inbox(isSmall: true, header: AnyView(Text("a"))) }
}
