import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  var title = ""
}

/// Compares all that can change, itself or through what it calls.
struct Disc: Equatable {
  let id: Int
  var title = ""
  static func == (a: Disc, b: Disc) -> Bool { a.title == b.title }
}

struct Box: Equatable {
  let id: Int
  var title = ""
  private var key: String { "\(id) \(title)" }
  static func == (a: Box, b: Box) -> Bool { a.key == b.key }
}

struct Crate: Equatable {
  var id = 0
  var title = ""
  static func == (a: Crate, b: Crate) -> Bool { isSame(a, b) }
  private static func isSame(_ a: Crate, _ b: Crate) -> Bool { a.id == b.id && a.title == b.title }
}

/// Closures cannot be compared.
struct Item: Equatable {
  let id: Int
  var action: () -> Void = {}
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
}

struct Record: View {
  let tracks: [Track]
  let byID: [Int: Track]
  let disc: Disc
  let box: Box
  let crate: Crate
  let item: Item
  let chosen: Int?
  @State private var plays = 0
  var body: some View {
    Text("\(plays)")
      .onChange(of: tracks) { plays += 1 }
      .onChange(of: tracks.count) { plays += 1 }
      .onChange(of: tracks.isEmpty) { plays += 1 }
      .onChange(of: tracks.first?.id) { plays += 1 }
      .onChange(of: byID[1]) { plays += 1 }
      .onChange(of: chosen.map { $0 + 1 }) { plays += 1 }
      .task(id: tracks.last) { plays = 0 }
      .animation(.default, value: plays)
      .onChange(of: disc) { plays += 1 }
      .onChange(of: box) { plays += 1 }
      .onChange(of: crate) { plays += 1 }
      .onChange(of: item) { plays += 1 }
      .sensoryFeedback(.success, trigger: plays)
  }
}
