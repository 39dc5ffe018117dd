// with: strict
import SwiftUI

struct Backport<Content> { let content: Content }

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  func glass(_ tint: Color) -> some View { content.background(tint) }
}

struct CapsuleStyle: LabelStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let capsule = HStack {
      configuration.icon
      configuration.title
    }
    if isEnabled {  // expect: both branches show `capsule`
      capsule.backport.glass(.accentColor)
    } else {
      capsule.backport.glass(.gray)
    }
  }
}
