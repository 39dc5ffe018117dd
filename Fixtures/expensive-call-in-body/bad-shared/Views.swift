import SwiftUI

struct First: View {
  var body: some View { Text(Registry.shared.name(1)) }  // note: `First.body` gets there by this call
}

struct Second: View {
  private var title: String { Registry.shared.name(2) }  // note: `Second.title` gets there by this call
  var body: some View { Text(title) }
}

struct Rows: View {
  let ids: [Int]
  var body: some View { ForEach(ids, id: \.self) { Fourth(registry: .shared, id: $0) } }
}

struct Third: View {
  let id: Int
  var body: some View {
    Text(Registry.shared.name(id))  // note: `Third.body` gets there by this call
    Text("\(Registry.shared.count())")  // expect: by way of `count()`
  }
}

struct Fourth: View {
  let registry: Registry
  let id: Int
  var body: some View { Text(registry.name(id)) }  // note: `Fourth.body` gets there by this call
}

/// Two views are too few to blame the model.
struct Counter: View {
  let registry: Registry
  var body: some View { Text("\(registry.count())") }  // expect: by way of `count()`
}
