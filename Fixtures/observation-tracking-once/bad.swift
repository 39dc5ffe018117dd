import SwiftUI

@Observable final class Store { var count = 0 }

final class Badge {
  let store = Store()
  var text = ""

  func observe() {
    withObservationTracking {  // expect: info: `onChange` is called for the first change only
      text = "\(store.count)"
    } onChange: {  // note: called once, before the value changes
      print("changed")
    }
  }

  func observeOther() {
    withObservationTracking({ _ = store.count }, onChange: { [weak self] in  // expect: later changes go unnoticed
      Task { @MainActor in self?.show() }
    })
  }

  func show() { text = "?" }
}

struct Counter: View {
  let store: Store
  var body: some View {
    let count = withObservationTracking { store.count } onChange: { print("changed") }  // expect: `Counter.body` tracks what it reads in any case
    Text("\(count)")
  }
}
