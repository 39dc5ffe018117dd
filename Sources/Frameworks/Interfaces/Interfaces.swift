// What frameworks declare, as Swift: for questions about types, which tables of names cannot answer.
//
// The text is parsed by SameView's own parser, and only when somebody asks for types.

/// The declarations of a framework.
public struct Interface: Sendable {
  /// A file name for messages.
  public let name: String
  /// Swift source: declarations without bodies, but for functions that return `some P`, whose bodies say
  /// what the type behind that is.
  public let text: String
}

/// The frameworks whose declarations are known.
public enum Interfaces {
  public static let all: [Interface] = [
    Interface(name: "Swift.swift", text: standardInterface),
    Interface(name: "SwiftUI.swift", text: swiftUIInterface),
  ]
}
