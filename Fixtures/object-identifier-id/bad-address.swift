import SwiftUI

final class Chip {  // expect: info: `Chip` is identified by its address
  let title: String
  init(_ title: String) { self.title = title }
  var address: ObjectIdentifier { ObjectIdentifier(self) }
}

struct Deck: View {
  let titles: [String]
  private var chips: [Chip] { titles.map { Chip($0) } }
  var body: some View {
    List { ForEach(chips, id: \.address) { Text($0.title) } }
  }
}
