import SwiftUI
import UIKit

// A size of the environment updates the view with each turn of the device.

extension EnvironmentValues {
  @Entry var columnWidth: CGFloat = 0
}

struct Poster: View {
  @Environment(\.columnWidth) private var width
  var body: some View {
    Image("poster").frame(width: width, height: UIScreen.main.bounds.height / 3)
  }
}
