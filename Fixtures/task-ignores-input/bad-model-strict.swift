// A value of an observed object, which code changes.
// with: strict
import SwiftUI

final class Session: ObservableObject {
  @Published var city = "Rome"
  @Published var land = "Italy"
}

struct Weather: View {
  @EnvironmentObject private var session: Session
  @State private var text = ""
  var body: some View {
    Text(text).task { text = await forecast(session.city) }  // expect: info: `.task` does not run again when `session.city` changes  // help: use `.task(id: session.city) { … }`, which runs again when `session.city` changes
  }
  private func forecast(_ city: String) async -> String { city }
}

/// Nothing changes the land, and here the task runs again.
struct Atlas: View {
  @EnvironmentObject private var session: Session
  @State private var map = ""
  @State private var plan = ""
  var body: some View {
    Text(map).task { map = await load(session.land) }
    Text(plan).task(id: session.city) { plan = await load(session.city) }
  }
  private func load(_ name: String) async -> String { name }
}

struct Travel: View {
  @StateObject private var session = Session()
  var body: some View {
    TextField("City", text: $session.city)
    Weather().environmentObject(session)
    Atlas().environmentObject(session)
  }
}
