import SwiftUI
import UIKit

// Not found: the screen is looked up outside of the view's own code.
@MainActor var screenWidth: CGFloat { UIScreen.main.bounds.width }

struct Wide: View {
  var body: some View { Text("Wide").frame(width: screenWidth) }
}
