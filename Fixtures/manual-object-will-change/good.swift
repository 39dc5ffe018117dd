import Combine
import SwiftUI

final class Radio: ObservableObject {
  @Published var title = ""
  private var cancellables: Set<AnyCancellable> = []
  private let defaults = UserDefaults.standard

  /// Announced before.
  var volume = 0.5 {
    willSet { objectWillChange.send() }
  }

  /// Kept elsewhere.
  var station: String {
    get { defaults.string(forKey: "station") ?? "" }
    set {
      objectWillChange.send()
      defaults.set(newValue, forKey: "station")
    }
  }

  var isMuted: Bool {
    get { defaults.bool(forKey: "muted") }
    set {
      defaults.set(newValue, forKey: "muted")
      objectWillChange.send()
    }
  }

  func mute() {
    objectWillChange.send()
    volume = 0
  }

  /// The branch that writes is not the one that announces.
  func toggle(_ isOn: Bool) {
    if isOn {
      volume = 1
    } else {
      objectWillChange.send()
    }
  }

  /// What it keeps for itself is not what it announces.
  private var seen: Set<String> = []
  func see(_ name: String) {
    seen.insert(name)
    objectWillChange.send()
  }

  /// A local concerns no other code.
  func reload() {
    var names: [String] = []
    names.append("a")
    objectWillChange.send()
  }

  /// Passes on what another object announces.
  func follow(_ other: Radio) {
    other.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

/// Its own publisher, which it alone knows how to use.
final class Tape: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var position = 0 { didSet { objectWillChange.send() } }
  func rewind() {
    position = 0
    objectWillChange.send()
  }
}

/// No object that views watch.
final class Log {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var lines = 0 { didSet { objectWillChange.send() } }
}

struct RadioView: View {
  @ObservedObject var radio: Radio
  let other: Radio
  var body: some View {
    Button(radio.title) { radio.mute() }
      .onReceive(other.objectWillChange) { _ in radio.objectWillChange.send() }
  }
}
