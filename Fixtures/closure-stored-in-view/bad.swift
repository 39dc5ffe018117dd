import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name = ""
}

final class Garden {
  func water() {}
}

struct PlantRow: View {
  let plant: Plant
  let onWater: () -> Void  // expect: info: `PlantRow` gets new closures for `onWater` and `onMove` whenever its parent updates, which evaluates every row
  var onMove: ((Int) -> Void)?
  var body: some View {
    HStack {
      Image(systemName: "leaf")
      Text(plant.name)
      Spacer()
      Button("Water", action: onWater)
      Button("Move") { onMove?(1) }
    }
  }
}

/// Its initializer takes the closure under another name.
struct TreeRow: View {
  private let action: () -> Void  // expect: `TreeRow` gets a new closure for `action` whenever its parent updates
  private let name: String
  init(_ name: String, onTap: @escaping () -> Void) {
    self.name = name
    self.action = onTap
  }
  var body: some View {
    HStack {
      Image(systemName: "tree")
      Text(name)
      Text(name)
      Spacer()
      Button("Cut", action: action)
    }
  }
}

/// No row, but large.
struct Greenhouse: View {
  let onOpen: () -> Void  // expect: `Greenhouse` gets a new closure for `onOpen` whenever its parent updates, which evaluates its 18 views
  var body: some View {
    VStack {
      HStack { Text("1"); Text("2"); Text("3"); Text("4") }
      HStack { Text("5"); Text("6"); Text("7"); Text("8") }
      HStack { Text("9"); Text("10"); Text("11"); Text("12") }
      door
    }
  }
  private var door: some View { Button("Open", action: onOpen) }
}

struct Plot: View {
  let plants: [Plant]
  let garden: Garden
  @State private var selection = 0

  var body: some View {
    VStack {
      List(plants) { plant in
        PlantRow(
          plant: plant,
          onWater: { selection = plant.id },  // note: this closure captures `selection`
          onMove: { selection += $0 })
      }
      ForEach(plants) { plant in
        TreeRow(plant.name) { selection = plant.id }
      }
      Greenhouse(onOpen: garden.water)  // note: this method captures its object
    }
  }
}
