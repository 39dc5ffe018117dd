import SwiftUI

struct Used: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.font) var font
  @Environment(\.editMode) private var editMode
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  var body: some View {
    heading
    List { Text("a") }
      .environment(\.editMode, editMode)
      .sheet(isPresented: .constant(true)) { Text(timeZone.identifier) }
    lines { Text(locale.identifier) }
  }
  private var heading: some View { Text("Used").foregroundStyle(tint).font(font) }
  private var tint: Color { scheme == .dark ? .white : .black }
  private func lines(@ViewBuilder _ content: () -> some View) -> some View { VStack { content() } }
}

/// Actions and contexts are there to be called; other values change rarely.
struct Actions: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.openURL) private var openURL
  @Environment(\.undoManager) private var undoManager
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Button("Close") {
      dismiss()
      presentationMode.wrappedValue.dismiss()
      print(undoManager as Any)
      print(scheme)
    }
    .onAppear { openURL(URL(string: "https://example.com")!) }
  }
}

/// Used where the view is not evaluated, or by other code.
struct Others: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) var calendar
  @State private var text = "" {
    didSet { print(locale) }
  }
  var body: some View { TextField("Text", text: $text) }
}

extension Others {
  var firstWeekday: Int { calendar.firstWeekday }
}

/// It is unknown when the closure runs.
struct Unknown: View {
  @Environment(\.scenePhase) private var phase
  let wrap: (() -> Void) -> Void
  var body: some View {
    let run = wrap
    run { print(phase) }
    return Text("Unknown")
  }
}

@Observable final class Shop { var name = "" }

/// Observation: only what is read counts.
struct Typed: View {
  @Environment(Shop.self) private var shop
  var body: some View { Text("Typed") }
}

protocol Themed { var scheme: ColorScheme { get } }
extension Themed { var isDark: Bool { scheme == .dark } }

/// The protocol reads it.
struct ThemedView: View, Themed {
  @Environment(\.colorScheme) var scheme
  var body: some View { Text(isDark ? "Dark" : "Light") }
}

/// A property wrapper of the project.
struct Width: DynamicProperty {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var wrappedValue: Double { sizeClass == .compact ? 100 : 200 }
}

struct Import: View {
  var body: some View { ContentView() }
}

extension Import {
  struct ContentView: View {
    @Environment(\.locale) private var locale
    var body: some View { heading }
  }
}

struct Export: View {
  struct ContentView: View {
    var body: some View { Text("Export") }
  }
  var body: some View { ContentView() }
}

/// An extension of a type that stands in an extension.
extension Import.ContentView {
  var heading: some View { Text(locale.identifier) }
}

#Preview {
  Used()
}
