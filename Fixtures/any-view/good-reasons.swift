import SwiftUI

struct Loader: View {
  let transform: (AnyView) -> Text
  let hash: String?

  var body: some View {
    if let blur { transform(blur) }
  }

  // A builder gives no optional view.
  var blur: AnyView? {
    if let hash { return AnyView(Image(hash)) }
    return nil
  }
}

struct Icon: View {
  let name: String

  // This needs an `AnyView`, because the images of the system get no brightness.
  var body: some View {
    if name.isEmpty { return AnyView(Image(systemName: "desktopcomputer")) }
    return AnyView(Image(name).brightness(0.5))
  }
}
