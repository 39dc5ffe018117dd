import SwiftUI

final class Mail: ObservableObject {
  @Published var unread = 0
  @Published var query = ""
  func fetch() {}
  static let shared = Mail()
}

/// Read in the body, through a helper, by a binding, in a presentation.
struct Inbox: View {
  @ObservedObject var mail: Mail
  @EnvironmentObject var other: Mail
  @EnvironmentObject var third: Mail
  @EnvironmentObject var fourth: Mail
  var body: some View {
    Text("\(mail.unread)").onTapGesture { mail.fetch() }
    badge
    TextField("Search", text: $third.query)
      .sheet(isPresented: .constant(false)) { Text("\(fourth.unread)") }
  }
  private var badge: some View { Text(isEmpty ? "-" : "+") }
  private var isEmpty: Bool { other.unread == 0 }
}

/// Handed to another view: another rule.
struct Passing: View {
  @ObservedObject var mail: Mail
  var body: some View { Child(mail: mail) }
}

struct Child: View {
  @ObservedObject var mail: Mail
  var body: some View { Text("\(mail.unread)") }
}

/// A view has to keep it.
struct Owner: View {
  @StateObject private var mail = Mail()
  @StateObject private var spare = Mail()
  var body: some View { Text("Owner").task { mail.fetch() } }
}

final class Log: ObservableObject { var lines: [String] = [] }

/// It announces nothing.
struct Logging: View {
  @EnvironmentObject var log: Log
  var body: some View { Text("Logging").onAppear { log.lines.append("seen") } }
}

final class Palette: ObservableObject {
  static let shared = Palette()
  @Published var isDark = false
}

extension Color {
  static var page: Color { Palette.shared.isDark ? .black : .white }
}

/// Watched for the sake of what is read another way.
struct Page: View {
  @ObservedObject private var palette = Palette.shared
  var body: some View { Color.page }
}

/// Hands itself on.
struct Whole: View {
  @EnvironmentObject var mail: Mail
  var body: some View { describe(self) }
}

private func describe(_ view: Whole) -> Text { Text("\(view.mail.unread)") }

/// Plain.
struct Plain: View {
  let mail: Mail
  var body: some View { Button("Fetch") { mail.fetch() } }
}

/// It is unknown when the closure runs.
struct Unknown: View {
  @EnvironmentObject var mail: Mail
  let wrap: (() -> Void) -> Void
  var body: some View {
    let run = wrap
    run { print(mail.unread) }
    return Text("Unknown")
  }
}

/// Evaluated rarely.
@main struct Post: App {
  @StateObject private var mail = Mail()
  @ObservedObject private var shared = Mail.shared
  var body: some Scene { WindowGroup { Text("Post").onAppear { shared.fetch() } } }
}

extension Binding where Value == Bool {
  static func reading(_ value: @escaping () -> Bool) -> Binding<Bool> { Binding(get: value, set: { _ in }) }
}

/// A function that takes a closure with a value may call it in an update.
struct Lazy: View {
  @ObservedObject var mail: Mail
  var body: some View { Toggle("Unread", isOn: .reading { mail.unread > 0 }) }
}
