import SwiftUI

/// A constant switches the log off.
struct Board: View {
  static let isVerbose = false
  @State private var count = 0

  var body: some View {
    if Self.isVerbose { let _ = print("board") }
    Button("Count \(count)") { count += 1 }
  }
}

/// The work is started only until its result is there.
final class Portrait {
  private var loaded: String?
  var name: String? {
    if let loaded { return loaded }
    Task { await load() }
    return nil
  }
  private func load() async { loaded = "a" }
}

struct PortraitView: View {
  let portrait: Portrait
  @State private var count = 0

  var body: some View {
    Text(portrait.name ?? "")
    Button("Count \(count)") { count += 1 }
  }
}
