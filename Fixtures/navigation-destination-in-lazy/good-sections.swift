import SwiftUI

struct Province: Identifiable, Hashable {
  let id: Int
  let name: String
}

/// On a form, on a grid that is not lazy, on the list in a branch's own stack, in builds for one platform.
struct Provinces: View {
  let provinces: [Province]
  @State private var chosen: Province?
  var body: some View {
    Form {
      Section("All") {
        ForEach(provinces) { NavigationLink($0.name, value: $0) }
      }
    }
    .navigationDestination(for: Province.self) { Text($0.name) }
    Grid {
      ForEach(provinces) { province in
        GridRow {
          Text(province.name).navigationDestination(item: $chosen) { Text($0.name) }
        }
      }
    }
    #if os(macOS)
    Text("Mac").navigationDestination(for: Int.self) { Text("\($0)") }
    #else
    Text("Phone").navigationDestination(for: Int.self) { Text("\($0)") }
    #endif
  }
}
