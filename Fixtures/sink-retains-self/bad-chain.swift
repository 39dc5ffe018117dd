import Combine

struct Page { let load: () -> Void }

final class History: ObservableObject {
  @Published var key = ""
  @Published var page: Page?
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $key
      .map { _ in Page(load: self.load) }  // note: `self` is captured here
      .sink { self.page = $0 }  // expect: info: captures `self`  // help: capture `self` weakly with `[weak self]`, in each closure that the object keeps
      .store(in: &subscriptions)
  }

  private func load() {}
}
