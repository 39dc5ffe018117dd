// with: xcode=26
import SwiftUI

@Observable final class KitchenModel {
  var recipes: [String] = []
  init() { load() }
  private func load() { recipes = ["Soup"] }
}

/// Before Xcode 27, the value of a declared `@State` is made with each view.
struct Kitchen: View {
  @State private var model = KitchenModel()
  var body: some View { Text("\(model.recipes.count)") }
}

struct House: View {
  var body: some View {
    NavigationLink("Kitchen") { Kitchen() }  // expect: info: the destination `Kitchen` is built on every update, shown or not, which creates a new `KitchenModel` each time
  }
}
