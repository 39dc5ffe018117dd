import SwiftUI

// Not found: the type of what a binding to an optional leads to is not followed.
struct Place: Decodable, Identifiable {
  let id = UUID()
  let name: String
  enum CodingKeys: String, CodingKey { case name }
}

struct Map: View {
  @Binding var place: Place?
  var body: some View { Text("Map").sheet(item: $place) { Text($0.name) } }
}
