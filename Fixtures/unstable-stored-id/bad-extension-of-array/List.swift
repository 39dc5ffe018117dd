import SwiftUI

struct Words: View {
  let words: [String]
  var body: some View { List(words.rows) { Text($0.text) } }
}
