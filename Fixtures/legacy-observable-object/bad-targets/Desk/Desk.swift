import SwiftUI

// In a target that also runs on macOS 13.
final class DeskModel: ObservableObject {
  @Published var title = ""
  @Published var count = 0
}

struct DeskView: View {
  @StateObject private var model = DeskModel()
  var body: some View { Text("\(model.count)") }
}
