import SwiftUI
import UIKit

// Names and keys are constants, and so are the pixels of a screen.

struct Focus: View {
  var body: some View {
    Text(UIAccessibility.focusedElementUserInfoKey)
      .frame(width: UIScreen.main.nativeBounds.width / 8)
  }
}
