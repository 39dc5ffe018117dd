import SwiftUI

struct Quiet: View {
  let entries: [String]
  @State private var isCollapsed = false
  @State private var row = 0
  @State private var offset = 0.0
  @State private var size = CGSize.zero
  @State private var unread = 0.0
  @State private var drawn = 0.0
  @State private var inAction = 0.0
  @State private var width = 0.0
  @State private var shown = 0.0
  @State private var minute = Date.distantPast
  @GestureState private var pull = CGSize.zero
  private let minutes = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

  var body: some View {
    List(entries, id: \.self) { Text($0) }
      // Few values.
      .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 80 } action: { isCollapsed = $1 }
      .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { _, new in
        isCollapsed = new > 80
        row = Int(new / 44)
        // Behind a condition on the value, or on what is there already.
        if new > 100 { offset = new }
        if abs(offset - new) > 10 { offset = new }
        // Not read, or not in an update.
        unread = new
        inAction = new
      }
      .onScrollGeometryChange(for: Double.self) { ($0.contentOffset.y / 10).rounded() } action: { offset = $1 }
      // Changes with the layout.
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
      // At the end only.
      .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation }.onEnded { width = $0.translation.width })
      .onReceive(minutes) { minute = $0 }
      // Drawn with, without an update.
      .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { drawn = $1 }
      .visualEffect { content, _ in content.offset(y: drawn) }
      .onTapGesture { print(inAction) }
      .opacity(isCollapsed ? 0.5 : 1)
      .opacity(offset > 100 ? 0.5 : 1)
      .opacity(size.width > 10 ? 0.5 : 1)
      .opacity(width > 3 ? 0.5 : 1)
      .opacity(row > 2 ? 0.5 : 1)
      .offset(pull)
      .accessibilityLabel("\(minute)")
  }
}

/// Little is evaluated.
struct Wheel: View {
  @State private var turn = 0.0
  var body: some View {
    Circle()
      .rotationEffect(.degrees(turn))
      .gesture(DragGesture().onChanged { turn = $0.translation.width })
  }
}

/// The parent is written to, or a model.
@Observable final class Turning { var turn = 0.0 }
struct Remote: View {
  let entries: [String]
  let model: Turning
  @Binding var turn: Double
  var body: some View {
    List(entries, id: \.self) { Text($0) }
      .gesture(DragGesture().onChanged {
        model.turn = $0.translation.width
        turn = $0.translation.width
      })
      .opacity(turn)
  }
}

/// A few segments.
struct Segments: View {
  @State private var turn = 0.0
  var body: some View {
    HStack {
      ForEach(["A", "B"], id: \.self) { Text($0) }
    }
    .offset(x: turn)
    .gesture(DragGesture().onChanged { turn = $0.translation.width })
  }
}

/// A method that decides.
struct Deciding: View {
  let entries: [String]
  @State private var shift = 0.0
  private func dragged(_ value: DragGesture.Value) {
    guard value.translation.width > 40 else { return }
    shift = value.translation.width
  }
  var body: some View {
    List(entries, id: \.self) { Text($0) }
      .offset(x: shift)
      .gesture(DragGesture().onChanged { dragged($0) })
  }
}

/// Most writes are equal: the finger is in the same cell.
struct Days: View {
  let days: [String]
  @State private var pointed: Int?
  var body: some View {
    HStack { ForEach(days, id: \.self) { Text($0) } }
      .opacity(pointed == nil ? 1 : 0.5)
      .gesture(DragGesture().onChanged { pointed = cell(at: $0.location) })
  }
  private func cell(at place: CGPoint) -> Int? { place.x < 0 ? nil : Int(place.x / 40) }
}
