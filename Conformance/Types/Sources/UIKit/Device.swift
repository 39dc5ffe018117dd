// What an app can ask the device, the screen and itself.

import Foundation

public enum UIDeviceOrientation: Sendable {
  case unknown, portrait, landscapeLeft, landscapeRight
  public var isLandscape: Bool { false }
  public var isPortrait: Bool { false }
}

extension UIDevice {
  public var orientation: UIDeviceOrientation { .unknown }
  public var name: String { "" }
}

@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()
  public var bounds: CGRect { .zero }
}

@MainActor @preconcurrency open class UIApplication: NSObject {
  public enum State: Sendable { case active, inactive, background }
  public static let shared = UIApplication()
  public var applicationState: State { .active }
}

public enum UIAccessibility {
  public static var isBoldTextEnabled: Bool { false }
}
