import SwiftUI

enum Requirement: String, Identifiable {
  case network, location, account
  var id: String { rawValue }
}

// There are three requirements, whatever the array is filled with.

struct Requirements: View {
  @State private var missing: [Requirement] = []
  var body: some View {
    ScrollView {
      VStack {
        ForEach(missing) { Text($0.rawValue) }
      }
    }
  }
}

// The height of all rows is wanted.

struct Sheet: View {
  @State private var lines: [String] = []
  @State private var height = 0.0
  var body: some View {
    ScrollView {
      VStack {
        ForEach(lines, id: \.self) { Text($0) }
      }
      .background {
        GeometryReader { proxy in
          Color.clear.onAppear { height = proxy.size.height }
        }
      }
    }
    .frame(maxHeight: height)
  }
}

struct Popover: View {
  @State private var lines: [String] = []
  @State private var height = 0.0
  var body: some View {
    ScrollView {
      VStack {
        ForEach(lines, id: \.self) { Text($0) }
      }
      .padding()
      .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
    }
    .frame(maxHeight: height)
  }
}
