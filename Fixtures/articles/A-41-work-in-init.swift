import SwiftUI

struct Manual: View {
  private let text: String
  init(url: URL) {
    text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""  // expect: expensive-call-in-init:
  }
  var body: some View { Text(text) }
}
