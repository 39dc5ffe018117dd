import SwiftUI

// Part of the data.
struct Letter: Codable, Identifiable {
  var id = UUID()
  var text: String
}

struct Parcel: Codable, Identifiable {
  var id = UUID()
  var weight: Int
  enum CodingKeys: String, CodingKey { case id, weight }
}

struct Card: Decodable, Identifiable {
  var id = UUID()
  let text: String
  enum CodingKeys: String, CodingKey { case id, text }
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(UUID.self, forKey: .id)
    text = try values.decode(String.self, forKey: .text)
  }
}

// Built here, and saved now and then.
struct Sketch: Codable, Identifiable {
  let id = UUID()
  var title = ""
  enum CodingKeys: String, CodingKey { case title }
}

// Not decoded at all.
struct Draft: Encodable, Identifiable {
  let id = UUID()
  var title = ""
}

// Told apart by something else, or not at all.
struct Word: Decodable {
  let token = UUID()
  let text: String
  enum CodingKeys: String, CodingKey { case text }
}

struct Alone: Decodable, Identifiable {
  let id = UUID()
  let text: String
  enum CodingKeys: String, CodingKey { case text }
}

struct Lists: View {
  let letters: [Letter]
  let parcels: [Parcel]
  let cards: [Card]
  let drafts: [Draft]
  let words: [Word]
  let alone: Alone
  @State private var sketches: [Sketch] = []
  var body: some View {
    List {
      Text(alone.text)
      ForEach(letters) { Text($0.text) }
      ForEach(parcels) { Text("\($0.weight)") }
      ForEach(cards) { Text($0.text) }
      ForEach(drafts) { Text($0.title) }
      ForEach(words, id: \.text) { Text($0.text) }
      ForEach(sketches) { Text($0.title) }
      Button("New") { sketches.append(Sketch()) }
    }
  }
}
