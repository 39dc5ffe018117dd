import Combine
import SwiftUI

final class Verse: ObservableObject { @Published var text = "" }

extension Verse {
  // A computed property of the model makes a new chain each time as well; only the view's own are looked at.
  var settled: AnyPublisher<String, Never> {
    $text.debounce(for: .seconds(1), scheduler: RunLoop.main).eraseToAnyPublisher()
  }
}

struct VerseView: View {
  @ObservedObject var verse: Verse
  @State private var count = 0
  var body: some View {
    Text("\(count)").onReceive(verse.settled) { count = $0.count }
  }
}
