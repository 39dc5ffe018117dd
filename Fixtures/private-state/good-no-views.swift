import SwiftUI

// SwiftUI alone creates the app, also where it has an initializer.
@main struct EditorApp: App {
  @StateObject var model = EditorModel()
  init() {}
  var body: some Scene { WindowGroup { Editor() } }
}

final class EditorModel: ObservableObject {}

struct Editor: View {
  @Toggled private var isOn
  var body: some View { Text(isOn ? "On" : "Off") }
}

// A property wrapper hands its value out in any case.
@propertyWrapper struct Toggled: DynamicProperty {
  @State var isOn = false
  var wrappedValue: Bool { isOn }
}
