// with: strict
import SwiftUI

extension EnvironmentValues {
  @Entry var zoom: Double = 1.0
  @Entry var log: (String) -> Void = { print($0) }
}

struct Map1: View {
  @Environment(\.zoom) private var zoom  // expect: info: `@Environment(\.zoom) zoom` is used only in actions
  @Environment(\.log) private var log
  var body: some View {
    Button("Print") { log("\(zoom)") }
  }
}
