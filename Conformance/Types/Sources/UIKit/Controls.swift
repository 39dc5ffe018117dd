// Controls and generators of UIKit that representables wrap and views hold.

import Foundation

@MainActor @preconcurrency public class UITextField: UIView {
  public var text: String? { get { stub() } set {} }
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class UIScrollView: UIView {
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
}

@MainActor @preconcurrency public class UITextView: UIScrollView {
  public var attributedText: NSAttributedString! { get { stub() } set {} }
  public var textStorage: NSTextStorage { stub() }
  public var text: String! { get { stub() } set {} }
}

public final class NSTextStorage {
  public func setAttributedString(_ text: NSAttributedString) {}
}

@MainActor @preconcurrency public class UIVisualEffectView: UIView {}

@MainActor @preconcurrency open class UITableViewController: UIViewController {}

public class NSTextAttachment: NSObject {
  public override init() {}
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}

extension AttributedString {
  public init(_ text: NSAttributedString) { self = stub() }
}

@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() {}
  public func prepare() {}
}

@MainActor @preconcurrency public class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public func impactOccurred() {}
}

extension UIViewController {
  public func present(_ controller: UIViewController, animated: Bool) {}
  public func addChild(_ controller: UIViewController) {}
  public func show(_ controller: UIViewController, sender: Any?) {}
}

extension UIColor {
  public static var red: UIColor { stub() }
}
