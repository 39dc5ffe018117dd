import Combine
import SwiftUI

final class AlbumModel: ObservableObject {
  @Published var items: [Int] = []
  private let source: CurrentValueSubject<[Int], Never>
  private var subscriptions: Set<AnyCancellable> = []

  init(source: CurrentValueSubject<[Int], Never>) {
    self.source = source
    start()
  }

  func start() {
    source.assign(to: \.items, on: self).store(in: &subscriptions)  // expect: warning: the subscription in `subscriptions` captures `self`
  }

  // Nothing calls it.
  func finishForNow() { subscriptions.removeAll() }
}

struct AlbumScreen: View {
  @StateObject private var model = AlbumModel(source: CurrentValueSubject([1]))
  var body: some View { List(model.items, id: \.self) { Text("\($0)") } }
}

struct Library: View {
  @State private var isShown = false
  var body: some View {
    Button("Album") { isShown = true }.sheet(isPresented: $isShown) { AlbumScreen() }
  }
}

@main
struct Albums: App {
  var body: some Scene { WindowGroup { Library() } }
}
