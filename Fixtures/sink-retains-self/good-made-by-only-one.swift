import Combine

// The only instance of the class that makes the object keeps itself.

final class Services {
  private static var instance: Services?

  static var shared: Services {
    instance ?? {
      let made = Services()
      instance = made
      return made
    }()
  }

  private init() {}

  let settings = Settings()
  lazy var sync: Sync = { Sync(settings: settings) }()
}

final class Settings {
  @Published var isOn = false
}

final class Sync {
  private var subscriptions = Set<AnyCancellable>()
  private var isOn = false

  init(settings: Settings) {
    settings.$isOn.sink { self.isOn = $0 }.store(in: &subscriptions)
  }
}
