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

  // No edit: an early return is no branch of a builder.
  private var cord: AnyView {  // expect: `cord`
    if isHigh { return AnyView(Circle()) }
    return AnyView(Text("cord"))
  }
}
