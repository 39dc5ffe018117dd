// with: strict
import SwiftUI

typealias Maker = (_ isOn: Binding<Bool>) -> AnyView
typealias Slot = AnyView

/// An alias says the same.
struct Pot: View {
  var makeLabel: Maker?  // expect: info: `makeLabel` of `Pot`
  let content: Slot  // expect: info: `content` of `Pot` stores a type-erased view
  var body: some View { content }
}

/// What a closure that is called at once gives.
struct Mark: View {
  let isDone: Bool
  var body: some View {
    let image: some View = {  // expect: info: `image` stores a type-erased view
      if isDone { return AnyView(Image(systemName: "checkmark").bold()) }
      return AnyView(Image(systemName: "circle"))
    }()
    let title: some View = {
      return Text("Done")
    }()
    HStack {
      image
      title
    }
  }
}
