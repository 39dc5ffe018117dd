import SwiftUI

struct Harbor: Identifiable, Hashable {
  let id: Int
  var name = ""
}

final class Tides: ObservableObject {
  @Published var heights: [Double] = []
  init(harbor: Harbor) {}
  init(id: Int) {}
  init(clock: Clock) {}
  func show(_ harbor: Harbor) {}
}

final class Clock {}

/// Only the key of its row decides.
struct TideRow: View {
  @StateObject private var tides: Tides
  init(harbor: Harbor) { _tides = StateObject(wrappedValue: Tides(id: harbor.id)) }
  var body: some View { Text("\(tides.heights.count)") }
}

/// Given the key itself.
struct TideLine: View {
  @StateObject private var tides: Tides
  init(id: Int) { _tides = StateObject(wrappedValue: Tides(id: id)) }
  var body: some View { Text("\(tides.heights.count)") }
}

/// Built under an id, in a sheet, and with something that never changes.
struct TideView: View {
  @StateObject private var tides: Tides
  init(harbor: Harbor) { _tides = StateObject(wrappedValue: Tides(harbor: harbor)) }
  var body: some View { Text("\(tides.heights.count)") }
}

/// Tells its model.
struct TideChart: View {
  let harbor: Harbor
  @StateObject private var tides: Tides
  init(harbor: Harbor) {
    self.harbor = harbor
    _tides = StateObject(wrappedValue: Tides(harbor: harbor))
  }
  var body: some View {
    Text("\(tides.heights.count)").onChange(of: harbor) { tides.show(harbor) }
  }
}

/// Starts again by its id.
struct TideTask: View {
  let harbor: Harbor
  @StateObject private var tides: Tides
  init(harbor: Harbor) {
    self.harbor = harbor
    _tides = StateObject(wrappedValue: Tides(harbor: harbor))
  }
  var body: some View {
    Text("\(tides.heights.count)").task(id: harbor) { tides.show(harbor) }
  }
}

/// The name says that it is meant for the beginning.
struct TideEditor: View {
  @StateObject private var tides: Tides
  init(initialHarbor: Harbor) { _tides = StateObject(wrappedValue: Tides(harbor: initialHarbor)) }
  var body: some View { Text("\(tides.heights.count)") }
}

/// An object, which is the same one all the time.
struct TideClock: View {
  @StateObject private var tides: Tides
  init(clock: Clock) { _tides = StateObject(wrappedValue: Tides(clock: clock)) }
  var body: some View { Text("\(tides.heights.count)") }
}

/// What it shows is constant: its callers say so.
struct Charts: View {
  @StateObject private var shown = Chart(harbor: Harbor(id: 3))
  private var harbor: Harbor { shown.harbor }

  var body: some View {
    VStack {
      chart(of: Harbor(id: 1))
      chart(of: .init(id: 2))
      TideView(harbor: shown.harbor)
      TideView(harbor: harbor)
    }
  }
  private func chart(of harbor: Harbor) -> some View { TideView(harbor: harbor) }
}

final class Chart: ObservableObject {
  let harbor: Harbor
  init(harbor: Harbor) { self.harbor = harbor }
}

enum Page: Identifiable {
  case tide(Harbor)
  case about
  var id: Int { 0 }
}

/// Shown in sheets only, for one page each.
struct PageView: View {
  let page: Page
  var body: some View {
    switch page {
    case .tide(let harbor): TideView(harbor: harbor)
    case .about: Text("About")
    }
  }
}

struct Coast: View {
  @State private var harbor = Harbor(id: 1)
  @State private var isShown = false
  @State private var clock = Clock()
  @State private var page: Page?
  let harbors: [Harbor]

  var body: some View {
    VStack {
      TideView(harbor: harbor).id(harbor.id)
      TideView(harbor: Harbor(id: 7, name: "Sète"))
      TideChart(harbor: harbor)
      TideTask(harbor: harbor)
      TideEditor(initialHarbor: harbor)
      TideClock(clock: clock)
      ForEach(harbors) { TideRow(harbor: $0) }
      ForEach(harbors) { harbor in TideLine(id: harbor.id) }
      ForEach(harbors, id: \.self) { harbor in TideView(harbor: harbor) }
    }
    .sheet(isPresented: $isShown) { TideView(harbor: harbor) }
    .sheet(item: $page) { PageView(page: $0) }
    .navigationDestination(for: Harbor.self) { harbor in TideView(harbor: harbor) }
  }
}

struct Coast_Previews: PreviewProvider {
  struct Frame: View {
    @State private var harbor = Harbor(id: 1)
    var body: some View { TideView(harbor: harbor) }
  }
  static var previews: some View { Frame() }
}
