import SwiftUI

struct Lamb: Identifiable {
  let id: Int
  let databaseID: Int
  var name: String
}

struct LambRow: View {
  let lamb: Lamb
  @State private var note = ""
  var body: some View { TextField(lamb.name, text: $note) }
}

struct Meadow: View {
  @State private var lambs: [Lamb] = []
  let rating: Int
  let pairs: [(Int, String)]
  var body: some View {
    VStack {
      ForEach(lambs.indices, id: \.self) { LambRow(lamb: lambs[$0]) }  // expect: index-as-id:
      ForEach(0..<lambs.count, id: \.self) { LambRow(lamb: lambs[$0]) }  // expect: index-as-id:
      ForEach(Array(lambs.enumerated()), id: \.offset) { _, lamb in LambRow(lamb: lamb) }  // expect: index-as-id:
      ForEach(Array(zip(lambs.indices, lambs)), id: \.0) { _, lamb in LambRow(lamb: lamb) }  // expect: index-as-id:
      ForEach(Array(lambs.enumerated()), id: \.element.id) { place, lamb in Text("\(place) \(lamb.name)") }
      ForEach(0..<rating, id: \.self) { _ in Image(systemName: "star.fill") }
      ForEach(pairs, id: \.0, content: line)
      ForEach(lambs, id: \.databaseID) { Text($0.name) }
    }
  }
  func add(_ lamb: Lamb) { lambs = [lamb] + lambs }
  private func line(_ pair: (Int, String)) -> some View { Text(pair.1) }
}
