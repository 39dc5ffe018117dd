import SwiftUI
import UIKit

@MainActor final class Library: ObservableObject {
  @Published var folder = Folder(name: "")
  func open(_ name: String) { folder = Folder(name: name) }
}

struct Folder {
  var name: String
}

final class FolderController: UIViewController {
  var folder = Folder(name: "")
  func refresh() {}
}

/// The initializer stores the input under another name.
struct FolderBrowser: UIViewControllerRepresentable {
  private let shown: Folder  // expect: info: `makeUIViewController` uses `shown`, but `updateUIViewController` does not

  init(folder: Folder) { shown = folder }

  func makeUIViewController(context: Context) -> FolderController {
    let controller = FolderController()
    controller.folder = shown
    return controller
  }
  func updateUIViewController(_ controller: FolderController, context: Context) {
    controller.refresh()
  }
}

struct Browser: View {
  @ObservedObject var library: Library
  var body: some View {
    Button("Open") { library.open("Notes") }
    FolderBrowser(folder: library.folder)
  }
}
