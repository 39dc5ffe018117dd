import SwiftUI

struct Banner: View {
  let title: String
  var body: some View { Text(title) }
}

@Observable final class Banners {
  var shown: Banner?
  var log: [Int] = []

  /// What is stored shows a constant. The number that changes goes elsewhere.
  func show(_ banner: Banner, at time: Int) {
    shown = banner
    log.append(time)
  }
}

struct Clock: View {
  let banners: Banners
  @State private var ticks = 0
  var body: some View {
    Button("Tick") {
      ticks += 1
      banners.show(Banner(title: "Late"), at: ticks)
    }
    banners.shown
  }
}
