import SwiftUI

// Nothing is known of the values of a dictionary but their name: `filter` could be called on a publisher, or on
// anything else.

struct Index7: View {
  @State private var pages: [String: Int] = [:]
  var body: some View {
    Text("\(pages.values.filter { $0 > 1 }.count)")
  }
}
