import SwiftUI
import UIKit

struct Price: View {
  let amount: Int
  var body: some View { Text("\(amount)") }
}

/// Data that shows itself.
enum Page: View {
  case start, end
  var body: some View { Text("page") }
}

struct Chip: View, Hashable {
  let title: String
  var body: some View { Text(title) }
}

struct Wave: Shape {
  var height = 1.0
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Card<Content: View>: View {
  let content: Content
  let price = Price(amount: 3)
  var header: Price
  init(header: Price, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.header = header
  }
  var body: some View { content }
}

struct Basket: View {
  @State private var page = Page.start
  @State private var chip: Chip?
  @State private var image: Image?
  @State private var color = Color.red
  @State private var text = Text("a")
  @State private var wave = Wave()
  @State private var style = Loud()
  @State private var amount = 0
  static var sample = Price(amount: 2)

  var body: some View {
    page
    chip
    image
    text.foregroundColor(color)
    wave
    Price(amount: amount)
    Button("Add") { amount += 1 }.buttonStyle(style)
  }
}

/// UIKit keeps what it shows.
final class Host: UIViewController {
  var shown: Price?
  var erased: AnyView?
}

final class Model: ObservableObject {
  let price = Price(amount: 1)
  @Published var amount = 0
}

/// No model.
final class Cache {
  var shown: AnyView?
}

struct Basket_Previews: PreviewProvider {
  @State static var shown = Price(amount: 1)
  static var previews: some View { shown }
}
