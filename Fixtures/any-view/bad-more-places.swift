// with: strict
import SwiftUI

struct Sun: View { var body: some View { Circle() } }
struct Moon: View { var body: some View { Circle().fill(.gray) } }

extension View {
  func embedInAnyView() -> AnyView { AnyView(self) }  // expect: info: `embedInAnyView` erases
}

struct Sky: View {
  @Binding var isDay: Bool
  let hours: [Int]

  // By the labelled initializer, by an eraser of the project.
  var body: some View {
    VStack {
      if isDay {
        AnyView(erasing: Sun())  // expect: info: `AnyView` hides which branch of the `if` is shown
      } else {
        AnyView(erasing: Moon())
      }
      isDay ? Sun().embedInAnyView() : Moon().embedInAnyView()  // expect: `embedInAnyView` hides which branch of the `? :` is shown
    }
  }

  // Existentials.
  func light() -> any View { Sun() }  // expect: info: `light` returns `any View`
  private var lights: [any View] { [Sun(), Moon()] }  // expect: info: `lights`

  func shown() -> some View {
    let view: any View = isDay ? Sun() : Moon()  // expect: info: `view`
    return VStack { AnyView(view) }  // expect: `AnyView` hides the type of `view`
  }
}

struct Frame: View {
  let picture: any View  // expect: info: `picture` of `Frame`
  var caption: (any View)?  // expect: info: `caption` of `Frame`
  let parts: [any View]  // expect: info: `parts` of `Frame`
  let make: () -> any View  // expect: info: `make` of `Frame`
  var body: some View { Circle() }
}
