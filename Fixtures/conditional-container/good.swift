import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}

struct Panel: View {
  let isWide: Bool
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    VStack {
      // One container with another layout.
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout { Field() }
      // The space decides, without a branch.
      ViewThatFits {
        HStack { Text("a") }
        VStack { Text("a") }
      }
      // Hardly anything in common.
      if isWide {
        HStack {
          Text("a")
          Field()
          Text("b")
        }
      } else {
        VStack {
          Image(systemName: "c")
          Image(systemName: "d")
          Text("b")
        }
      }
      // Only what takes up room.
      if isWide {
        HStack { Spacer() }
      } else {
        VStack { Spacer() }
      }
      // Texts have nothing to lose.
      if isWide {
        HStack { Text("a"); Image(systemName: "b") }
      } else {
        VStack { Text("a"); Image(systemName: "b") }
      }
      // Never changes while the program runs.
      if #available(iOS 26, *) {
        HStack { Field() }
      } else {
        VStack { Field() }
      }
      // Two views on purpose.
      if isWide {
        HStack { Field() }.transition(.slide)
      } else {
        VStack { Field() }.transition(.opacity)
      }
      // Each name means something else.
      switch size {
      case .large: HStack { Text("large") }
      default: Text("other")
      }
    }
    .contextMenu {
      if isWide { HStack { Field() } } else { VStack { Field() } }
    }
  }
}
