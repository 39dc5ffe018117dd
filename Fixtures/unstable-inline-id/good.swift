import SwiftUI

struct Board: View {
  @Namespace private var shapes
  @State private var session = UUID()
  @State private var text = ""
  @State private var rows: [Row] = []
  @State private var opened = Date()
  let item: Row
  private static let scope = UUID()

  private var key: String { "board-\(item.id)" }
  private var day: Int { Calendar.current.component(.day, from: Date()) }

  var body: some View {
    let label = "row"
    ScrollViewReader { proxy in
      VStack {
        Text("a").id("top")
        Text("b").id(item.id).id(key).id(label).id(Self.scope)
        Text("c").id(session)
        Text("d").tag(1).tag(item.id)
        Text("e").matchedGeometryEffect(id: item.id, in: shapes)
        // Different only when the day is.
        Text("f").id(day)
        Text("g").id(Date() > opened)
        Text("h").id(SpacerKey())
        Text("i").id(UUID(uuidString: "5F0C7C9C-7B43-4E4C-9B36-2B4C2F0C9A10"))
        NavigationLink("j", value: item.id)
        ForEach(rows) { row in Text(row.name).id(row.id) }
        Button("Again") { session = UUID() }
        Button("Add") {
          let id = UUID()
          rows.append(Row(id: id, name: "new"))
          proxy.scrollTo(id)
        }
      }
    }
    .task(id: session) { text = "\(Date())" }
    .onChange(of: text) { opened = Date() }
    .animation(.default, value: text)
    .sensoryFeedback(.success, trigger: session)
    .onTapGesture { text = UUID().uuidString }
  }
}

struct Row: Identifiable, Hashable {
  let id: UUID
  var name: String
}

struct SpacerKey: Hashable {}

/// Not a view: another `id` and another `tag`.
struct Query {
  var fields: [String] = []
  func id(_ value: UUID) -> Query { self }
  func tag(_ value: Date) -> Query { self }
}

struct Results: View {
  let query = Query()
  private var request: Query { query.id(UUID()).tag(Date()) }
  var body: some View { Text("\(request.fields.count)") }
}

/// The project's own modifier of that name.
extension Text {
  func tag(_ date: Date) -> some View { bold() }
}

struct Dated: View {
  var body: some View { Text("a").tag(Date()) }
}

/// What the getter made once it gives again.
final class Session: ObservableObject {
  private var kept: UUID?
  var id: UUID {
    if let kept { return kept }
    let made = UUID()
    kept = made
    return made
  }
}

struct Keeper: View {
  @StateObject private var session = Session()
  var body: some View { Text("a").id(session.id) }
}

#Preview {
  Text("a").id(UUID())
}

/// No choice is a line.
struct Sizes: View {
  @State private var size = 1
  var body: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Divider().tag(UUID())
      Text("Large").tag(2)
    }
  }
}
