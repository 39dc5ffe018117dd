// A player without anything to play.

import Foundation

extension AVPlayer {
  public convenience init() { self.init(url: URL(fileURLWithPath: "/")) }
}
