import SwiftUI
import UserNotifications

protocol Timeline: ObservableObject {
  func load() async
}

final class Home: Timeline {
  @Published var hasFailed = false
  @Published var texts: [String] = []
  func load() async {
    do {
      try await Task.sleep(nanoseconds: 1)
      texts.append("text")
    } catch {
      hasFailed = true
    }
  }
}

final class Likes: Timeline {
  @Published var texts: [String] = []
  func load() async { texts.append("text") }
}

/// The system answers in any case: there is nothing to cancel.
struct Settings: View {
  @State private var isAllowed = false
  var body: some View {
    Toggle("Allowed", isOn: $isAllowed)
      .onAppear {
        Task {
          let settings = await UNUserNotificationCenter.current().notificationSettings()
          isAllowed = settings.authorizationStatus == .authorized
        }
      }
  }
}

/// One of the types that load shows an error, which a cancellation would be.
struct Texts<Source: Timeline>: View {
  @ObservedObject var source: Source
  var body: some View {
    Text("Texts").onAppear { Task { await source.load() } }
  }
}

struct Tabs: View {
  @StateObject private var home = Home()
  @StateObject private var likes = Likes()
  var body: some View {
    Settings()
    Texts(source: home)
    Texts(source: likes)
  }
}
