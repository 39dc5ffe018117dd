import SwiftUI

final class Sample: ObservableObject {
  @Published var title = ""
  func load() { title = "Loaded" }
}

struct Panel: View {
  @EnvironmentObject var sample: Sample
  var body: some View {
    Text("TODO")
    // Text(sample.title)
  }
}

struct Samples: View {
  @StateObject private var sample = Sample()
  var body: some View {
    Button("Load") { sample.load() }
    Panel().environmentObject(sample)
  }
}
