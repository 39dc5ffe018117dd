// Controls and generators of UIKit that representables wrap and views hold.

import Foundation

@MainActor @preconcurrency public class UITextField: UIView {
  public var text: String? { get { stub() } set {} }
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() {}
  public func prepare() {}
}

@MainActor @preconcurrency public class UIImpactFeedbackGenerator: UIFeedbackGenerator {}

extension UIViewController {
  public func present(_ controller: UIViewController, animated: Bool) {}
}

extension UIColor {
  public static var red: UIColor { stub() }
}
