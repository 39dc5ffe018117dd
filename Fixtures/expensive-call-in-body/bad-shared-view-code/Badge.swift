import SwiftUI

extension View {
  func badge(for date: Date) -> some View {
    overlay { Text(DateFormatter().string(from: date)) }  // expect: `DateFormatter()`
  }
}
