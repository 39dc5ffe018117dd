import SwiftUI

/// Hardly anybody changes these while a view is shown.
struct Units: View {
  var body: some View {
    Text(Locale.current.measurementSystem == .metric ? "km" : "mi")
    Text("\(Calendar.current.firstWeekday)")
  }
}
