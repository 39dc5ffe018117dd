import SwiftUI
import UIKit

/// Public, as it is in a package of the app: UIKit alone makes it.
public struct Licenses: View {
  private let text: Data?
  public init(url: URL) { text = try? Data(contentsOf: url) }
  public var body: some View { Text("\(text?.count ?? 0)") }
}

final class Settings: UITableViewController {
  func open(_ url: URL) {
    show(UIHostingController(rootView: Licenses(url: url)), sender: nil)
  }
}
