// with: strict
import SwiftUI

/// Hardly anybody changes these while a view is shown.
struct FirstDay: View {
  var body: some View {
    Text("\(Calendar.current.firstWeekday)")  // expect: info: `Calendar.current`
  }
}
