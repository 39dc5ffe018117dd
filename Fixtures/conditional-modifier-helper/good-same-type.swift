import SwiftUI

// One static type for both results: the view stays what it is.
protocol Recolorable: View {
  func recolored(_ color: Color) -> Self
}

extension Recolorable {
  func highlighted(_ isHighlighted: Bool) -> Self {
    if isHighlighted { return recolored(.yellow) }
    return self
  }

  func warned(_ isWarned: Bool) -> Self { isWarned ? recolored(.red) : self }
}

extension Image {
  func mirrored(_ isMirrored: Bool) -> Image { isMirrored ? renderingMode(.template) : self }
}

extension RoundedRectangle {
  func sharpened(_ isSharp: Bool) -> RoundedRectangle {
    isSharp ? RoundedRectangle(cornerRadius: 0) : self
  }
}

// The branch stands in the builders beside the view.
extension View {
  func counted(_ count: Int) -> some View {
    safeAreaInset(edge: .bottom) {
      if count > 0 { self.opacity(0.2) } else { self.opacity(0.1) }
    }
    .toolbar {
      if count > 3 { Text("\(count)") } else { Text("few") }
    }
  }
}

// For previews only.
#if DEBUG
extension View {
  @ViewBuilder
  func outlined(_ isOutlined: Bool) -> some View {
    if isOutlined { border(.red) } else { self }
  }
}
#endif

struct Chip_Previews: PreviewProvider {
  @ViewBuilder
  static func framed(_ isFramed: Bool, _ view: some View) -> some View {
    if isFramed { view.border(.blue) } else { view }
  }
  static var previews: some View { framed(true, Text("Chip")) }
}
