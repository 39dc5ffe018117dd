import SwiftUI
import UIKit

struct Offer: Identifiable {
  let title: String
  let isBought: Bool
  var id: String { title + String(isBought) }
}

struct OfferRow: View {
  let title: String
  @State var isBought = false
  var body: some View { Text(isBought ? title : "new") }
}

final class Shop: ObservableObject {
  @Published var offers: [Offer] = []
  func buy() { offers = offers.map { Offer(title: $0.title, isBought: true) } }
}

/// The id of a row holds the value that is passed: another value is another row.
struct Offers: View {
  @StateObject private var shop = Shop()
  var body: some View {
    List {
      ForEach(shop.offers, id: \.id) { offer in OfferRow(title: offer.title, isBought: offer.isBought) }
      Button("Buy") { shop.buy() }
    }
  }
}

struct PageControl: UIViewRepresentable {
  @Binding var page: Int
  final class Coordinator: NSObject {
    var parent: PageControl
    init(_ parent: PageControl) { self.parent = parent }
    @objc func turn(_ sender: UIPageControl) { parent.page = sender.currentPage }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.addTarget(context.coordinator, action: #selector(Coordinator.turn), for: .valueChanged)
    return control
  }
  func updateUIView(_ view: UIPageControl, context: Context) { view.currentPage = page }
}

/// The coordinator of a platform view writes the state: what is passed is where it begins.
struct Pager: View {
  let count: Int
  @State var page = 0
  var body: some View { PageControl(page: $page) }
}

struct Book: View {
  @State private var first = 0
  var body: some View {
    Pager(count: 3, page: first)
    Button("Next") { first += 1 }
  }
}
