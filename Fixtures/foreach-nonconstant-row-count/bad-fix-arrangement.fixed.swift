// with: strict
import SwiftUI

struct Catalog: View {
  let names: [String]
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        // The stack has the spacing of the one around it.
        ForEach(names, id: \.self) { name in  // expect: 0 to 2 views
          VStack(alignment: .leading, spacing: 0) {
            if !name.isEmpty {
              Text(name)
              Divider()
            }
          }
        }
      }
      LazyVStack(spacing: 8) {
        // An empty stack would get spacing.
        ForEach(names, id: \.self) { name in  // expect: 0 or 1 views
          if !name.isEmpty { Text(name) }
        }
      }
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        // An empty stack would be an empty cell.
        ForEach(names, id: \.self) { name in  // expect: 0 or 1 views
          if !name.isEmpty { Text(name) }
        }
      }
    }
  }
}

struct Rows: View {
  let names: [String]
  var body: some View {
    // An empty stack would be an empty row.
    List(names, id: \.self) { name in  // expect: 0 or 1 views
      if !name.isEmpty { Text(name) }
    }
  }
}
