import SwiftUI
import UIKit

struct Apple: Identifiable, Hashable {
  let id: Int
  let name: String
  let weight: Double
  let isRipe: Bool
}

final class Orchard: ObservableObject {
  @Published var apples: [Apple] = []
  @Published var query = ""

  /// Runs each time that a view asks.
  var found: [Apple] {
    apples.filter { $0.name.contains(query) }
  }
}

struct OrchardView: View {
  @StateObject private var orchard = Orchard()
  @State private var isHarvesting = false

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text(["Good morning", "Hello"].randomElement() ?? "")
        .opacity(isHarvesting ? 0.5 : 1)
        .animation(.easeInOut)
      List(orchard.found) { apple in
        AppleRow(apple: apple)
      }
      Toggle("Harvest", isOn: $isHarvesting)
    }
  }
}

/// Keeps a picture for each apple that was ever in sight.
struct AppleRow: View {
  let apple: Apple
  @State private var picture: UIImage?

  var body: some View {
    HStack {
      if let picture { Image(uiImage: picture) }
      Text(apple.name)
      Text(String(format: "%.2f kg", apple.weight))
    }
  }
}

struct Baskets: View {
  @ObservedObject var orchard: Orchard

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(orchard.apples) { apple in
          NavigationLink(apple.name, destination: ApplePage(apple: apple))
        }
      }
    }
  }
}

struct ApplePage: View {
  let apple: Apple
  var body: some View { Text(apple.name) }
}

struct Cellarage: View {
  @ObservedObject var orchard: Orchard
  let shelves = ["upper", "lower"]

  var body: some View {
    ScrollView {
      LazyVStack {
        VStack {
          ForEach(orchard.apples) { Text($0.name) }
        }
      }
    }
    List {
      ForEach(shelves, id: \.self) { shelf in
        ForEach(orchard.apples) { Text(shelf + $0.name) }
      }
    }
  }
}

struct HarvestChart: View, Equatable {
  let apples: [Apple]
  var body: some View { Text("\(apples.count) apples") }
}

struct HarvestSummary: View {
  @ObservedObject var orchard: Orchard
  var body: some View {
    NavigationStack {
      Baskets(orchard: orchard)
      Cellarage(orchard: orchard)
      HarvestChart(apples: orchard.apples).equatable()
    }
  }
}
