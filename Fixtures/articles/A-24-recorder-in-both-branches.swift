import SwiftUI

final class Mic: ObservableObject {
  @Published var level = 0.0
  func hear(_ level: Double) { self.level = level }
}

struct Recorder: View {
  @State var title = ""  // expect: private-state: title  // note: `@State title` returns to its initial value
  @StateObject var mic = Mic()  // expect: private-state: mic  // note: `@StateObject mic` returns to its initial value
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Text("\(mic.level)")
    }
  }
}

extension View {
  func dimmed() -> some View { opacity(0.5) }
}

struct Studio: View {
  @State private var isDay = true
  var body: some View {
    Toggle("Day", isOn: $isDay)
    if isDay { Recorder() } else { Recorder().dimmed() }  // expect: same-view-in-branches: info: `Recorder`
  }
}
