import Combine
import SwiftUI

final class Phrase: ObservableObject {
  @Published var text = ""
  let offset = 3
  private(set) lazy var settled = $text.debounce(for: .seconds(1), scheduler: RunLoop.main).eraseToAnyPublisher()
  var lengths: AnyPublisher<Int, Never> {
    $text.map { [offset] in $0.count + offset }.delay(for: .seconds(1), scheduler: RunLoop.main).eraseToAnyPublisher()
  }
}

struct Equal: View {
  @ObservedObject var phrase: Phrase
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onReceive(phrase.$text) { count = $0.count }
      .onReceive(phrase.settled) { count = $0.count }
      .onReceive(phrase.$text.removeDuplicates().receive(on: RunLoop.main)) { count = $0.count }
      .onReceive(phrase.$text.map(\.count)) { count = $0 }
      .onReceive(phrase.$text.map { $0.count }) { count = $0 }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("end"))) { _ in count = 0 }
  }
}

struct Elsewhere: View {
  @ObservedObject var phrase: Phrase
  @State private var count = 0
  @State private var task: AnyCancellable?
  var body: some View {
    Text("\(count)").onAppear {
      task = phrase.$text.debounce(for: .seconds(1), scheduler: RunLoop.main).map { $0.count + count }.sink { _ in }
    }
  }
}
