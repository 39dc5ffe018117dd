import SwiftUI

/// What a person chooses is stored, and read back by the next object.
final class Tone: ObservableObject {
  @Published private(set) var name: String
  private let defaults: UserDefaults
  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    name = defaults.string(forKey: "tone") ?? ""
  }
  func choose(_ name: String) {
    self.name = name
    defaults.set(name, forKey: "tone")
  }
}

struct ToneView: View {
  @ObservedObject var tone: Tone
  var body: some View { Button(tone.name) { tone.choose("soft") } }
}

struct Letter: View {
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    ToneView(tone: Tone())
  }
}
