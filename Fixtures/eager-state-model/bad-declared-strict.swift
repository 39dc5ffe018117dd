// Without a known Xcode, strict mode reports what runs again before Xcode 27, if the view is known to be made again.
// with: strict
import AVKit
import SwiftUI

struct Weather: Equatable {
  var text: String
  static func read() -> Weather? {
    guard let text = try? String(contentsOfFile: "weather.txt", encoding: .utf8) else { return nil }
    return Weather(text: text)
  }
}

struct Song: View {
  @State private var player = AVPlayer()  // expect: info: `AVPlayer()` is evaluated each time `Song.init` runs (framework object) before Xcode 27
  // help: hold it in a class that `@StateObject` creates, which defers the value
  @State private var isOn = false
  var body: some View {
    Button(isOn ? "Stop" : "Play") {
      isOn.toggle()
      if isOn { player.play() }
    }
  }
}

struct Forecast: View {
  @State private var weather: Weather? = Weather.read()  // expect: info: `Weather.read()` is evaluated each time `Forecast.init` runs (file access) before Xcode 27
  // help: start with a cheap value and load in `.task`
  @State private var count = 0
  var body: some View { Text(weather?.text ?? "\(count)") }
}

struct Station: View {
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(name)
      Song()
      Forecast()
    }
  }
}

@main struct Field: App {
  var body: some Scene { WindowGroup { Station() } }
}
