import SwiftUI

extension View {
  // Passes the view through; what the closure does is another matter.
  func apply<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }

  // The system decides, once.
  @ViewBuilder
  func soft() -> some View {
    if #available(iOS 17, *) { scrollBounceBehavior(.basedOnSize) } else { self }
  }

  @ViewBuilder
  func old() -> some View {
    if #unavailable(iOS 16) { padding(1) } else { self }
  }

  @ViewBuilder
  func compact() -> some View {
    #if os(macOS)
    self.controlSize(.small)
    #else
    self
    #endif
  }

  @ViewBuilder
  func roomy() -> some View {
    if UIDevice.current.userInterfaceIdiom == .pad { padding(40) } else { self }
  }

  @ViewBuilder
  func roomyByName() -> some View {
    if UIDevice.isLarge { padding(40) } else { self }
  }

  @ViewBuilder
  func experimental() -> some View {
    if Flags.isExperimental { border(.red) } else { self }
  }

  // The argument carries the condition.
  func faded(_ isFaded: Bool) -> some View { opacity(isFaded ? 0.3 : 1) }

  // The branch is beside the view.
  func ring(_ isOn: Bool) -> some View {
    overlay {
      if isOn { Circle().stroke() } else { Circle().stroke().hidden() }
    }
  }

  func blurredBehind(_ isOn: Bool) -> some View {
    background {
      if isOn { self.blur(radius: 10) } else { self }
    }
  }

  // The view or nothing.
  @ViewBuilder
  func present(_ isPresent: Bool) -> some View {
    if isPresent { self }
  }

  @ViewBuilder
  func presentOr(_ isPresent: Bool) -> some View {
    if isPresent { self.padding() } else { EmptyView() }
  }

  // The same in both.
  @ViewBuilder
  func same(_ flag: Bool) -> some View {
    if flag { self } else { self }
  }

  // The swap is meant.
  @ViewBuilder
  func flipping(_ isFront: Bool) -> some View {
    if isFront {
      self.transition(.opacity)
    } else {
      self.rotationEffect(.degrees(180)).transition(.opacity)
    }
  }

  // Decided by the type.
  @ViewBuilder
  func tinted() -> some View {
    if let image = self as? Image { image.renderingMode(.template) } else { self }
  }

  // An action.
  func tapping(_ isOn: Bool, action: @escaping () -> Void) -> some View {
    onTapGesture {
      if isOn { action() } else { print("off") }
    }
  }

  // One static type.
  func chosen(_ flag: Bool) -> some View {
    return flag ? self.opacity(0.5) : self.opacity(1)
  }
}

extension Text {
  func strong(_ isStrong: Bool) -> Text { isStrong ? bold() : self }

  func plainOrStrong(_ isStrong: Bool) -> Text {
    if isStrong { return bold() }
    return self
  }
}

extension Shape {
  func sized(_ isLarge: Bool) -> some Shape { isLarge ? self.scale(2) : self.scale(1) }
}

extension UIDevice {
  static var isLarge: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

enum Flags {
  static let isExperimental = false
}

// Parts of a view of one's own are not copies of it.
struct Profile: View {
  let name: String
  let isCompact: Bool

  var body: some View { header }

  @ViewBuilder
  private var header: some View {
    if isCompact {
      Text(self.name)
    } else {
      VStack { self.title }
    }
  }

  private var title: some View { Text(name) }
}

// Shows its content, or something else.
struct Loading<Content: View>: View {
  let isLoading: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    if isLoading { ProgressView() } else { content() }
  }
}

// Its content has a place in each arm: that is a container.
struct Adaptive<Content: View>: View {
  let isWide: Bool
  let content: Content

  var body: some View {
    if isWide {
      HStack { content }
    } else {
      VStack { content }
    }
  }
}

// What a failure looks like is decided again inside.
struct Remote<Failure: View>: View {
  let source: URL?
  @ViewBuilder let failure: () -> Failure

  var body: some View {
    if let source {
      AsyncImage(url: source) { phase in
        if phase.error != nil { failure() }
      }
    } else {
      failure()
    }
  }
}

// A route is a route for all of its life.
struct Route<Content: View> {
  let isZooming: Bool
  let content: Content

  @ViewBuilder
  var destination: some View {
    if isZooming { content.navigationTitle("Zoom") } else { content }
  }
}
