import Foundation

/// A part of a document. Its name is also that of a view of SwiftUI.
public struct Section: Codable, Sendable {
  public let title: String

  public init(_ text: String, using encoding: String.Encoding = .utf8) throws {
    self = try JSONDecoder().decode(Section.self, from: Data(text.utf8))
  }
}
