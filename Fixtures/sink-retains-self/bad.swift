import Combine
import Foundation

class Session {
  @Published var name = ""
  let events = PassthroughSubject<Int, Never>()
}

final class Profile: ObservableObject {
  @Published var name = ""
  @Published var count = 0
  private let session: Session
  private var cancellables: Set<AnyCancellable> = []  // note: the `Profile` keeps the subscription
  private var list: [AnyCancellable] = []
  private var single: AnyCancellable?

  init(session: Session) {
    self.session = session
    session.$name
      .sink { name in self.name = name }  // expect: warning: 6 subscriptions in `cancellables` capture `self`, so that the `Profile` is never deallocated
      .store(in: &cancellables)
    single = session.events.receive(on: RunLoop.main).sink { [self] number in count = number }  // expect: 2 subscriptions in `single`
    self.single = session.events.sink { number in
      Task { self.count = number }  // note: `self` is captured here
    }
    session.events.assign(to: \.count, on: self).store(in: &self.cancellables)  // expect: the subscription in `cancellables` captures `self`, so that the `Profile` is never deallocated
    session.$name.sink(receiveValue: self.rename).store(in: &cancellables)  // note: `self` is captured here
    session.$name.sink(receiveValue: rename).store(in: &cancellables)  // note: `self` is captured here
    cancellables.insert(session.$name.sink { self.name = $0 })  // note: `self` is captured here
    list.append(session.$name.sink { self.name = $0 })  // expect: `list`
    NotificationCenter.default.publisher(for: Notification.Name("x"))
      .sink { [weak session] _ in
        self.rename(session?.name ?? "")  // note: `self` is captured here
      }
      .store(in: &cancellables)
    session.events
      .sink { number in
        DispatchQueue.main.async { [weak self] in self?.count = number }  // note: the closure around captures `self` for this list
      }
      .store(in: &cancellables)
  }

  func rename(_ name: String) { self.name = name }

  // Never runs, so it cancels nothing.
  deinit { single?.cancel() }
}

/// Each profile that opens has a `Profile`.
struct ProfileCoordinator {
  func open(_ session: Session) -> Profile { Profile(session: session) }
}
