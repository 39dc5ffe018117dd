// with: strict
import SwiftUI

// Each part of a configuration is content.
struct Compact: LabelStyle {
  var isStrong: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      if isStrong {  // expect: info: `Compact.makeBody` shows `configuration.icon`
        configuration.icon.imageScale(.large)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}

struct Checked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {  // expect: `Checked.makeBody` shows `configuration.label`
      configuration.label.strikethrough()
    } else {
      configuration.label
    }
  }
}

struct Carded: GroupBoxStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if scheme == .dark {  // expect: `Carded.makeBody` shows `configuration.content`
        configuration.content.background(.black)
      } else {
        configuration.content
      }
    }
  }
}

// One arm wraps what the other shows, deep inside.
struct Captioned: ViewModifier {
  var caption: String?

  func body(content: Content) -> some View {
    if let caption {  // expect: `Captioned.body` shows `content`
      VStack {
        HStack { content }
        Text(caption)
      }
    } else {
      content
    }
  }
}
