import SwiftUI

@Observable final class Rates {
  var rate = 1.0
  var saved = 1.0
}

struct Rate: View {
  @Environment(Rates.self) private var rates

  var body: some View {
    // Before a label, the first closure runs when editing begins and ends.
    Stepper(value: Bindable(rates).rate) { _ in
      save()
    } label: {
      Text("\(rates.rate) of \(rates.saved)")
    }
    Slider(value: Bindable(rates).rate) { _ in
      save()
    } label: {
      Text("Rate")
    }
    Slider(value: Bindable(rates).rate, in: 1...50, step: 1) { _ in
      save()
    }
  }

  private func save() { rates.saved = rates.rate }
}
