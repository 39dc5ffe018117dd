import Combine
import Feeds

/// The module is not there: whether its publisher ends is not known.
final class Reader: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  init(feed: Feed, loader: Loader) {
    feed.articles.sink { self.text = $0 }.store(in: &subscriptions)
    loader().map { $0.text }.sink { self.text = $0 }.store(in: &subscriptions)
    feed.latest().first().sink { self.text = $0 }.store(in: &subscriptions)
    [1, 2].publisher.sink { self.text = "\($0)" }.store(in: &subscriptions)
  }
}
