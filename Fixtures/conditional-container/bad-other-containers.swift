// with: strict
import SwiftUI

struct Field: View {
  @State private var text = ""  // note: `@State text` returns to its initial value
  var body: some View { TextField("Text", text: $text) }
}

struct Panel: View {
  @Environment(\.dynamicTypeSize) private var size
  @State private var isGrid = false; func changeIsGrid() { withAnimation { isGrid.toggle() } }

  var body: some View {
    VStack {
      if isGrid {  // expect: info: `Grid` or `VStack`  // help: from iOS 16 on, change the layout of one container: `let layout = … ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())`, then `layout { … }`
        Grid {
          Field()
          Text("b")
        }
      } else {
        VStack {
          Field()
          Text("b")
        }
      }
      if isGrid {  // expect: info: `LazyVStack` or `LazyHStack`  // help: keep the state of the children above the branches, and pass it down
        LazyVStack { Field() }
      } else {
        LazyHStack { Field() }
      }
      if size.isAccessibilitySize {  // expect: info: `VStack` or `HStack`
        VStack(alignment: .leading) { Field() }
      } else {
        HStack { Field() }
      }
      if isGrid {  // expect: info: `LazyVGrid` or `LazyVStack`  // help: use one container for both branches, and change its arguments
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          Field()
          Field()
        }
      } else {
        LazyVStack {
          Field()
          Field()
        }
      }
    }
  }
}
