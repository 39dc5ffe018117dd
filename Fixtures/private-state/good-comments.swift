import SwiftUI

struct Counter: View {
  // SameView:disable private-state - as the product is written
  @State var count = 0
  @State var step = 1
  // sameview:enable
  @State private var total = 0
  var body: some View { Stepper("\(count + total)", value: $count, step: step) }
}
