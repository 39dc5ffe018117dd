import Combine
import SwiftUI
import UIKit

enum Config {
  static let name = "Config"
  static var unchanging = 3
  private static var cache: [String: Int] = [:]
  static func size(_ text: String) -> Int {
    if let known = cache[text] { return known }
    cache[text] = text.count
    return text.count
  }
}

let version = 2

struct Followed: View {
  @AppStorage("dense") private var isDense = false
  @Environment(\.locale) private var locale
  var body: some View {
    Text(isDense ? locale.identifier : Config.name)
    Text("\(Config.unchanging) \(Config.size("a")) \(version)")
    Text(UIDevice.current.name)
  }
}

/// Actions may look where they like.
struct Acting: View {
  @State private var isDense = UserDefaults.standard.bool(forKey: "dense")
  var body: some View {
    Button("Check") { isDense = UserDefaults.standard.bool(forKey: "dense") }
      .onAppear { print(UIScreen.main.bounds, Locale.current) }
      .task { isDense = UIDevice.current.orientation.isLandscape }
    Text(isDense ? "Dense" : "Wide")
  }
}

/// A model that announces what it stores.
final class Preferences: ObservableObject {
  var isDense: Bool {
    get { UserDefaults.standard.bool(forKey: "dense") }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "dense")
    }
  }
}

struct Modelled: View {
  @ObservedObject var preferences: Preferences
  var body: some View { Text(preferences.isDense ? "Dense" : "Wide") }
}

/// Evaluated rarely.
@main struct Main: App {
  var body: some Scene {
    WindowGroup { Text(UserDefaults.standard.bool(forKey: "dense") ? "Dense" : "Wide") }
  }
}

final class Registry {
  static var shared: Registry?
  var names: [String] = []
}

struct Strings { var title = "" }

enum Parts {
  static var strings = Strings()
  static var isReady = false
}

final class Launcher {
  func launch() { Parts.strings.title = "Title" }
  func configureParts() { Parts.isReady = true }
  func register() { Registry.shared = Registry() }
}

struct Pictures: View {
  private static var known: [String: Image] = [:]
  let name: String
  var body: some View {
    Self.known[name]?.onAppear(perform: load)
    Text(Parts.strings.title + (Parts.isReady ? "!" : ""))
    Text("\(Registry.shared?.names.count ?? 0)")
  }
  private func load() { Self.known[name] = Image(name) }
}

// The view is told by hand.

struct SoundSettings: View {
  @State private var changes = 0
  private func redraw() { changes += 1 }
  var body: some View {
    Toggle(
      "Sound",
      isOn: .init(
        get: { UserDefaults.standard.bool(forKey: "sound") },
        set: {
          UserDefaults.standard.set($0, forKey: "sound")
          redraw()
        }))
    Text("\(changes)")
  }
}
