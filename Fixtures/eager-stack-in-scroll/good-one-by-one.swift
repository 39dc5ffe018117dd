import SwiftUI

struct Hook: Identifiable {
  let id: Int
  let address: String
}

/// People add few of them, each by a form.
@Observable final class Hooks {
  private(set) var hooks: [Hook] = []
  let create: (String) async -> Hook
  init(create: @escaping (String) async -> Hook) { self.create = create }
  func add(_ address: String) async { hooks.append(await create(address)) }
}

struct HookList: View {
  let model: Hooks
  @State private var address = ""
  var body: some View {
    TextField("Address", text: $address).onSubmit { Task { await model.add(address) } }
    ScrollView {
      VStack {
        ForEach(model.hooks) { Text($0.address) }
      }
    }
  }
}
