import Combine
import SwiftUI

// In other types that are made again, and of other publishers.
struct Ticks: View {
  let url: URL
  private let page: AnyPublisher<Data, Never>
  private let once = Deferred { Future<Int, Never> { $0(.success(1)) } }  // expect: info: in `once`
  @State private var size = 0

  init(url: URL) {
    self.url = url
    page = URLSession.shared.dataTaskPublisher(for: url).map(\.data).replaceError(with: Data()).eraseToAnyPublisher()  // expect: info: in `page`
  }

  var body: some View {
    Text("\(size)")
      .onReceive(page) { size = $0.count }
      .onReceive(once) { size = $0 }
  }
}

struct Blink: ButtonStyle {
  private let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: info: in `beat`
  @State private var isOn = false
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isOn ? 1 : 0.5).onReceive(beat) { _ in isOn.toggle() }
  }
}
