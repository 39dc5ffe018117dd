import SwiftUI

extension View {
  @ViewBuilder
  func only<Result: View>(if flag: Bool, change: (Self) -> Result) -> some View {
    if flag { change(self) } else { self }
  }

  @ViewBuilder
  func glassy() -> some View {
    if #available(iOS 26, *) { glassEffect() } else { self }
  }

  @ViewBuilder
  func hidden(_ isHidden: Bool) -> some View {
    if isHidden { hidden() } else { self }
  }

  @ViewBuilder
  func rounded(_ radius: CGFloat, everywhere: Bool = true) -> some View {
    if everywhere { clipShape(Capsule()) } else { clipShape(RoundedRectangle(cornerRadius: radius)) }
  }

  @ViewBuilder
  func lined(_ edges: Edge.Set) -> some View {
    if edges == .all { border(.gray) } else { overlay(alignment: .top) { Divider() } }
  }

  @ViewBuilder
  func tag(_ number: Int, selectable: Bool) -> some View {
    if selectable { tag(number) } else { self }
  }

  func apply<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> some View { change(self) }
}

extension Bool {
  static var modern: Bool { if #available(iOS 26, *) { true } else { false } }
}

extension UIDevice {
  static var isLarge: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

struct Board: View {
  static let isRound = true
  let radius = 3.0
  @State private var isOn = false
  @State private var number = 0

  var body: some View {
    VStack {
      // The argument carries the condition.
      Rectangle().frame(width: isOn ? 100 : nil).padding(isOn ? 16 : 0)
      // Never changes.
      Rectangle().only(if: true) { $0.padding() }
      Rectangle().only(if: Self.isRound) { $0.padding() }
      Rectangle().only(if: .modern) { $0.padding() }
      Rectangle().only(if: UIDevice.isLarge) { $0.padding() }
      Rectangle().only(if: UIDevice.current.userInterfaceIdiom == .pad) { $0.padding() }
      Rectangle().glassy()
      Rectangle().rounded(radius)
      Rectangle().lined([.top, .bottom]).lined(.all)
      // The framework's own of that name.
      Rectangle().hidden()
      Text("One").tag(number)
      // No branch, or not in the helper.
      Rectangle().apply { $0.opacity(isOn ? 1 : 0) }
    }
  }
}

// No view.
struct Query {
  func when(_ flag: Bool, _ change: (Query) -> Query) -> Query { flag ? change(self) : self }
}

struct Results: View {
  let query: Query
  let isSorted: Bool

  var body: some View {
    let query = query.when(isSorted) { $0 }
    Text("\(query)")
  }
}

#Preview {
  @Previewable @State var isOn = false
  Rectangle().only(if: isOn) { $0.padding() }
}
