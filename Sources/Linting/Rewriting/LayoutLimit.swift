// How long the lines of a fix may be.

/// In characters. What is longer reads as generated: there is no fix then, and the help still shows what to write.
enum LayoutLimit {
  static let line = 120
  /// Both values of a ternary.
  static let choice = 100
  /// A condition that becomes that of a ternary.
  static let condition = 60
  /// A condition that is repeated.
  static let repeatedCondition = 40
}
