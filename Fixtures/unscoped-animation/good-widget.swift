import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let count: Int
}

/// A widget is drawn once for each entry.
struct CountView: View {
  let entry: Entry
  var body: some View {
    Text("\(entry.count)").animation(.default)
  }
}

struct Source: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, count: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "count", provider: Source()) { CountView(entry: $0) }
  }
}
