// How much of one unit is read.

/// Limits of depth and number. The text of a unit is a stranger's, and may nest as deep as clang allows; all of these
/// are far above written code. What lies beyond has no declaration in Swift, or an approximate one, and Swift code that
/// calls it is not known to cost anything.
enum ReadingLimit {
  /// Namespaces, classes and blocks of `extern "C"`, one inside of the next.
  static let scopes = 64
  /// The same of a kind that libclang has no name for.
  static let unnamedScopes = 8
  /// Scopes in the qualified name of a C++ function. The outermost ones of a longer name are left out.
  static let qualifiers = 8
  /// Pointers, blocks and aliases inside of a type. What is inside is an `OpaquePointer`.
  static let types = 16
  /// Parentheses and conversions around a block, a message or a variable. A block further in counts as one that runs
  /// later, and a condition as one that is not known.
  static let wrappers = 8
  /// Statements around the assignment that ends a condition, as in `if (!kept) { kept = …; }`. With a deeper one the
  /// work counts as done each time.
  static let assignments = 16
  /// Statements and expressions of a body, one inside of the next.
  static let statements = 512
  /// Calls of a body. Hand-written functions have fewer.
  static let steps = 2000
  /// Lists and objects of JSON. A compilation database has three levels; a deeper one counts as missing.
  static let json = 32
  /// Messages of clang that are searched for names of Apple's frameworks. Names in later ones stay undeclared, and what
  /// uses them has no type.
  static let messages = 4000
  /// Files that define parts of one class. A class that is spread over more is looked for in the nearest one.
  static let definitions = 8
}
