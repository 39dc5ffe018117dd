import SwiftUI

final class Store: ObservableObject {
  @Published var naps = [1]
  @Published var dates: [Date] = []
}

struct Nursery: View {
  @ObservedObject var store: Store
  var body: some View { Naps(naps: store.naps, dates: store.dates) }
}

struct Naps: View {
  let naps: [Int]
  let dates: [Date]
  var body: some View { Text("\(naps.count) of \(dates.count)") }
}
