import Combine

final class Reel: ObservableObject {
  @Published var isTurning = false
  private var waiting: AnyCancellable?
  private var pending: AnyCancellable?

  func stop(_ then: @escaping () -> Void) {
    waiting = $isTurning.sink { isTurning in
      if isTurning { return }
      self.waiting?.cancel()
      then()
    }
  }

  func rewind() {
    pending = $isTurning.sink { isTurning in
      guard !isTurning else { return }
      self.pending = nil
      self.isTurning = true
    }
  }
}
