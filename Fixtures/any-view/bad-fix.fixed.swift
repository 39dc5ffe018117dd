// with: strict
import SwiftUI

struct Kite: View {
  let isHigh: Bool
  let color: String

  var body: some View { VStack { tail(); string; knot(2); bow; cord } }

  // Branches become those of a builder.
  @ViewBuilder private func tail() -> some View {  // expect: `tail`
    let length = 3
    if isHigh {
      Text("\(length)")
    } else {
      Image(systemName: "wind")
    }
  }

  @ViewBuilder private var string: some View {  // expect: `string`
    switch color {
    case "red": Color.red
    default: Text(color).bold()
    }
  }

  // One view: `some View` is enough.
  private func knot(_ count: Int) -> some View {  // expect: `knot`
    print(count)
    return Text("knot")
  }

  private var bow: some View { Circle().fill(.red) }  // expect: `bow`

  // What follows an early return is the other branch.
  @ViewBuilder private var cord: some View {  // expect: `cord`
    if isHigh { Circle() } else {
      Text("cord")
        .bold()
    }
  }

  // No edit: a builder takes no other statements.
  private func loose() -> AnyView {  // expect: `loose`
    guard isHigh else { return AnyView(EmptyView()) }
    return AnyView(Circle())
  }

  // No edit: a function with an opaque result cannot hold itself.
  private func chain(_ length: Int) -> AnyView {  // expect: `chain`
    if length > 0 { return AnyView(VStack { Circle(); chain(length - 1) }) }
    return AnyView(Circle())
  }
}
