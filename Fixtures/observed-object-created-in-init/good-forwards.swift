import Combine
import SwiftUI

final class Source: ObservableObject {
  @Published var title = ""
  func rename() { title = "B" }
}

/// Stores nothing of its own.
final class Forwarder: ObservableObject {
  let source: Source
  private var subscriptions = Set<AnyCancellable>()
  init(_ source: Source) {
    self.source = source
    source.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &subscriptions)
  }
}

struct Header: View {
  @ObservedObject private var forwarder: Forwarder
  init(source: Source) { forwarder = Forwarder(source) }
  var body: some View { Button(forwarder.source.title) { forwarder.source.rename() } }
}

struct Page: View {
  @StateObject private var source = Source()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Header(source: source)
  }
}
