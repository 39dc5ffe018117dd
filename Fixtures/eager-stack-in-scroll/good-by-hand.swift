import SwiftUI

/// What people add one by one.
struct Folders: View {
  @State private var paths: [String] = []
  var body: some View {
    ScrollView {
      VStack {
        ForEach(paths, id: \.self) { Text($0) }
      }
      Button("Add") { paths.append("/") }
    }
  }
}

/// The rows fill the height, which a lazy stack cannot.
struct Prompt: View {
  @State private var lines: [String] = []
  let load: () async -> [String]
  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack {
          ForEach(lines, id: \.self) { line in
            if line.isEmpty { Spacer() } else { Text(line) }
          }
        }
        .frame(minHeight: proxy.size.height)
      }
    }
    .task { lines = await load() }
  }
}

/// A reader scrolls to ids of the rows' own.
struct Chat: View {
  @State private var lines: [String] = []
  let load: () async -> [String]
  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack {
          ForEach(lines, id: \.self) { Text($0).id("line " + $0) }
        }
      }
      .onAppear { reader.scrollTo("line 1") }
    }
    .task { lines = await load() }
  }
}
