import SwiftUI

struct Bar: View {
  @ObservedObject var counts: Counts
  private let other: Int
  init(counts: Counts) {
    self.counts = counts
    other = Counts.filled().number  // note: `Bar.init` gets there from here
  }
  var body: some View { Text("\(counts.number + other)") }
}

struct Sheet: View {
  private let number = Counts.filled().number  // note: `Sheet.number` gets there from here
  var body: some View { Text("\(number)") }
}

struct Home: View {
  @State private var name = ""
  @StateObject private var counts = Counts()
  var body: some View {
    TextField("Name", text: $name)
    Text(name)
    Bar(counts: counts)
    Sheet()
  }
}
