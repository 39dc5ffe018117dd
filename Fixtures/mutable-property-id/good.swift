import SwiftUI

struct City: Identifiable {
  let id = UUID()
  var name: String
}

/// The name is not edited.
struct Country: Identifiable {
  var id: String { name }
  var name: String
  var notes = ""
}

struct River: Identifiable {
  var id: String { name }
  let name: String
}

/// Nothing tells values apart by it.
struct Lake {
  var id: String { name }
  var name: String
}

struct Map: View {
  @State private var cities: [City] = []
  @State private var countries: [Country] = []
  @State private var lake = Lake(name: "a")
  let rivers: [River]
  var body: some View {
    List($cities) { $city in TextField("Name", text: $city.name) }
    List($countries) { $country in TextField("Notes", text: $country.notes) }
    List(rivers) { Text($0.name) }
    ForEach(countries, id: \.name) { Text($0.name) }
    TextField("Name", text: $lake.name)
  }
}
