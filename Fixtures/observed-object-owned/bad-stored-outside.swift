import SwiftUI

@propertyWrapper
struct Remembered<Value> {
  private let key: String
  private let initial: Value
  init(_ key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }
  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

/// Another instance has the same values.
final class Choices: ObservableObject {
  @Remembered("loud", initial: false) var isLoud: Bool {
    willSet { objectWillChange.send() }
  }
}

final class Volume: ObservableObject {
  @Published var isLoud = false
}

struct ChoicesView: View {
  @ObservedObject var choices = Choices()  // expect: info: does not own its object
  @ObservedObject var volume = Volume()  // expect: warning: which resets its state  // help: declare `@StateObject private var volume = Volume()`
  var body: some View {
    Toggle("Loud", isOn: $choices.isLoud)
    Toggle("Loud", isOn: $volume.isLoud)
  }
}

struct Menu: View {
  @State private var name = ""
  var body: some View {
    TextField(name, text: $name)
    ChoicesView()
  }
}
