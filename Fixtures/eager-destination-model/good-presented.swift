import SwiftUI

final class TalkModel: ObservableObject {
  @Published var lines: [String] = []
  let peer: String
  init(peer: String) {
    self.peer = peer
    lines = Array(repeating: peer, count: 3)
  }
}

struct TalkView: View {
  @StateObject var model: TalkModel
  var body: some View { List(model.lines, id: \.self) { Text($0) } }
}

/// The content is empty until it is presented.
struct Contacts: View {
  @State private var peer: String?
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Button("Talk") { peer = query }
    }
    .navigationDestination(isPresented: Binding(get: { peer != nil }, set: { if !$0 { peer = nil } })) {
      if let peer { TalkView(model: TalkModel(peer: peer)) }
    }
  }
}

/// Holds values, and publishes nothing.
final class Thresholds: ObservableObject {
  let values: [Int]
  init(values: [Int]) { self.values = values }
}

struct ThresholdView: View {
  let thresholds: Thresholds
  var body: some View { Text("\(thresholds.values.count)") }
}

struct ThresholdLink: View {
  @State private var values = [1]
  var body: some View {
    Button("More") { values.append(2) }
    NavigationLink("Thresholds") { ThresholdView(thresholds: Thresholds(values: values)) }
  }
}
