import Combine
import SwiftUI

final class Contacts: ObservableObject {
  @Published var all: [Int] = []
  @Published var filter = ""
  @Published private(set) var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    // After the change.
    $all.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
    // In a task.
    $all.sink { [weak self] _ in Task { @MainActor in self?.update() } }.store(in: &subscriptions)
    // Reads another property.
    $filter.sink { [weak self] _ in self?.update() }.store(in: &subscriptions)
    // Compares both values.
    $all.sink { [weak self] new in if new.count > self?.all.count ?? 0 { self?.filter = "" } }
      .store(in: &subscriptions)
  }

  private func update() { count = all.count }
}

struct ContactList: View {
  @ObservedObject var contacts: Contacts
  @State private var total = 0
  var body: some View {
    Text("\(total)")
      .onReceive(contacts.$all) { total = $0.count }
      .onReceive(contacts.$filter) { _ in total = contacts.all.count }
      .onReceive(contacts.$all) { _ in DispatchQueue.main.async { total = contacts.all.count } }
  }
}
