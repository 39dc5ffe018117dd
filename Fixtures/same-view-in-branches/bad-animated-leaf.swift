import SwiftUI

// Nothing is kept, but the change is animated: the rectangle fades instead of growing.
struct Panel: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn.animation())
      if isOn { Rectangle().frame(width: 100) } else { Rectangle() }  // expect: info: both branches show `Rectangle` and differ only in `.frame`; a change of `isOn` replaces the view instead of animating the difference
    }
  }
}
