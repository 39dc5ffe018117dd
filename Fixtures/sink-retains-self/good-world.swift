import Combine
import SwiftUI

final class Calendars: ObservableObject {
  @Published var names: [String] = []
  @Published var count = 0
  private var cancellables: Set<AnyCancellable> = []
  init() {
    $names.sink { self.count = $0.count }.store(in: &cancellables)
  }
}

struct World {
  var calendars = Calendars()
}

// As long as the app.
let current = World()

final class Request {
  private var cancellable: AnyCancellable?
  private var state = 0

  // What is made for one purpose ends with it.
  func present(_ work: (PassthroughSubject<Int, Never>) -> Void) {
    let subject = PassthroughSubject<Int, Never>()
    cancellable = subject.sink { self.state = $0 }
    work(subject)
  }
}

struct Screen: View {
  @ObservedObject private var calendars = current.calendars
  var body: some View {
    Button("\(calendars.count)") { Request().present { $0.send(1) } }
  }
}
