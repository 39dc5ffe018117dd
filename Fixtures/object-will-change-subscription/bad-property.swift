import Combine
import SwiftUI

struct Contact: Identifiable {
  let id: Int
  let isGuardian: Bool
}

final class Contacts: ObservableObject {
  @Published var all: [Contact] = []
  @Published private(set) var count = 0
  var guardian: Contact? { all.first { $0.isGuardian } }
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $all  // expect: warning: `$all` publishes before `all` changes, so this closure reads the old value of `all`  // help: use the value that the closure gets
      .dropFirst()
      .sink { [weak self] _ in self?.update() }
      .store(in: &subscriptions)
  }

  private func update() { count = all.count }
}

struct ContactList: View {
  @ObservedObject var contacts: Contacts
  @State private var selected: Int?
  @State private var total = 0
  var body: some View {
    Text("\(selected ?? 0) of \(total)")
      .onReceive(contacts.$all) { _ in  // expect: warning: `$all` publishes before `all` changes
        if selected == nil, let guardian = contacts.guardian { selected = guardian.id }
      }
      .onReceive(contacts.$all) { _ in total = contacts.all.count }  // expect: warning: `$all`  // help: use the value that the closure gets, or use `.onChange(of:)`
  }
}
