import SwiftUI

struct Fruit { let name: String; let color: Color }
struct Member: Identifiable { let id: Int; let name: String; var joined = Date(); var count = 1 }
struct Coin { let serialNumber: Int; let value: Double; var isRare = false }

struct Lists: View {
  private let fruits = [
    Fruit(name: "Plum", color: .purple),  // note: `"Plum"` is used here
    Fruit(name: "Lime", color: .green),
    Fruit(name: "Plum", color: .yellow),  // note: `"Plum"` is used here
  ]
  private let letters = ["S", "M", "T", "W", "T", "F", "S"]
  static let pairs = [(key: 1, text: "a"), (key: 2, text: "b"), (key: 1, text: "c")]
  @State private var members: [Member] = []
  @State private var marks = [Member(id: 1, name: "a"), Member(id: 1, name: "b")]
  let coins: [Coin]

  var body: some View {
    List(fruits, id: \.name) { Text($0.name) }  // expect: error: two elements of `fruits` have the id `"Plum"`
    ForEach(letters, id: \.self) { Text($0) }  // expect: info: two elements of `letters` have the id `"T"`
    ForEach([1, 2, 1], id: \.self) { Text("\($0)") }  // expect: info: two elements of `[1, 2, 1]` have the id `1`
    ForEach(Self.pairs, id: \.key) { Text($0.text) }  // expect: error: the id `1`
    ForEach(Self.pairs, id: \.0) { Text($0.text) }  // expect: error: the id `1`
    ForEach(marks) { Text($0.name) }  // expect: error: two elements of `marks` have the id `1`
    ForEach(members, id: \.name) { Text($0.name) }  // expect: info: `name` may repeat in `members`
    ForEach($members, id: \.count) { $member in Text(member.name) }  // expect: info: `count` may repeat in `$members`
    ForEach(coins, id: \.value) { Text("\($0.value)") }  // expect: info: `value` may repeat in `coins`
    ForEach(coins, id: \.isRare) { Text("\($0.value)") }  // expect: warning: only two ids
  }
}
