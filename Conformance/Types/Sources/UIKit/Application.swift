// What reaches beyond a view: the application, appearance proxies, the first responder.

import Foundation

extension UIApplication {
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
