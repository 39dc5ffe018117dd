import SwiftUI

struct Login: View {
  @Environment(\.horizontalSizeClass) private var width
  private var isWide: Bool { width == .regular }
  @State private var name = ""
  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())
    layout {  // expect: `HStack` or `VStack`
      // The same in both.
      Text("Name")
      TextField("Name", text: $name)
    }
  }
}

struct Lines: View {
  @Environment(\.horizontalSizeClass) private var width
  private var isWide: Bool { width == .regular }
  @State private var name = ""
  var body: some View {
    VStack {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { TextField("Name", text: $name) }  // expect: `HStack` or `VStack`
      // No edit before the first is done: one block has one `layout`.
      if isWide { HStack { TextField("City", text: $name) } } else { ZStack { TextField("City", text: $name) } }  // expect: `HStack` or `ZStack`
    }
  }
}

// No edit: they differ in more than the container.
struct More: View {
  @Environment(\.horizontalSizeClass) private var width
  private var isWide: Bool { width == .regular }
  @State private var name = ""
  var body: some View {
    if isWide {  // expect: `HStack` or `VStack`
      HStack {
        Text("Name")
        TextField("Name", text: $name)
      }
    } else {
      VStack {
        TextField("Name", text: $name)
        Text("Name")
      }
      .padding()
    }
    if isWide {  // expect: `HStack` or `VStack`
      // beside each other
      HStack {
        TextField("Name", text: $name)
      }
    } else {
      VStack {
        TextField("Name", text: $name)
      }
    }
  }
}
