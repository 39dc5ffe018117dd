import SwiftUI

struct Fruit { let name: String; let color: Color }
struct Member: Identifiable { let id: Int; let name: String; var joined = Date(); var count = 1 }
struct Coin { let serialNumber: Int; let value: Double; var isRare = false }

struct Lists: View {
  private let fruits = [
    Fruit(name: "Plum", color: .purple),  // note: stands here
    Fruit(name: "Lime", color: .green),
    Fruit(name: "Plum", color: .yellow),  // note: stands here
  ]
  private let letters = ["S", "M", "T", "W", "T", "F", "S"]
  static let pairs = [(key: 1, text: "a"), (key: 2, text: "b"), (key: 1, text: "c")]
  @State private var members: [Member] = []
  @State private var marks = [Member(id: 1, name: "a"), Member(id: 1, name: "b")]
  let coins: [Coin]

  var body: some View {
    List(fruits, id: \.name) { Text($0.name) }  // expect: error: the id `"Plum"` occurs twice in `fruits`
    ForEach(letters, id: \.self) { Text($0) }  // expect: error: the id `"T"` occurs twice
    ForEach([1, 2, 1], id: \.self) { Text("\($0)") }  // expect: error: the id `1` occurs twice
    ForEach(Self.pairs, id: \.key) { Text($0.text) }  // expect: error: the id `1`
    ForEach(Self.pairs, id: \.0) { Text($0.text) }  // expect: error: the id `1`
    ForEach(marks) { Text($0.name) }  // expect: error: the id `1` occurs twice in `marks`
    ForEach(members, id: \.name) { Text($0.name) }  // expect: warning: `name` may occur more than once in `members`
    ForEach($members, id: \.count) { $member in Text(member.name) }  // expect: warning: `count` may occur
    ForEach(coins, id: \.value) { Text("\($0.value)") }  // expect: warning: `value` may occur
    ForEach(coins, id: \.isRare) { Text("\($0.value)") }  // expect: warning: only two ids
  }
}
