import SwiftUI

@Observable final class Store { var count = 0 }

final class Badge {
  let store = Store()
  var text = ""

  func observe() {
    withObservationTracking {  // expect: info: `onChange` runs only for the first change and does not observe again
      text = "\(store.count)"
    } onChange: {  // note: runs once, before the value changes
      print("changed")
    }
  }

  func observeOther() {
    withObservationTracking({ _ = store.count }, onChange: { [weak self] in  // expect: `onChange` runs only for the first change and does not observe again
      Task { @MainActor in self?.show() }
    })
  }

  func show() { text = "?" }
}

struct Counter: View {
  let store: Store
  var body: some View {
    let count = withObservationTracking { store.count } onChange: { print("changed") }  // expect: `Counter.body` adds an observer at every evaluation,
    Text("\(count)")
  }
}
