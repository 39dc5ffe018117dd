import SwiftUI

/// A member that is written once for each system: the one for iOS stands for them.
struct Header: View {
  let day: Date
  var body: some View {
    VStack {
      Text(title)
      Text(subtitle())
    }
  }
  #if os(macOS)
    var title: String { day.formatted() }
  #else
    var title: String { DateFormatter().string(from: day) }  // expect: `DateFormatter()`
  #endif
  #if os(macOS)
    private func subtitle() -> String { "Mac" }
  #elseif os(iOS)
    private func subtitle() -> String { NumberFormatter().string(from: 1) ?? "" }  // expect: `NumberFormatter()`
  #else
    private func subtitle() -> String { "other" }
  #endif
}

/// What is written for builds to debug alone stands for nothing.
struct Footer: View {
  let day: Date
  var body: some View { Text(title) }
  #if DEBUG
    var title: String { DateFormatter().string(from: day) }
  #else
    var title: String { "day" }
  #endif
}

@main struct Diary: App {
  @State private var day = Date()
  var body: some Scene {
    WindowGroup {
      VStack {
        Header(day: day)
        Footer(day: day)
        Button("Next") { day += 86_400 }
      }
    }
  }
}
