import Combine
import SwiftUI

struct Crate: Equatable {
  var apples = 0
  var labels: [String] = []
  mutating func fill() { apples += 10 }
}

final class Harvest: ObservableObject {
  @Published var baskets = 0
  @Published private(set) var log: [String] = []
  var unpublished = 0

  func note(_ line: String) -> Int {
    log.append(line)
    return log.count
  }

  var nextBasket: Int {
    baskets += 1
    return baskets
  }
}

@Observable
final class Orchard {
  var trees = 0
  @ObservationIgnored var visits = 0
  func count() -> Int {
    visits += 1
    trees = visits
    return trees
  }
}

struct ByAssignment: View {
  @State private var total = 0
  @State private var crate = Crate()
  @State private var names: [String] = []
  @State private var isOpen = false
  @Binding var selection: Int?
  @AppStorage("orchard.visits") private var visits = 0

  private func prepare() -> Int {
    total = 4  // expect: error: `ByAssignment.body` writes `@State total`
    self.crate.apples += 1  // expect: `@State crate`
    crate.labels.append("a")  // expect: `@State crate`
    crate.fill()  // expect: `@State crate`
    names[0] = "first"  // expect: `@State names`
    names.removeAll()  // expect: `@State names`
    isOpen.toggle()  // expect: `@State isOpen`
    selection = nil  // expect: `@Binding selection`
    visits += 1  // expect: `@AppStorage visits`
    return total
  }

  var body: some View { Text("\(prepare())") }
}

struct ByModel: View {
  @ObservedObject var harvest: Harvest
  let orchard: Orchard

  var body: some View {
    let _ = (harvest.baskets = 3)  // expect: error: writes `Harvest.baskets`
    VStack {
      Text("\(harvest.note("seen"))")  // expect: `ByModel.body` writes `Harvest.log` while SwiftUI evaluates it, which is undefined behavior and causes another update
      Text("\(harvest.nextBasket)")  // expect: `ByModel.body` writes `Harvest.baskets` while SwiftUI evaluates it, which is undefined behavior and causes another update
      Text("\(orchard.count())")  // expect: `Orchard.trees`
    }
  }
}

struct InsideClosures: View {
  let rows: [Int]
  @State private var seen = 0
  @State private var height: CGFloat = 0

  private func mark(_ row: Int) -> Int {
    seen = row  // expect: error: `@State seen`
    return row
  }

  private var doubled: [Int] {
    rows.map { row in
      height = CGFloat(row)  // expect: `@State height`
      return row * 2
    }
  }

  private var choice: Binding<Int> {
    Binding(
      get: {
        seen += 1  // expect: `@State seen`
        return seen
      },
      set: { seen = $0 })
  }

  var body: some View {
    ForEach(rows, id: \.self) { row in Text("\(mark(row))") }
    ForEach(doubled, id: \.self) { row in Text("\(row)") }
    Stepper("Choice", value: choice)
  }
}

struct PutOff: View {
  @State private var size = CGSize.zero
  @State private var pages = 0
  @ObservedObject var harvest: Harvest

  private func measure(_ proxy: GeometryProxy) -> Color {
    DispatchQueue.main.async {
      size = proxy.size  // expect: info: each evaluation of `PutOff.body` writes `@State size` after the update, which causes another update
    }
    return Color.clear.opacity(size.width)
  }

  private func count() -> Int {
    Task { @MainActor in
      pages += 1  // expect: info: each evaluation of `PutOff.body` writes `@State pages` after the update, which causes another update
    }
    return pages
  }

  private func animate() -> Int {
    withAnimation {
      harvest.baskets = 1  // expect: error: `Harvest.baskets`
    }
    return 1
  }

  var body: some View {
    GeometryReader { proxy in measure(proxy) }
    Text("\(count()) \(animate())")
  }
}

struct ByLocalFunction: View {
  @State private var runs = 0
  var body: some View {
    func next() -> Int {
      runs += 1  // expect: error: `@State runs`
      return runs
    }
    return Text("\(next())")
  }
}

struct Meter: UIViewRepresentable {
  @Binding var level: Double
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    view.alpha = level
    level = 1  // expect: warning: `Meter.updateUIView()` writes `@Binding level`
  }
}

struct Wave: Shape {
  @Binding var peak: CGFloat
  func path(in rect: CGRect) -> Path {
    peak = rect.height  // expect: `@Binding peak`
    return Path(rect)
  }
}

struct Tinted: ViewModifier {
  @State private var uses = 0
  private func used() -> Double {
    uses += 1  // expect: `@State uses`
    return 1
  }
  func body(content: Content) -> some View { content.opacity(used()) }
}

struct ByInitializer: View {
  let harvest: Harvest
  @Binding var draft: String

  init(harvest: Harvest, draft: Binding<String>) {
    self.harvest = harvest
    _draft = draft
    harvest.baskets = 0  // expect: info: `ByInitializer.init` writes `Harvest.baskets`
    self.draft = ""  // expect: info: `@Binding draft`
    draft.wrappedValue = "again"  // expect: info: a binding
  }

  var body: some View { Text(draft) }
}
