import SwiftUI

/// A call without an old price never gets to the branches on the selection.
struct PriceTag<Price: View>: View {
  let price: Price
  let label: String
  var isSelected: Bool
  var oldPrice: String?

  var body: some View {
    HStack {
      Group {
        if oldPrice != nil {
          if isSelected {
            price.foregroundStyle(.red)
          } else {
            price.bold()
          }
        } else {
          price
        }
      }
      if let oldPrice { Text(oldPrice) }
    }
  }
}

extension PriceTag {
  init(price: Price, isSelected: Bool) {
    self.init(price: price, label: "", isSelected: isSelected)
  }
}

struct PriceList: View {
  @State private var selected = 0
  var body: some View {
    VStack {
      PriceTag(price: PriceField(), label: "Month", isSelected: selected == 0)
      PriceTag(price: PriceField(), isSelected: selected == 1)
      Button("Next") { selected += 1 }
    }
  }
}

struct PriceField: View {
  @State private var text = ""
  var body: some View { TextField("Price", text: $text) }
}
