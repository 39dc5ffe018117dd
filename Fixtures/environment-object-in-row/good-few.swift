import SwiftUI

final class Paint: ObservableObject {
  @Published var isDark = false
  @Published var isFlat = false
  @Published var isWide = false
}

enum Swatch: String, CaseIterable {
  case red, green
  static var order: [Swatch] { [.green, .red] }
  static func usual(_ isDark: Bool) -> [Swatch] {
    if isDark { return [] }
    return allCases
  }
}

struct SwatchRow: View {
  let name: String
  @EnvironmentObject var paint: Paint
  var body: some View { Text(name).opacity(paint.isDark ? 1 : 0.5) }
}

struct Swatches: View {
  @State private var isDark = false
  var body: some View {
    List(Swatch.order, id: \.self) { SwatchRow(name: $0.rawValue) }
    List(Swatch.usual(isDark), id: \.self) { SwatchRow(name: $0.rawValue) }
  }
}
