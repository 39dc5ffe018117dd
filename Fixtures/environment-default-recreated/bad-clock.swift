import SwiftUI

extension EnvironmentValues {
  @Entry var today: Date = .now  // expect: info: the current time each time it is read  // help: set the time in a view above the readers, with `.environment`
}

struct Calendar: View {
  @Environment(\.today) private var today
  var body: some View { Text(today, style: .date) }
}

#Preview { Calendar().environment(\.today, .distantPast) }
