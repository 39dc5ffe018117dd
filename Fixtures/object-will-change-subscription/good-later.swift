import Combine
import SwiftUI

// A task runs after the change, also where a function starts it.
final class Store: ObservableObject {
  @Published var entries: [Int] = []
  private var cancellables: Set<AnyCancellable> = []
  private var saving: Task<Void, Never>?

  init() {
    objectWillChange.sink { [weak self] _ in self?.schedule() }.store(in: &cancellables)
  }
  private func schedule() {
    saving?.cancel()
    saving = Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: 1_000)
      self?.save()
    }
  }
  private func save() { print(entries) }
}
