import SwiftUI

struct Stall: Identifiable, Hashable {
  let id: Int
  let name: String
  var share = 0.5
  var isOpen = true
}

@Observable final class Basket {
  var names: [String] = []
  @ObservationIgnored var total = 0

  func watch() {
    withObservationTracking {
      total = names.count
    } onChange: {
      print("The basket has changed")
    }
  }
}

final class StallModel: ObservableObject {
  @Published var goods: [String] = []
  init(stall: Stall) {}
}

extension EnvironmentValues {
  @Entry var basket = Basket()
  @Entry var addToBasket: (String) -> Void = { _ in }
  @Entry var pull = CGSize.zero
}

struct Market: View {
  let stalls: [Stall]
  @State private var names: [String] = []
  @State private var chosen: Stall?
  @State private var isShown = false
  @State private var search = ""

  var body: some View {
    List(stalls) { stall in
      StallRow(stall: stall)
      Button("Offers") {
        chosen = stall
        isShown = true
      }
      NavigationLink("Goods") { StallPage(model: StallModel(stall: stall)) }
        .navigationDestination(for: Stall.self) { Text($0.name) }
    }
    .searchable(text: $search)
    .onChange(of: search) { search = search.lowercased() }
    .onChange(of: stalls.filter(\.isOpen).map(\.id)) { names = [] }
    .sheet(isPresented: $isShown) {
      if let chosen { Text(chosen.name) }
    }
    .environment(\.addToBasket, { names.append($0) })
  }
}

struct StallRow: View {
  let stall: Stall

  var body: some View {
    HStack {
      Text(stall.name)
      GeometryReader { proxy in
        Color.green.frame(width: proxy.size.width * stall.share)
      }
    }
  }
}

struct StallPage: View {
  @ObservedObject var model: StallModel
  @State private var pull = CGSize.zero
  @State private var headerHeight = 0.0
  @State private var sold: Set<String> = []

  var body: some View {
    VStack {
      Text("Goods")
        .padding(.top, headerHeight / 2)
        .onGeometryChange(for: Double.self) { $0.size.height } action: { headerHeight = $0 }
      Board {
        ForEach(model.goods, id: \.self) { name in
          Toggle(name, isOn: Binding(get: { sold.contains(name) }, set: { _ in sold.insert(name) }))
        }
      }
      .offset(pull)
      .gesture(DragGesture().onChanged { pull = $0.translation })
      .environment(\.pull, pull)
    }
  }
}

struct Board<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading) { content() }
      .padding()
  }
}
