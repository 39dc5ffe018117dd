import Combine
import Foundation

final class Permissions: ObservableObject {
  @Published var isAllowed = false
  private var cancellable: AnyCancellable?

  init() {
    cancellable = NotificationCenter.default.publisher(for: Notification.Name("active"))
      .sink { _ in  // expect: the subscription in `cancellable` captures `self`  // help: write `[weak self]` on each closure that the object keeps: a list on a closure inside makes the outer one strong
        Task { [weak self] in await self?.update() }  // note: the closure around captures `self` for this list
      }
  }
  @MainActor private func update() { isAllowed.toggle() }
}
