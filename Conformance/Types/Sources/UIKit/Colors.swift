// Colors from components.

import Foundation

extension UIColor {
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
}
