import SwiftUI

struct Row: Identifiable {
  let id = UUID()  // expect: info: `rows` creates new `Row` values on each evaluation of `Words.body`, each with a new `id`
  let text: String
}

extension Array where Element == String {
  var rows: [Row] { map { Row(text: $0) } }
}
