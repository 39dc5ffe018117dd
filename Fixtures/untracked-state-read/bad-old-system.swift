// with: iOS=14
import SwiftUI
import UIKit

struct Spoken: View {
  var body: some View {
    Text(UIAccessibility.isVoiceOverRunning ? "Spoken" : "Shown")  // expect: reads `UIAccessibility.isVoiceOverRunning`  // help: follow the notification with `onReceive`
    Text(UIAccessibility.isBoldTextEnabled ? "Bold" : "Plain")  // expect: `UIAccessibility.isBoldTextEnabled`  // help: read `legibilityWeight` from the environment
  }
}
