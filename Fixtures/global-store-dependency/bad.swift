import SwiftUI

final class Hub: ObservableObject {  // expect: info: 8 views watch `Hub`, which announces the changes of 12 properties: any of them evaluates all of these views again
  @Published var user = 0  // note: a change of this, and of 11 others, is announced
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
  @EnvironmentObject var hub: Hub  // note: `Panel1` watches it
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
final class Session: ObservableObject {  // expect: one view watches `Session`
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
  @EnvironmentObject private var session: Session  // note: `Frame` watches it, and the app builds it
  var body: some View { Text("\(session.tab)") }
}

struct HubApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { Frame().environmentObject(session) }
  }
}
