// The application, appearance proxies, and text fields.

import Foundation

@MainActor @preconcurrency public final class UIApplication: NSObject {
  public static var shared: UIApplication { stub() }
  public var isIdleTimerDisabled: Bool { get { stub() } set {} }
}

extension UIView {
  public class func appearance() -> Self { stub() }
  public var alpha: CGFloat { get { stub() } set {} }
  public var backgroundColor: UIColor? { get { stub() } set {} }
  @discardableResult public func becomeFirstResponder() -> Bool { stub() }
}

extension UITableView {
  public var separatorColor: UIColor? { get { stub() } set {} }
}

extension UIColor {
  public static var clear: UIColor { stub() }
}

@MainActor @preconcurrency public final class UITextField: UIView {
  public var text: String? { get { stub() } set {} }
}
