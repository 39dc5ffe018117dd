import SwiftUI

// In a target that runs on iOS 17 and later.
final class InboxModel: ObservableObject {  // expect: info: a change of `title` evaluates every view that observes `InboxModel`
  @Published var title = ""
  @Published var count = 0
}

struct InboxView: View {
  @StateObject private var model = InboxModel()
  var body: some View { Text("\(model.count)") }
}
