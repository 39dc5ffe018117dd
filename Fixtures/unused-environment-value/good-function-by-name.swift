import SwiftUI

struct Names: View {
  let names: [String]
  @Environment(\.scenePhase) private var phase
  var body: some View { Text(names.map(label).joined()) }
  private func label(_ name: String) -> String { phase == .active ? name : "–" }
}
