import SwiftUI

struct Chronicle: View {
  let entries: [String]
  @State private var offset = 0.0
  @State private var inset = CGPoint.zero
  @State private var pull = CGSize.zero
  @State private var hover = CGPoint.zero
  @State private var seconds = 0.0
  @State private var top = 0.0
  @State private var place = CGRect.zero
  @State private var isActive = false
  private let ticks = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    List(entries, id: \.self) { Text($0) }  // note: evaluated with every frame
      .onScrollGeometryChange(for: Double.self) { geometry in
        geometry.contentOffset.y
      } action: { _, new in
        offset = new  // expect: warning: `offset` is written with every step of scrolling, which evaluates `Chronicle` and its `List` each time  // help: move what is written there and what draws with it into a small view, or write only what changes the view
      }
      .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { inset = $1 }  // expect: `inset`
      .gesture(DragGesture().onChanged { value in withAnimation { pull = value.translation } })  // expect: every movement of the gesture
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): hover = location  // expect: every movement of the pointer
        case .ended: isActive = false
        }
      }
      .onReceive(ticks) { date in
        seconds = date.timeIntervalSinceReferenceDate  // expect: every tick of the timer
      }
      .background(GeometryReader { proxy in
        Color.clear.preference(key: TopKey.self, value: proxy.frame(in: .global).minY)
      })
      .onPreferenceChange(TopKey.self) { top = $0 }  // expect: every change of the preference
      .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { new in
        guard isActive else { return }
        self.place.origin = new.origin  // expect: every change of the geometry
      }
      .opacity(offset > 80 ? 0.5 : 1)  // note: read here
      .offset(x: pull.width, y: top)
      .offset(x: inset.x, y: place.minY)
      .offset(x: hover.x, y: seconds)
  }
}

struct TopKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

/// Handed to a method.
struct Carousel: View {
  @State private var entries: [String] = []
  @State private var shift = 0.0
  @State private var last = 0.0

  private func dragged(_ value: DragGesture.Value, by factor: Double) {
    let width = value.translation.width
    shift = width * factor  // expect: `shift` is written with every movement of the gesture
  }
  private func ended(_ value: DragGesture.Value) {
    last = value.translation.width
  }

  var body: some View {
    HStack { ForEach(entries, id: \.self) { Text($0) } }
      .offset(x: shift + last)
      .gesture(
        DragGesture()
          .onChanged { value in dragged(value, by: 2) }
          .onEnded { ended($0) })
    Button("More") { entries.append("entry") }
  }
}
