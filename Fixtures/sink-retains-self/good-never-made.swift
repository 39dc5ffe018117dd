import Combine
import SwiftUI

/// Nothing makes one.
final class OldModel: ObservableObject {
  @Published var isOn = false
  @Published var title = ""
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    $isOn.sink { self.title = $0 ? "On" : "Off" }.store(in: &subscriptions)
  }
}

/// The system makes it, for each window.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  private let events = PassthroughSubject<Int, Never>()
  private var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    events.sink { self.count = $0 }.store(in: &subscriptions)
  }
}

/// A static function makes them for an object that lives as long as the app.
final class Route {
  @Published var isAtRoot = true
  private var isEnabled = false
  private var subscription: AnyCancellable?
  init() { subscription = $isAtRoot.sink { self.isEnabled = $0 } }
}

final class Routes {
  static let shared = Routes()
  let all: [Route]
  init() { all = [Self.make(), Self.make()] }
  private static func make() -> Route { Route() }
}

@main struct ReaderApp: App {
  var body: some Scene { WindowGroup { Text("Reader") } }
}
