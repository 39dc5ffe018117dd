import SwiftUI

/// The appearance of the spinner asks for more, in each of the ways to write it.
struct Pages: View {
  @State private var pages: [Int] = []
  var body: some View {
    ForEach(pages, id: \.self) { Text("\($0)") }
    ProgressView()
      #if os(macOS)
        .controlSize(.small)
      #endif
      .padding()
      .onAppear {
        Task { await load() }
      }
  }

  private func load() async {
    await Task.yield()
    pages.append(pages.count)
  }
}
