import SwiftUI

final class TimerModel: ObservableObject {
  @Published var seconds = 0
}

struct TimerBoard: View {
  let timers: [KitchenTimer]

  var body: some View {
    List {
      ForEach(timers.indices, id: \.self) { index in
        TimerRow(timer: timers[index])
      }
    }
  }
}

struct TimerRow: View {
  let timer: KitchenTimer
  @ObservedObject private var model: TimerModel
  private let formatter = DateComponentsFormatter()

  init(timer: KitchenTimer) {
    self.timer = timer
    model = TimerModel()
  }

  var body: some View {
    HStack {
      Text(timer.name)
      Text(formatter.string(from: TimeInterval(model.seconds)) ?? "")
    }
    .modifier(Faded(isFaded: !timer.isRunning))
  }
}
