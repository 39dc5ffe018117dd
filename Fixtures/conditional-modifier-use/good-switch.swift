import SwiftUI

enum Format { case wide, tall }

extension View {
  @ViewBuilder func ratio(_ format: Format) -> some View {
    switch format {
    case .wide: aspectRatio(2, contentMode: .fit)
    case .tall: scaledToFit()
    }
  }

  /// Where `format` changes, the arm around `ratio` changes.
  @ViewBuilder func poster(_ format: Format) -> some View {
    switch format {
    case .wide: ratio(format).padding()
    case .tall: ratio(format)
    }
  }

  /// A device stays what it is.
  @ViewBuilder func hide(_ isHidden: Bool) -> some View {
    if isHidden { opacity(0).accessibilityHidden(true) } else { self }
  }

  func hidden(on idiom: UIUserInterfaceIdiom) -> some View { hide(idiom == UIDevice.current.userInterfaceIdiom) }
}
