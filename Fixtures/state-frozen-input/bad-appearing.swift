import SwiftUI

struct Gauge: View {
  let level: Int
  @State private var shown = 0.0
  var body: some View {
    Text("\(shown)")
      .onAppear {
        withAnimation { shown = Double(level) / 10 }  // expect: warning: `@State shown` is set from `level` in `onAppear` only, so it does not follow later values of `level`  // help: set `shown` again in `.onChange(of:)`
      }
  }
}

/// A function of the view sets it, from a computed property.
struct Names: View {
  let text: String
  @State private var words: [String] = []
  private var parts: [String] { text.split(separator: " ").map(String.init) }
  var body: some View {
    Text("\(words.count)").onAppear(perform: prepare)
  }
  private func prepare() {
    words = parts.sorted()  // expect: warning: `@State words` is set from `text`
  }
}

struct Desk: View {
  @State private var level = 1
  @State private var text = ""
  var body: some View {
    Stepper("Level", value: $level)
    TextField("Text", text: $text)
    Gauge(level: level)
    Names(text: text)
  }
}
