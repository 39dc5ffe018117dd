import CoreData
import SwiftData
import SwiftUI

@Model final class Hike {
  var name: String
  init(name: String) { self.name = name }
}

/// What is fetched, and more than twenty.
struct Hikes: View {
  @Query private var hikes: [Hike]
  @FetchRequest(sortDescriptors: []) private var peaks: FetchedResults<NSManagedObject>
  @State private var names: [Trail] = []
  private func add() { names.append(Trail(id: 1, name: "")) }
  var body: some View {
    ScrollView {
      VStack {  // expect: info: builds every row of `hikes` at once
        ForEach(hikes) { Text($0.name) }
      }
    }
    ScrollView {
      VStack {  // expect: info: builds every row of `peaks` at once
        ForEach(peaks, id: \.objectID) { Text($0.description) }
      }
    }
    ScrollView {
      VStack {
        ForEach(names.prefix(50)) { Text($0.name) }
      }
    }
  }
}

struct Trail: Identifiable {
  let id: Int
  var name: String
}
