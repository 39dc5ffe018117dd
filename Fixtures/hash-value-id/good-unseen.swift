import Foundation

/// No code of SwiftUI knows the type.
struct Poll: Identifiable, Hashable {
  let question: String
  let answers: [String]
  var id: Int { hashValue }
}
