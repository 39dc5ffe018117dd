import SwiftUI
import WidgetKit

/// Nothing writes it after `init`.
final class Score: ObservableObject {
  @Published var points: Int
  @Published var name = ""
  init(points: Int) { self.points = points }
  func rename() { name = "B" }
}

struct Board: View {
  let score: Score
  var body: some View { Text("\(score.points)") }
}

/// A widget renders each entry once.
struct Entry1: TimelineEntry { let date: Date }

struct Corner: View {
  let score: Score
  var body: some View { Text(score.name) }
}

struct CornerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "corner", provider: Provider1()) { _ in Corner(score: Score(points: 1)) }
  }
}

struct Provider1: TimelineProvider {
  func placeholder(in context: Context) -> Entry1 { Entry1(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry1) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry1>) -> Void) {}
}
