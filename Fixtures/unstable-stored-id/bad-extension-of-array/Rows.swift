import SwiftUI

struct Row: Identifiable {
  let id = UUID()  // expect: warning: each `Row` gets a new `id`
  let text: String
}

extension Array where Element == String {
  var rows: [Row] { map { Row(text: $0) } }
}
