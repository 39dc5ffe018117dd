import SwiftUI

extension EnvironmentValues {
  @Entry var isPulled = false
  @Entry var step = 0
  @Entry var minute = Date.distantPast
  @Entry var amount = 0.0
}

@Observable final class Tension {
  var amount = 0.0
}

struct Rope: View {
  @State private var pull = CGSize.zero
  @State private var tension = Tension()
  @State private var amount = 0.0
  @State private var isPulled = false
  @State private var opened = Date.distantPast
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Text("Rope")
      .gesture(
        DragGesture()
          .onChanged {
            pull = $0.translation
            tension.amount = $0.translation.height
            isPulled = $0.translation.height > 20
          }
          .onEnded { amount = $0.translation.height })
      .onAppear { opened = Date() }
      // A reference.
      .environment(tension)
      // Few values.
      .environment(\.isPulled, pull.height > 80)
      .environment(\.isPulled, isPulled)
      .environment(\.isPulled, width == .compact)
      .environment(\.step, Int(pull.height / 40))
      // Written once each time.
      .environment(\.amount, amount)
      .environment(\.minute, opened)
  }
}

struct Bell: View {
  var body: some View {
    TimelineView(.everyMinute) { context in
      Text("Bell").environment(\.minute, context.date)
    }
    TimelineView(.periodic(from: .now, by: 60)) { context in
      Text("Bell").environment(\.minute, context.date)
    }
    GeometryReader { proxy in
      Text("Bell").environment(\.isPulled, proxy.size.width > 400)
    }
  }
}
