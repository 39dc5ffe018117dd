import Foundation
import UIKit

// `View` is a class of a framework for UIKit: this is not a view of SwiftUI.
final class Receipt: View {
  private let formatter: DateFormatter

  init(total: Int) {
    formatter = DateFormatter()
    formatter.dateFormat = "y"
    super.init(frame: .zero)
  }
}
