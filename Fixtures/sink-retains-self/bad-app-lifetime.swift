// with: strict
import Combine
import SwiftUI

/// Two places make one, and both last as long as the app.
final class Speaker: ObservableObject {
  @Published var level = 0
  private let events = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?  // note: keeps the subscription
  init() {
    subscription = events.sink { self.level = $0 }  // expect: info: captures `self`
  }
}

final class Bar: ObservableObject {
  let speaker: Speaker
  init() { speaker = Speaker() }
}

let stage = Speaker()

@main
struct Club: App {
  @StateObject private var bar = Bar()
  var body: some Scene {
    WindowGroup {
      Text("\(bar.speaker.level)").sheet(isPresented: .constant(true)) { GuestView() }
    }
  }
}

/// A view makes these, and each stays.
final class Guest: ObservableObject {
  @Published var drinks = 0
  private let events = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?
  init() {
    subscription = events.sink { self.drinks = $0 }  // expect: warning: captures `self`
  }
}

struct GuestView: View {
  @StateObject private var guest = Guest()
  var body: some View { Text("\(guest.drinks)") }
}
