import SwiftUI

extension EnvironmentValues {
  @Entry var moment = 0.0
  @Entry var pull = CGSize.zero
  @Entry var place = 0.0
  @Entry var room = CGSize.zero
  @Entry var now = Date.distantPast
}

struct Weather: View {
  var body: some View {
    TimelineView(.animation) { context in  // note: the value comes from here
      Text("Sky")
        .environment(\.moment, context.date.timeIntervalSinceReferenceDate)  // expect: warning: changes with every tick of the timeline
    }
  }
}

struct Ticking: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.1)) { context in
      let seconds = context.date.timeIntervalSince1970
      Text("Sky").environment(\.moment, seconds)  // expect: `seconds`
    }
  }
}

struct Cards: View {
  @State private var pull = CGSize.zero
  @State private var scrolled = 0.0
  @State private var hover = CGPoint.zero

  var body: some View {
    ScrollView {
      Text("Cards")
        .gesture(DragGesture().onChanged { pull = $0.translation })  // note: `pull` is written here
        .environment(\.pull, pull)  // expect: `\.pull` gets `pull`, which changes with every movement of the gesture
        .environment(\.place, scrolled)  // expect: every step of scrolling
    }
    .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { _, new in scrolled = new }
  }
}

struct Frames: View {
  var body: some View {
    GeometryReader { proxy in
      Text("A").environment(\.place, proxy.frame(in: .global).minY)  // expect: info: every change of the geometry
      // A size changes with the layout only, and equal ones update nothing.
      Text("B").environment(\.room, proxy.size)
    }
  }
}

struct Clock: View {
  var body: some View {
    Text("C").environment(\.now, Date())  // expect: gets the current time
  }
}
