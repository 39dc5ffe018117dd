import SwiftUI

struct First: View {
  @Binding var count: Int
  var body: some View { Text(Registry.shared.name(count)) }  // note: `First.body` reaches the expensive call from here
}

struct Second: View {
  let isLong: Bool
  private var title: String { isLong ? "" : Registry.shared.name(2) }  // note: `Second.title` reaches the expensive call from here
  var body: some View { Text(title) }
}

struct Rows: View {
  let ids: [Int]
  var body: some View { ForEach(ids, id: \.self) { Fourth(registry: .shared, id: $0) } }
}

struct Third: View {
  let id: Int
  var body: some View {
    Text(Registry.shared.name(id))  // note: `Third.body` reaches the expensive call from here
    Text("\(Registry.shared.count())")  // note: `Third.body` reaches the expensive call from here
  }
}

struct Fourth: View {
  let registry: Registry
  let id: Int
  var body: some View { Text(registry.name(id)) }  // note: `Fourth.body` reaches the expensive call from here
}

struct Counter: View {
  let registry: Registry
  var body: some View { Text("\(registry.count())") }  // note: `Counter.body` reaches the expensive call from here
}
