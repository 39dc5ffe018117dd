import SwiftUI

struct Board: View {
  static let isVerbose = true
  @State private var count = 0

  var body: some View {
    if Self.isVerbose { let _ = print("board") }  // expect: info: `print` logs
    Button("Count \(count)") { count += 1 }
  }
}
