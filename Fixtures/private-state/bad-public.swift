import SwiftUI

/// The initializer does not take it, and nothing reads it: it does not mislead anybody yet.
public struct HoverButton: View {
  @State public var isHovering = false  // expect: info: `@State var isHovering` is not `private`
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title).bold(isHovering).onHover { isHovering = $0 }
  }
}
