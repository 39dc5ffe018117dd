import SwiftUI

final class FilmModel: ObservableObject {
  @Published var text = ""
  init(id: Int) {}
}

/// Takes the expression and keeps it.
struct FilmView: View {
  @StateObject var model: FilmModel
  var body: some View { Text(model.text) }
}

struct OwnFilm: View {
  @StateObject private var model: FilmModel
  init(id: Int) { _model = StateObject(wrappedValue: FilmModel(id: id)) }
  var body: some View { Text(model.text) }
}

struct PassedFilm: View {
  @StateObject private var model: FilmModel
  init(model: @autoclosure @escaping () -> FilmModel) { _model = StateObject(wrappedValue: model()) }
  var body: some View { Text(model.text) }
}

/// Made once, from Xcode 27 on.
@Observable final class SeatModel { var row = 0 }
struct Seats: View {
  @State private var model = SeatModel()
  var body: some View { Text("\(model.row)") }
}

struct Watched: View {
  @ObservedObject var model: FilmModel
  var body: some View { Text(model.text) }
}

struct Ticket { let id: Int }
struct TicketView: View {
  let ticket: Ticket
  var body: some View { Text("\(ticket.id)") }
}

struct Lazily<Content: View>: View {
  private let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: Content { build() }
}

struct Cinema: View {
  let shared: FilmModel
  @StateObject private var owned = FilmModel(id: 0)
  @State private var isOpen = false
  @State private var opened: Int?
  var body: some View {
    VStack {
      NavigationLink("A") { FilmView(model: FilmModel(id: 1)) }
      NavigationLink("B") { OwnFilm(id: 2) }
      NavigationLink("C") { PassedFilm(model: FilmModel(id: 3)) }
      NavigationLink("D") { Seats() }
      NavigationLink("E") { Watched(model: shared) }
      NavigationLink("F") { Watched(model: owned) }
      NavigationLink("G") { TicketView(ticket: Ticket(id: 4)) }
      NavigationLink("H") { Lazily(Watched(model: FilmModel(id: 5))) }
      NavigationLink("I", value: 6)
    }
    // Called when shown.
    .navigationDestination(for: Int.self) { Watched(model: FilmModel(id: $0)) }
    .navigationDestination(item: $opened) { Watched(model: FilmModel(id: $0)) }
    .sheet(isPresented: $isOpen) { Watched(model: FilmModel(id: 7)) }
    .popover(isPresented: $isOpen) { Watched(model: FilmModel(id: 8)) }
    .fullScreenCover(isPresented: $isOpen) { Watched(model: FilmModel(id: 9)) }
  }
}

/// Seldom evaluated.
struct CinemaApp: App {
  var body: some Scene {
    WindowGroup {
      TabView { Watched(model: FilmModel(id: 10)) }
    }
  }
}
