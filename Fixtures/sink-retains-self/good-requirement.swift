import Combine
import SwiftUI

protocol ArticleSource { func article(_ id: Int) -> AnyPublisher<String, Never> }

/// Whether the publisher ends is for the type that conforms to say.
final class Page: ObservableObject {
  @Published var text = ""
  private let source: any ArticleSource
  private var subscriptions: Set<AnyCancellable> = []
  init(source: any ArticleSource) { self.source = source }
  func load() {
    source.article(1)
      .sink { self.text = $0 }
      .store(in: &subscriptions)
  }
}
