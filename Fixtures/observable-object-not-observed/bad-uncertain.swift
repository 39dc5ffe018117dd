import SwiftUI

final class Menu1: ObservableObject {
  @Published var title = ""
  func rename() { title += "a" }
}

struct Dish { var parts: [Any] = [] }

/// Whether two values of the input are equal is not known.
struct Label1: View {
  let menu: Menu1  // expect: info: `Label1` does not observe `menu`
  let dish: Dish
  var body: some View { Text("\(menu.title) \(dish.parts.count)") }
}

/// These are compared.
struct Label2: View {
  let menu: Menu1  // expect: info: `Label2` does not observe `menu`
  let names: [String]
  let count: Int?
  var body: some View { Text("\(menu.title) \(names.count) \(count ?? 0)") }
}

struct Menus: View {
  @ObservedObject var menu: Menu1
  let dish: Dish
  let names: [String]
  var body: some View {
    Button(menu.title) { menu.rename() }
    Label1(menu: menu, dish: dish)
    Label2(menu: menu, names: names, count: names.first?.count)
  }
}
