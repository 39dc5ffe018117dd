import Combine
import SwiftUI

final class Recorder: ObservableObject {
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    NotificationCenter.default.publisher(for: Notification.Name("step")).sink { _ in print("step") }
      .store(in: &subscriptions)
  }
}

/// Keeps the recorder for its work.
struct Walk: View {
  @StateObject var recorder = Recorder()
  //               ^~~~~~~~ expect: is not `private`  // help: make `recorder` private
  var body: some View { Text("Walk") }
}
