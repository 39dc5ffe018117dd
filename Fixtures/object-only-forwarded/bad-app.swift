// with: strict
import SwiftUI

final class Mixer: ObservableObject {
  @Published var volume = 0.5
  func louder() { volume += 0.1 }
}

final class Windows: ObservableObject {
  @Published var isSmall = false
  func toggle() { isSmall.toggle() }
}

@main struct Studio: App {
  @StateObject private var mixer = Mixer()  // expect: info: `Studio` observes `mixer` only to pass it to child views, so every change of the `Mixer` evaluates all of its scenes
  // help: hold it in a plain `let`, as SwiftUI creates the app once, and observe it where it is read
  @StateObject private var windows = Windows()
  var body: some Scene {
    WindowGroup { Desk(mixer: mixer) }
    Settings { Levels().environmentObject(mixer) }
    WindowGroup("Second", id: "second") { Text(windows.isSmall ? "Small" : "Large") }
  }
}

struct Desk: View {
  @ObservedObject var mixer: Mixer
  var body: some View { Button("\(mixer.volume)") { mixer.louder() } }
}

struct Levels: View {
  @EnvironmentObject var mixer: Mixer
  var body: some View { Text("\(mixer.volume)") }
}
