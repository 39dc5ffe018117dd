import SwiftUI

// Each branch shows another thing, or another place: the state of one is not that of the other.

struct Display: Equatable { let name: String }
enum Device {
  case screen(Display)
  case serial(Display)
}

struct Console: View {
  let device: Device
  @State private var typed = ""
  var body: some View { TextField("Type", text: $typed) }
}

struct Machine: View {
  @State private var device = Device.screen(Display(name: "a"))
  var body: some View {
    Button("Serial") { device = .serial(Display(name: "b")) }
    switch device {
    case .screen: Console(device: device).padding()
    case .serial: Console(device: device)
    }
  }
}

struct Story: View {
  let text: String
  @State private var note = ""
  var body: some View { TextField(text, text: $note) }
}

final class Book: ObservableObject {
  @Published var hasEnded = false
  let end = "End"
  let start = "Start"
  func finish() { hasEnded = true }
}

struct Reader: View {
  @StateObject private var book = Book()
  @State private var tab = "a"
  var body: some View {
    Button("Finish") { book.finish() }
    if book.hasEnded { Story(text: book.end) } else { Story(text: book.start) }
    Button("Next") { tab = "b" }
    switch tab {
    case "a": Story(text: "General")
    case "b": Text("About")
    default: Story(text: "General")
    }
  }
}

/// What is below cannot change the theme while the page covers it.
struct Menu: View {
  @State private var isDark = false
  var body: some View {
    NavigationStack {
      List {
        Toggle("Dark", isOn: $isDark)
        NavigationLink("Story") {
          if isDark { Story(text: "a").opacity(0.5) } else { Story(text: "a") }
        }
      }
    }
  }
}
