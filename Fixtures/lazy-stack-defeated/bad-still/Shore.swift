// with: strict
import SwiftUI

struct Shore: View {
  @State private var boats: [String] = []
  var load: () async -> [String] = { [] }
  var body: some View {
    VStack {
      LazyVStack {  // expect: nothing around `LazyVStack` scrolls, so every row of `boats` counts as visible  // help: put a `ScrollView` around the `LazyVStack`, or use a plain `VStack`
        ForEach(boats, id: \.self) { Text($0) }
      }
    }
    .task { boats = await load() }
  }
}

struct Pier: View {
  @State private var boats: [String] = []
  var body: some View {
    LazyVStack { ForEach(boats, id: \.self) { Text($0) } }
  }
}

/// Not shown, or shown by code of another project.
public struct Jetty: View {
  @State private var boats: [String] = []
  public var body: some View {
    LazyVStack { ForEach(boats, id: \.self) { Text($0) } }
  }
}
