import SwiftUI

final class Basket: ObservableObject {
  static let shared = Basket()
  @Published var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

struct AddButton: View {
  let item: String
  let basket: Basket  // expect: `@ObservedObject basket` is used only in actions
  private let shared = Basket.shared  // expect: `@ObservedObject shared` is used only in actions

  var body: some View {
    Button("Add") {
      basket.add(item)
      shared.add(item)
    }
  }
}

struct Header: View {
  var title = "Basket"

  var body: some View { Text(title) }
}

struct Rim: View {
  let width: CGFloat

  var body: some View { Color.gray.frame(width: width) }
}

// Left to the reader: the code that makes the view gives it the object, or the object is in the environment.
struct Footer: View {
  @ObservedObject var basket: Basket  // expect: `@ObservedObject basket` is never used
  @EnvironmentObject var other: Basket  // expect: `@EnvironmentObject other` is used only in actions
  var body: some View { Button("Empty") { other.items = [] } }
}

struct Screen: View {
  @StateObject private var basket = Basket()
  var body: some View {
    VStack {
      Header()
      Rim(width: 2)
      ForEach(basket.items, id: \.self) { AddButton(item: $0, basket: basket) }
      Footer(basket: basket)
      ForEach(basket.items, id: \.self) { _ in Footer(basket: basket) }
    }
    .environmentObject(basket)
  }
}
