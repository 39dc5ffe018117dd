import SwiftUI

struct Price: View {
  let text: String
  @State private var isOpen = false
  var body: some View { Text(text).onTapGesture { isOpen.toggle() } }
}

/// `map` of an optional takes any closure; nothing says that this one gives a view.
struct Offer: View {
  let price: Int?
  @Binding var isNet: Bool
  var body: some View {
    price.map { price in
      Group {
        if isNet { Price(text: "net").bold() } else { Price(text: "net") }
      }
    }
  }
}
