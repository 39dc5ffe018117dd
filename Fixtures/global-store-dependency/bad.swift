import SwiftUI

final class Hub: ObservableObject {  // expect: info: 8 views observe `Hub`, so a change of any of its 12 published properties evaluates all of them
  @Published var user = 0  // note: this and every other published property triggers an update
  @Published var query = 0
  @Published var isPlaying = 0
  @Published var volume = 0
  @Published var track = 0
  @Published var position = 0
  @Published var theme = 0
  @Published var fontSize = 0
  @Published var isOnline = 0
  @Published var unread = 0
  @Published var tab = 0
  @Published var language = 0
}

struct Panel1: View {
  @EnvironmentObject var hub: Hub  // note: `Panel1` observes it
  var body: some View { Text("\(hub.query)") }
}

struct Panel2: View {
  @ObservedObject var hub: Hub
  var body: some View { Text("\(hub.isPlaying)") }
}

struct Panel3: View {
  @EnvironmentObject var hub: Hub
  var body: some View { Text("\(hub.volume)") }
}

struct Panel4: View {
  @ObservedObject var hub: Hub
  var body: some View { Text("\(hub.track)") }
}

struct Panel5: View {
  @EnvironmentObject var hub: Hub
  var body: some View { Text("\(hub.position)") }
}

struct Panel6: View {
  @ObservedObject var hub: Hub
  var body: some View { Text("\(hub.theme)") }
}

struct Panel7: View {
  @EnvironmentObject var hub: Hub
  var body: some View { Text("\(hub.fontSize)") }
}

struct Panel8: View {
  @ObservedObject var hub: Hub
  var body: some View { Text("\(hub.isOnline)") }
}

/// The root of the app is enough by itself.
final class Session: ObservableObject {  // expect: one view observes `Session`
  @Published var user = 0
  @Published var query = 0
  @Published var isPlaying = 0
  @Published var volume = 0
  @Published var track = 0
  @Published var position = 0
  @Published var theme = 0
  @Published var fontSize = 0
  @Published var isOnline = 0
  @Published var unread = 0
  @Published var tab = 0
  @Published var language = 0
}

struct Frame: View {
  @EnvironmentObject private var session: Session  // note: `Frame`, which the app builds, observes it
  var body: some View { Text("\(session.tab)") }
}

struct HubApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { Frame().environmentObject(session) }
  }
}

/// Views that nothing creates are left alone.
let panels: [Any.Type] = [
  Panel1.self, Panel2.self, Panel3.self, Panel4.self, Panel5.self, Panel6.self, Panel7.self, Panel8.self,
]
