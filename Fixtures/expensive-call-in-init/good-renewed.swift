import SwiftUI

struct Bag: Codable { var numbers: [Int] = [] }

/// The first value chooses a style, and the others find it.
struct Card: View {
  @AppStorage("style") private var style = -1
  @AppStorage("bag") private var stored = ""
  let title: String

  init(title: String) {
    self.title = title
    if style < 0 || style >= 8 {
      let bag = (try? JSONDecoder().decode(Bag.self, from: Data(stored.utf8))) ?? Bag()
      stored = String(decoding: (try? JSONEncoder().encode(bag)) ?? Data(), as: UTF8.self)
      let first = bag.numbers.first ?? 0
      style = first
    }
  }

  var body: some View { Text("\(title) \(style)") }
}

struct Cards: View {
  @State private var title = ""
  var body: some View {
    TextField("Title", text: $title)
    Card(title: title)
  }
}
