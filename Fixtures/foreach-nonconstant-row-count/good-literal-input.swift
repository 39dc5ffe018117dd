import SwiftUI

// The call leaves the divider out, so each element gives one view.

struct Field: Identifiable, Equatable {
  let id: Int
  let title: String
}

struct FieldRow: View {
  let field: Field
  let isSection: Bool
  var body: some View {
    Text(field.title)
    if !isSection { Divider() }
  }
}

struct Fields: View {
  let fields: [Field]
  var isSection = true
  var body: some View {
    ForEach(fields) { field in
      FieldRow(field: field, isSection: isSection)
      if field != fields.last, !isSection { Divider() }
    }
  }
}

struct Page: View {
  @State private var fields: [Field] = []
  let load: () async -> [Field]
  var body: some View {
    ScrollView { LazyVStack { Fields(fields: fields) } }
      .task { fields = await load() }
  }
}
