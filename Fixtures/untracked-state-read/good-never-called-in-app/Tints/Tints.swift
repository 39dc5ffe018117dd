import SwiftUI

public enum Tints {
  nonisolated(unsafe) public private(set) static var accent = Color.red
  // Other modules may call it, but these are all in the project.
  public static func update(accent: Color) { self.accent = accent }
}
