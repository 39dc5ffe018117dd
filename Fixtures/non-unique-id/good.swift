import SwiftUI

struct Herb { let name: String; var id = 0 }
struct Guest: Identifiable { let id: Int; let name: String; var email = "" }
struct Tag: Identifiable { var id: String { name }; let name: String }
struct Part { let title: String; let rows: [Int] }
enum Size: String, CaseIterable { case small, large }

struct Quiet: View {
  private let herbs = [Herb(name: "Dill"), Herb(name: "Mint")]
  private let days = ["Mon", "Tue", "Wed"]
  static let guests: [Guest] = []
  let people: [Guest]
  let tags: [Tag]
  let parts: [Part]
  let names: [String]
  let byName: [String: [Guest]]

  var body: some View {
    // All keys can be seen to differ.
    List(herbs, id: \.name) { Text($0.name) }
    ForEach(days, id: \.self) { Text($0) }
    ForEach(["a", "b"], id: \.self) { Text($0) }
    // The id itself, or what it is made of.
    ForEach(people) { Text($0.name) }
    ForEach(people, id: \.id) { Text($0.name) }
    ForEach(tags, id: \.name) { Text($0.name) }
    // Not what describes it.
    ForEach(people, id: \.email) { Text($0.name) }
    // No better key, as far as one can see.
    ForEach(parts, id: \.title) { Text($0.title) }
    ForEach(names, id: \.self) { Text($0) }
    // Never changes.
    ForEach(Self.guests, id: \.name) { Text($0.name) }
    ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
    ForEach(Size.allCases, id: \.rawValue) { Text($0.rawValue) }
    // Unique by what they are.
    ForEach(byName.keys.sorted(), id: \.self) { Text($0) }
    ForEach(Dictionary(grouping: people) { $0.name }.map { Part(title: $0.key, rows: []) }, id: \.title) { Text($0.title) }
    ForEach(Array(Set(names)), id: \.self) { Text($0) }
    // Places, where letters repeat on purpose.
    ForEach(Array(["S", "M", "S"].enumerated()), id: \.offset) { Text($0.element) }
  }
}
