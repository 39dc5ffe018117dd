import SwiftUI

/// The memberwise initializer of `Tile` takes `rank` as well, which is private.
struct Tile: View {
  @State var isTurned = false  // expect: info: code outside of this view would read its initial value
  private var rank = 1
  var body: some View { Toggle("\(rank)", isOn: $isTurned) }
}

/// A private state with a first value is not a parameter.
struct Stone: View {
  @State var isTurned = false  // expect: info: a caller can pass a value
  @State private var rank = 1
  var body: some View { Toggle("\(rank)", isOn: $isTurned) }
}
