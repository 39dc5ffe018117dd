import SwiftUI
import UIKit

final class Terms: ObservableObject {
  @Published var isAccepted = false
  func accept() { isAccepted = true }
}

/// A controller makes it once, and sets the object.
struct TermsView: View {
  @ObservedObject var terms = Terms()
  var body: some View { Button(terms.isAccepted ? "Accepted" : "Accept") { terms.accept() } }
}

final class TermsController: UIViewController {
  private var view1 = TermsView()
  func show(_ terms: Terms) {
    view1.terms = terms
    addChild(UIHostingController(rootView: view1))
  }
}

/// The app reads it while it is initialized.
@main struct StudioApp: App {
  @ObservedObject var session = Terms()
  init() { session.accept() }
  var body: some Scene { WindowGroup { StartPage() } }
}

struct StartPage: View { var body: some View { Text("Start") } }
