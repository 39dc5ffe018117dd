import Combine
import SwiftUI

final class Ledger: ObservableObject {
  @Published var entries: [String] = []
  @Published var isLoading = false
  var reads = 0
  private var cache: [Int: String] = [:]

  init() { entries = ["first"] }

  func load() { isLoading = true }
  func refresh() async { isLoading = true }

  func read() -> Int {
    reads += 1
    return reads
  }

  func title(_ number: Int) -> String {
    if let known = cache[number] { return known }
    let made = "Entry \(number)"
    cache[number] = made
    return made
  }
}

/// Conforming by hand announces nothing by itself.
final class Registrar: Observable {
  var names: [String] = []
  func register() -> Int {
    names.append("x")
    return names.count
  }
}

struct Actions: View {
  @ObservedObject var ledger: Ledger
  @State private var taps = 0
  @State private var draft = ""
  @State private var height: CGFloat = 0
  @State private var isShown = false
  @State private var page: Int?

  private func save() {
    taps += 1
    ledger.entries.append(draft)
  }

  private func scheduled() -> () -> Void {
    return { taps = 0 }
  }

  var body: some View {
    let reset = { taps = 0 }
    func clear() { draft = "" }
    return Form {
      Button("Save") { save() }
      Button("Reset", action: reset)
      Button("Clear") { clear() }
      Button("Again") { withAnimation { taps = 0 } }
      TextField("Draft", text: $draft)
      Text("\(ledger.read()) \(ledger.title(taps))")
    }
    .onAppear { ledger.load() }
    .onAppear(perform: ledger.load)
    .task { await ledger.refresh() }
    .onChange(of: taps) { draft = "" }
    .onReceive(ledger.$entries) { entries in taps = entries.count }
    .onTapGesture { taps += 1 }
    .gesture(DragGesture().onChanged { drag in height = drag.translation.height })
    .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    .fullScreenCover(isPresented: $isShown) {
      isShown = false
    } content: {
      Text("Shown")
    }
    .sheet(item: $page.asItem) {
      page = nil
    } content: { item in
      Text("\(item.id)")
    }
  }
}

struct PageItem: Identifiable { let id: Int }

extension Binding where Value == Int? {
  var asItem: Binding<PageItem?> {
    Binding<PageItem?>(
      get: { wrappedValue.map { PageItem(id: $0) } },
      set: { wrappedValue = $0?.id })
  }
}

struct Locals: View {
  let names: [String]
  var body: some View {
    var count = 0
    var sorted = names
    sorted.sort()
    count += sorted.count
    let fresh = Ledger()
    fresh.isLoading = true
    fresh.load()
    return Text("\(count) \(fresh.entries.count)")
  }
}

struct FirstValues: View {
  @State private var count: Int
  @StateObject private var ledger = Ledger()
  private var plain: Int
  init(count: Int) {
    self.count = count
    plain = count
    plain += 1
  }
  var body: some View { Text("\(count) \(plain) \(ledger.entries.count)") }
}

/// The object is not connected yet, which is what `dynamic-property-read-in-init` says.
struct TooEarly: View {
  @StateObject private var ledger = Ledger()
  init() {
    ledger.isLoading = true
    ledger.load()
  }
  var body: some View { Text("\(ledger.reads)") }
}

/// A setter is an action, however it is written.
struct Setters: View {
  @State private var count = 0
  private var first: Binding<Int> { Binding(get: { count }) { count = $0 } }
  private var second: Binding<Int> { Binding { count } set: { count = $0 } }
  private var third: Binding<Int> { .init(get: { count }, set: { count = $0 }) }
  var body: some View {
    Stepper("First", value: first)
    Stepper("Second", value: second)
    Stepper("Third", value: third)
  }
}

struct Registry: View {
  let registrar: Registrar
  var body: some View { Text("\(registrar.register())") }
}

/// What a function of another project does with a closure is unknown.
struct Foreign: View {
  @State private var count = 0
  let scheduler: OperationQueue
  var body: some View {
    scheduler.addBarrierBlock { count += 1 }
    return Text("\(count)")
  }
}
