import Combine
import SwiftUI

final class Drawer: ObservableObject {
  @Published var isOpen = false
}

/// Says itself when it fires.
final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 { didSet { objectWillChange.send() } }
}

final class Cabinet: ObservableObject {
  let drawer = Drawer()
  let custom = Custom()
  private var cancellables: Set<AnyCancellable> = []
  private var saved = 0

  init() {
    drawer.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    drawer.objectWillChange.sink(receiveValue: objectWillChange.send).store(in: &cancellables)
    drawer.objectWillChange.debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { [weak self] _ in self?.save() }.store(in: &cancellables)
    drawer.objectWillChange.receive(on: RunLoop.main).sink { [weak self] _ in self?.save() }.store(in: &cancellables)
    drawer.objectWillChange.sink { [weak self] _ in DispatchQueue.main.async { self?.save() } }.store(in: &cancellables)
    drawer.$isOpen.sink { print($0) }.store(in: &cancellables)
    custom.objectWillChange.sink { [weak self] _ in self?.save() }.store(in: &cancellables)
  }

  private func save() { saved += 1 }
}

struct DrawerView: View {
  @ObservedObject var drawer: Drawer
  @State private var isOpen = false
  var body: some View {
    Text(isOpen ? "Open" : "Closed")
      .onReceive(drawer.$isOpen) { isOpen = $0 }
  }
}
