import SwiftUI
import UIKit

// A limit that does not decide the size, and sizes of sheets, which a layout inside cannot tell.

struct Cell: View {
  var body: some View { Text("Cell").frame(maxWidth: UIScreen.main.bounds.width, maxHeight: 35) }
}

struct Sheet: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Text("Sheet").presentationDetents([detent()]) }
  }
  private func detent() -> PresentationDetent { .height(UIScreen.main.bounds.height / 2) }
}

struct Presenter: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.preferredContentSize = UIScreen.main.bounds.size
  }
}

struct Screens: View {
  var body: some View {
    Cell()
    Sheet()
    Presenter()
  }
}
