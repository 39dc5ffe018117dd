import SwiftUI

struct Press: View, Equatable {
  let title: String
  let action: () -> Void  // note: `action` is not compared
  static func == (lhs: Press, rhs: Press) -> Bool { lhs.title == rhs.title }  // expect: info: leaves out the closure `action`, which keeps the first value of `item` while the compared inputs stay equal
  var body: some View { Button(title, action: action) }
}

struct PressList: View {
  let items: [String]
  @State private var picked = ""
  var body: some View {
    ForEach(items, id: \.self) { item in
      Press(title: "Pick") { picked = item }  // note: this closure captures `item`
        .equatable()
    }
  }
}

struct Swipe: View {
  var onEnd: ((Int) -> Void)?
  var body: some View { Text("Swipe").onTapGesture { onEnd?(1) } }
}

extension Swipe: Equatable {
  static func == (lhs: Swipe, rhs: Swipe) -> Bool { true }  // expect: which keeps the first value of `step`
}

struct SwipeHost: View {
  let step: Int
  @Binding var total: Int
  var body: some View { Swipe(onEnd: { total += $0 * step }).equatable() }
}
