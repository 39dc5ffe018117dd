import SwiftUI

struct Place: Decodable, Identifiable {
  let id = UUID()  // expect: info: each decoding gives `Place` a new `id`
  let name: String
  enum CodingKeys: String, CodingKey { case name }
}

struct Map: View {
  @Binding var place: Place?
  var body: some View { Text("Map").sheet(item: $place) { Text($0.name) } }  // note: presents the item again
}
