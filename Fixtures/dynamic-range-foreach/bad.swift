// with: strict
import SwiftUI

struct Wagon: Identifiable {
  let id: Int
  var seats: Int
}

struct Train: View {
  @State private var wagons: [Wagon] = []; func changeWagons() { withAnimation { wagons.removeAll() } }
  let count: Int
  let visible: Range<Int>

  var body: some View {
    VStack {
      ForEach(0..<count) { Text("\($0)") }  // expect: info: `ForEach` without `id:` reads the range `0..<count` only once, which gives missing or invalid rows when `count` changes
      ForEach(0..<wagons.count) { Text("\(wagons[$0].seats)") }  // expect: error: when `wagons.count` changes  // help: iterate `wagons` itself, or add `id: \.self`
      ForEach(0 ..< self.wagons.count - 1) { Text("\($0)") }  // expect: when `self.wagons.count` changes  // help: add `id: \.self`, which compares the range on every update
      ForEach(wagons.indices) { Text("\(wagons[$0].seats)") }  // expect: `ForEach` without `id:` reads the range `wagons.indices` only once, which gives missing or invalid rows when `wagons` changes
      ForEach(visible) { Text("\($0)") }  // expect: when `visible` changes
      ForEach(1..<min(count, 10), content: row)  // expect: when `min(count, 10)` changes
      List(0..<count) { Text("\($0)") }  // expect: `List` without `id:`
      List(0..<count, rowContent: row)  // expect: `List` without `id:`
      Picker("Wagon", selection: .constant(0)) { ForEach(0..<wagons.count) { Text("\($0)").tag($0) } }  // expect: when `wagons.count`
    }
  }

  private func row(_ number: Int) -> some View { Text("\(number)") }
}

/// A variable, a local, a function: each may give another count.
struct Others: View {
  @State private var total = 4; func changeTotal() { withAnimation { total += 1 } }
  @ObservedObject var model: TrainModel
  private var half: Int { total / 2 }

  var body: some View {
    let rows = model.wagons.count / 2
    GeometryReader { proxy in
      ForEach(0..<Int(proxy.size.height / 20)) { _ in Divider() }  // expect: when `Int(proxy.size.height / 20)` changes
    }
    ForEach(0..<total) { Text("\($0)") }  // expect: when `total` changes
    ForEach(0..<half) { Text("\($0)") }  // expect: when `half` changes
    ForEach(0..<rows) { Text("\($0)") }  // expect: when `rows` changes  // help: add `id: \.self`, which compares the range on every update
    ForEach(0..<model.groups().count) { Text("\($0)") }  // expect: when `model.groups().count` changes
    ForEach(total..<10) { Text("\($0)") }  // expect: when `total` changes
    // The identity changes with something else.
    ForEach(0..<total) { Text("\($0)") }.id(model.name)  // expect: when `total` changes
  }
}

final class TrainModel: ObservableObject {
  @Published var wagons: [Wagon] = []
  @Published var name = ""
  func groups() -> [[Wagon]] { [wagons] }
}

/// One of two callers gives something that changes.
struct Sleepers: View {
  let number: Int
  var body: some View { ForEach(0..<number) { _ in Divider() } }  // expect: when `number` changes
}

struct Track: View {
  let length: Int
  var body: some View {
    Sleepers(number: 12)
    Sleepers(number: length)
  }
}
