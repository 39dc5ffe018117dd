import SwiftUI

struct Event {
  var start: Date?
  var level = 0
}

/// Only controls get these bindings, which are evaluated with the view, or nothing does.
struct EventForm: View {
  @State private var event = Event()
  @State private var title = ""
  private var level: Binding<Double> {
    Binding(get: { Double(event.level) }, set: { event.level = Int($0) })
  }
  private var unused: Binding<Double> {
    Binding(get: { Double(event.level) }, set: { event.level = Int($0) })
  }
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Slider(value: level)
      picker
      Text(unused.wrappedValue > 1 ? "High" : "Low")
    }
  }
  private var picker: some View {
    let start = Binding(get: { event.start ?? Date() }, set: { event.start = $0 })
    return DatePicker("Start", selection: start)
  }
}
