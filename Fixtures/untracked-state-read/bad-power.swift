import SwiftUI

struct Power: View {
  private var isSaving: Bool { ProcessInfo.processInfo.isLowPowerModeEnabled }  // expect: `ProcessInfo.processInfo.isLowPowerModeEnabled`
  var body: some View { Text(isSaving ? "Low" : "Full") }
}
