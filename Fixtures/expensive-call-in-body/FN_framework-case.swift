// What a static member of a framework's type gives is not known, even where it is a case of it.
import SwiftUI

extension ColorScheme {
  var since: String { DateFormatter().string(from: .distantPast) }
}

struct Dark: View {
  var body: some View { Text(ColorScheme.dark.since) }
}
