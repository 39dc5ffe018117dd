import SwiftUI

struct Berry { let name: String; let color: Color }

struct BerryList: View {
  let berries = [Berry(name: "Currant", color: .red), Berry(name: "Sloe", color: .blue)]
  var body: some View {
    ScrollView { ForEach(berries, id: \.name) { BerryLabel(berry: $0) } }
  }
}

struct MixedList: View {
  let berries = [Berry(name: "Currant", color: .red), Berry(name: "Currant", color: .black)]
  var body: some View {
    ScrollView { ForEach(berries, id: \.name) { BerryLabel(berry: $0) } }  // expect: non-unique-id: error: two elements of `berries` have the id `"Currant"`
  }
}

struct BerryLabel: View {
  let berry: Berry
  var body: some View { Text(berry.name).foregroundColor(berry.color) }
}
