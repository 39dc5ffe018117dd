// What frameworks declare, as Swift source: for type inference, which needs more than tables of names.
//
// SameView's own parser reads the text, and only when types are inferred.

/// The declarations of a framework.
public struct Interface: Sendable {
  /// A file name for messages.
  public let name: String
  /// Swift source. Declarations have no bodies, except for functions that return `some P`, whose bodies give the
  /// underlying type.
  public let text: String
}

/// The frameworks whose declarations are known.
public enum Interfaces {
  public static let all: [Interface] = [
    Interface(name: "Swift.swift", text: standardInterface),
    Interface(name: "SwiftUI.swift", text: swiftUIInterface),
  ]
}
