import SwiftUI

/// No caller is known to pass a condition that changes.
extension View {
  @ViewBuilder
  func decorated(_ condition: Bool, _ transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Pages<Content: View>: View {
  let count: Int
  @ViewBuilder let content: (Int) -> Content
  var body: some View { ForEach(0..<count, id: \.self) { content($0) } }
}

struct Tour: View {
  let count: Int
  var body: some View {
    Pages(count: count) { index in
      Text("\(index)").decorated(index == 0) { $0.padding(.top, 20) }
    }
  }
}
