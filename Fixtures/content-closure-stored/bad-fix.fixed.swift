import SwiftUI

struct Plate<Content: View>: View {
  @ViewBuilder let content: Content  // expect: `Plate` stores the builder `content`
  private(set) var title = ""
  var body: some View {
    VStack { content }
  }
}

struct Tray<Content: View, Footer: View>: View {
  @ViewBuilder private let content: Content  // expect: `Tray` stores the builder `content`
  let footer: Footer  // expect: `Tray` stores the builder `footer`

  init(@ViewBuilder content: () -> Content, @ViewBuilder bottom: () -> Footer) {
    self.content = content()
    footer = bottom()
  }

  var body: some View {
    VStack {
      self.content
      footer
    }
  }
}

// Left to the reader: the initializer does more with it.
struct Counted<Content: View>: View {
  @State private var count = 0
  let content: () -> Content  // expect: `Counted` stores the builder `content`
  private let size: Int

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
    size = MemoryLayout.size(ofValue: content)
  }

  var body: some View {
    VStack { content() }
  }
}

struct Table: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Plate { Text("Plate") }
    Tray {
      Text("Content")
    } bottom: {
      Text("Footer")
    }
    Counted { Text("Counted") }
  }
}
