import SwiftUI

struct Scroll: View {
  private let top = "top"
  @State private var lines: [String] = []
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Text("Head").id(top)
        ForEach(lines, id: \.self) { Text($0) }
      }
      Button("Up") { proxy.scrollTo(top) }
      Button("More") { lines.append("") }
    }
  }
}
