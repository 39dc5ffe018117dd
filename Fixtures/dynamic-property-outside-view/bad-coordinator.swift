import SwiftUI

final class ScrollCoordinator: NSObject {
  // No view observes this class: nothing would show what it publishes.
  @State var isAttached = false  // expect: error: SwiftUI never connects `@State isAttached` in the class `ScrollCoordinator`: written values are lost, and no view updates  // help: declare a plain `var isAttached`

  func attach() {
    guard !isAttached else { return }
    isAttached = true
  }
}

final class Player: ObservableObject {
  @State var isPlaying = false  // expect: error: SwiftUI never connects `@State isPlaying` in the class `Player`  // help: use a plain property of an `@Observable` class, or `@Published` in an `ObservableObject`

  func play() { isPlaying = true }
}
