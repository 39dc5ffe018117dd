// Views that keep nothing are worth a word only on request.
// with: strict
import SwiftUI

struct Badge: View {
  @Binding var isOn: Bool
  let url: URL

  var body: some View {
    VStack {
      if isOn { Text("On").bold() } else { Text("On") }  // expect: info: both branches show `Text`
      if isOn { Image("a").resizable() } else { Image("a") }  // expect: info: both branches show `Image`
      if isOn { Color.red.opacity(0.2) } else { Color.red }  // expect: info:
      if isOn { ProgressView().tint(.red) } else { ProgressView() }  // expect: info: both branches show `ProgressView`
      if isOn { Button("Go") {}.disabled(true) } else { Button("Go") {} }  // expect: info: both branches show `Button`
      if isOn { Link("x", destination: url).bold() } else { Link("x", destination: url) }  // expect: info: both branches show `Link`
      if isOn { Label("a", systemImage: "b").bold() } else { Label("a", systemImage: "b") }  // expect: info: both branches show `Label`
      if isOn { VStack { Text("a") }.padding() } else { VStack { Text("a") } }  // expect: info: both branches show `VStack`
    }
  }
}

/// One of three places, and nothing that changes in it.
struct Placeholder: View {
  @Binding var count: Int
  let name: String
  var body: some View {
    Group {
      if count == 0 {
        Text("")
      } else if name.isEmpty {
        Button("Load") { count += 1 }
      } else {
        Text("")
      }
    }
  }
}

/// A tab comes and goes: that is another matter.
struct Tabs: View {
  @Binding var isNew: Bool
  var body: some View {
    TabView {
      if isNew { Text("News").badge(1) } else { Text("News") }
    }
  }
}
