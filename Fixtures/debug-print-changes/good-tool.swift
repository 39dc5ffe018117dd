import SwiftUI

extension View {
  /// For debugging: put it at the end of what is evaluated too often.
  func loggingChanges() -> Self {
    Self._printChanges()
    return self
  }
}
