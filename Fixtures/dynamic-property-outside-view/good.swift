import SwiftUI

protocol Screen: View { var title: String { get } }

struct Home: Screen {
  let title = "Home"
  @State private var count = 0
  @Environment(\.locale) private var locale
  var body: some View { Text(title) }
}

struct Later {
  @State var count = 0
}

extension Later: View {
  var body: some View { Text("\(count)") }
}

struct Connected: DynamicProperty {
  @State var count = 0
  @StateObject private var settings = Settings()
}

@propertyWrapper
struct Kept {
  @State private var value = 0
  var wrappedValue: Int { value }
}

struct Frame: ViewModifier {
  @ScaledMetric private var width = 2.0
  func body(content: Content) -> some View { content.padding(width) }
}

struct Pressed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}

@main
struct Main: App {
  @StateObject private var settings = Settings()
  @Environment(\.scenePhase) private var phase
  var body: some Scene { WindowGroup { Home() } }
}

final class Settings: ObservableObject {
  @AppStorage("name") var name = ""
  @Published var isOpen = false
}

final class Plain {
  @AppStorage("count") var count = 0
}

struct Choice {
  @Binding var value: Int
}

final class Holder {
  @Binding var value: Int
  init(value: Binding<Int>) { _value = value }
}

struct Home_Previews: PreviewProvider {
  @State static var count = 0
  static var previews: some View { Home() }
}
