import SwiftUI
import WidgetKit

struct Moment: TimelineEntry {
  let date: Date
  let isLate: Bool
}

struct Badge: View {
  let text: String
  var body: some View { Text(text) }
}

struct MomentView: View {
  let entry: Moment
  var body: some View {
    if entry.isLate { Badge(text: "late").bold() } else { Badge(text: "late") }
  }
}
