import SwiftUI

struct Header: View, Equatable {
  let title: String
  @State private var isOpen = false
  nonisolated static func == (lhs: Header, rhs: Header) -> Bool { lhs.title == rhs.title }
  var body: some View { Toggle(title, isOn: $isOpen) }
}

/// A function gives the view by its type: its caller applies the modifier.
struct Page: View {
  @State private var count = 0
  var body: some View {
    let header = makeHeader()
    VStack {
      header.equatable()
      Button("\(count)") { count += 1 }
    }
  }
  private func makeHeader() -> Header { Header(title: "Page") }
}
