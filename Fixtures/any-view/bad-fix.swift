// with: strict
import SwiftUI

struct Kite: View {
  let isHigh: Bool
  let color: String

  var body: some View { VStack { tail(); string; knot(2); bow; cord } }

  // Branches become those of a builder.
  private func tail() -> AnyView {  // expect: `tail`
    let length = 3
    if isHigh {
      return AnyView(Text("\(length)"))
    } else {
      return AnyView(Image(systemName: "wind"))
    }
  }

  private var string: AnyView {  // expect: `string`
    switch color {
    case "red": return AnyView(Color.red)
    default: return AnyView(Text(color).bold())
    }
  }

  // One view: `some View` is enough.
  private func knot(_ count: Int) -> AnyView {  // expect: `knot`
    print(count)
    return AnyView(Text("knot"))
  }

  private var bow: AnyView { AnyView(Circle().fill(.red)) }  // expect: `bow`

  // What follows an early return is the other branch.
  private var cord: AnyView {  // expect: `cord`
    if isHigh { return AnyView(Circle()) }
    return AnyView(
      Text("cord")
        .bold())
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
