import CoreData
import Observation
import SwiftUI

final class CellarThermometer: ObservableObject {
  @Published var degrees = 12.0
}

final class Shelf: ObservableObject {
  @Published var jars: [Jar] = []
  @Published var filter = ""
  @Published var isLabelled = true
  // Its own changes are not announced to those who watch the shelf.
  @Published var thermometer = CellarThermometer()
  // Shown, and not published.
  var lastOpened = ""

  func open(_ jar: Jar) { lastOpened = jar.name }
}

struct Jar: Identifiable, Equatable {
  let id: Int
  var name: String
  var isFull = true
  // An emptied jar is still the same jar.
  static func == (lhs: Jar, rhs: Jar) -> Bool { lhs.id == rhs.id }
}

@Observable final class Wishes {
  var names: [String] = []
  func has(_ name: String) -> Bool { names.contains(name) }
}

enum Units {
  static var isMetric = true
}

final class Tasting: NSManagedObject {}

struct CellarView: View {
  @ObservedObject var shelf: Shelf
  @State private var wishes = Wishes()
  // Nothing looks at it.
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    List {
      Section("Now") {
        Text("\(shelf.thermometer.degrees) °C")
        Text("Opened last: \(shelf.lastOpened)")
        Toggle("Metric", isOn: Binding(get: { Units.isMetric }, set: { Units.isMetric = $0 }))
        ShelfSummary(shelf: shelf)
        CellarTools(shelf: shelf)
      }
      ForEach(shelf.jars) { jar in
        JarRow(jar: jar, wishes: wishes)
        OpenButton(jar: jar)
        TastingRow(jar: jar)
        LabelView(title: "Open", colour: "red") { shelf.open(jar) }
          .equatable()
      }
    }
    .environmentObject(shelf)
  }
}

/// Holds the shelf without watching it.
struct ShelfSummary: View {
  let shelf: Shelf
  var body: some View { Text("\(shelf.jars.count) jars") }
}

/// Watches the shelf for the sake of its children.
struct CellarTools: View {
  @ObservedObject var shelf: Shelf
  var body: some View {
    FillGauge(level: 3, limit: 5)
    Stamp(text: "Cellar")
    LabelSwitch(shelf: shelf)
  }
}

struct LabelSwitch: View {
  @ObservedObject var shelf: Shelf
  var body: some View { Toggle("Labels", isOn: $shelf.isLabelled) }
}

struct JarRow: View {
  let jar: Jar
  let wishes: Wishes
  // Every row watches the whole shelf.
  @EnvironmentObject private var shelf: Shelf

  var body: some View {
    Label(shelf.isLabelled ? jar.name : "", systemImage: jar.isFull ? "circle.fill" : "circle")
      .bold(wishes.has(jar.name))
  }
}

/// Watches the shelf for the sake of an action.
struct OpenButton: View {
  let jar: Jar
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Button("Open") { shelf.open(jar) } }
}

/// A fetch for each row.
struct TastingRow: View {
  let jar: Jar
  @FetchRequest(sortDescriptors: []) private var tastings: FetchedResults<Tasting>
  var body: some View { Text("\(tastings.count) tastings of \(jar.name)") }
}

/// Compares neither all that it shows nor what its closure captures, but state.
struct LabelView: View, Equatable {
  let title: String
  let colour: String
  let action: () -> Void
  @State private var isTurned = false

  static func == (lhs: LabelView, rhs: LabelView) -> Bool {
    lhs.title == rhs.title && lhs.isTurned == rhs.isTurned
  }

  var body: some View { Button("\(title) in \(colour)", action: action).rotationEffect(.degrees(isTurned ? 5 : 0)) }
}

/// Plain data, so its `==` is not called.
struct FillGauge: View, Equatable {
  let level: Int
  let limit: Int
  static func == (lhs: FillGauge, rhs: FillGauge) -> Bool { lhs.level == rhs.level && lhs.limit == rhs.limit }
  var body: some View { Text("\(level) of \(limit)") }
}

/// Never shows another text.
struct Stamp: View, Equatable {
  let text: String
  static func == (lhs: Stamp, rhs: Stamp) -> Bool { true }
  var body: some View { Text(text) }
}
