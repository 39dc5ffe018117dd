// Names of functions, and the function that a call refers to.

enum FunctionName {
  /// Whether it is a C function, or a C++ function that C could call.
  static func isCFunction(_ function: Cursor) -> Bool {
    function.kind == .function && function.usr.hasPrefix("c:@F@") && !function.usr.contains("#")
      || function.kind == .function && function.linkage == .internal && !function.usr.contains("@N@")
        && !function.usr.contains("#")
  }

  /// `Decoder::load`
  static func qualified(_ function: Cursor) -> String {
    var parts = [function.spelling]
    var current = function.parent
    while let scope = current, parts.count < ReadingLimit.qualifiers {
      switch scope.kind {
      case .namespace, .classDecl, .structDecl:
        if !scope.spelling.isEmpty { parts.insert(scope.spelling, at: 0) }
      default: break
      }
      current = scope.parent
    }
    return parts.joined(separator: "::")
  }

  /// A key that is the same in all units.
  static func key(_ function: Cursor) -> String {
    "f:" + (isCFunction(function) ? function.spelling : qualified(function))
  }
}
