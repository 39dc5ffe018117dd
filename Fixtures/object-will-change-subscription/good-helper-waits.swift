import Combine
import SwiftUI

final class Palette: ObservableObject {
  @Published var colors: [String] = []
}

/// The layout comes later. Nothing here reads the palette.
final class Panel {
  private let palette: Palette
  private var isPlanned = false
  private var kept: AnyCancellable?

  init(palette: Palette) {
    self.palette = palette
    kept = palette.objectWillChange.sink { [weak self] _ in self?.planLayout() }
  }

  private func planLayout() {
    guard !isPlanned else { return }
    isPlanned = true
    DispatchQueue.main.async { self.isPlanned = false }
  }
}
