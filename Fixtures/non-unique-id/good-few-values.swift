import SwiftUI

struct Fruit { let name: String; let weight: Int }
enum Mood: CaseIterable { case calm, loud }
struct Track { let text: String; let mood: Mood; let count: Int }

// One or the other, and not both.
struct Basket: View {
  @State private var fruits: [Fruit] = []
  @State private var isHeavy = false

  var body: some View {
    List(fruits, id: \.name) { Text($0.name) }
    Button("Fill") {
      fruits.append(Fruit(name: "Pear", weight: 3))
      fruits.append(Fruit(name: "Apple", weight: 4))
      if isHeavy {
        fruits.append(Fruit(name: "Plum", weight: 9))
      } else {
        fruits.append(Fruit(name: "Plum", weight: 1))
      }
    }
  }
}

// One element for each case.
struct Moods: View {
  private let tracks = [Track(text: "a", mood: .calm, count: 1), Track(text: "b", mood: .loud, count: 2)]
  var body: some View {
    ForEach(tracks, id: \.mood) { Text($0.text) }
    ForEach(Mood.allCases, id: \.self) { Text(String(describing: $0)) }
  }
}
