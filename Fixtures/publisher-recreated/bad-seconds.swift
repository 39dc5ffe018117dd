import Combine
import SwiftUI

// A timer that fires each second is late by one tick, unless updates come as often.

struct Ticker: View {
  let isOn: Bool
  @State private var now = Date()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: info: the interval starts again
  var body: some View { Text(now, style: .time).onReceive(timer) { now = $0 } }
}

struct Board: View {
  @State private var isOn = false
  var body: some View {
    Button("On") { isOn.toggle() }
    Ticker(isOn: isOn)
  }
}

struct Countdown: View {
  let title: String
  @State private var left = 60
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: info: the interval starts again
  var body: some View { Text("\(title) \(left)").onReceive(timer) { _ in left -= 1 } }
}

struct Entry: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Countdown(title: title)
  }
}
