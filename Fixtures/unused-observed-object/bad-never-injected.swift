import SwiftUI
import UIKit

final class Purchases: ObservableObject {
  @Published var count = 0
  func buy() { count += 1 }
}

/// The controller puts nothing into the environment, so that no change reaches this view.
struct RestoreButton: View {
  @EnvironmentObject var purchases: Purchases  // expect: info: `@EnvironmentObject purchases` is never used
  var body: some View { Text("Restore") }
}

final class SettingsController: UIViewController {
  func show() { addChild(UIHostingController(rootView: RestoreButton())) }
}
