import SwiftUI

struct Offer: Identifiable, Equatable { let id: Int }

final class OfferModel: ObservableObject {
  @Published var isAccepted = false
  func accept() { isAccepted = true }
}

struct OfferView: View {
  @ObservedObject private var model: OfferModel
  init(offer: Offer) { model = OfferModel() }
  var body: some View { Button(model.isAccepted ? "Thanks" : "Accept") { model.accept() } }
}

struct OfferPage: View {
  @ObservedObject private var model: OfferModel
  init(offer: Offer) { model = OfferModel() }
  var body: some View { Button(model.isAccepted ? "Thanks" : "Accept") { model.accept() } }
}

extension View {
  func presents<Page: View>(_ isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
    modifier(Presenting(isShown: isShown, page: page))
  }
  func presents<Page: View>(_ offer: Binding<Offer?>, @ViewBuilder page: @escaping (Offer) -> Page) -> some View {
    modifier(PresentingOffer(offer: offer, page: page))
  }
}

/// The content is what the other modifier is applied to.
private struct PresentingOffer<Page: View>: ViewModifier {
  @Binding var offer: Offer?
  @State private var isShown = false
  let page: (Offer) -> Page
  func body(content: Content) -> some View {
    content
      .presents($isShown) { if let offer { page(offer) } }
      .onChange(of: offer) { isShown = offer != nil }
  }
}

/// An action makes the page, once for each presentation.
private struct Presenting<Page: View>: ViewModifier {
  @Binding var isShown: Bool
  let page: () -> Page
  func body(content: Content) -> some View {
    content.onChange(of: isShown) { if isShown { present() } }
  }
  private func present() {
    let controller = UIHostingController(rootView: page())
    UIApplication.shared.present(controller)
  }
}

struct Shop: View {
  @State private var offer: Offer?
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Button("Offer") { offer = Offer(id: count) }
      .presents($offer) { OfferView(offer: $0) }
      .presents($offer) { page(for: $0) }
  }
  private func page(for offer: Offer) -> some View { OfferPage(offer: offer) }
}

@main
struct Shops: App {
  var body: some Scene { WindowGroup { Shop() } }
}
