import SwiftUI

// The view outside branches on the same value: its change replaces the whole page.

struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Draft", text: $text) }
}

struct Page: View {
  @Environment(\.horizontalSizeClass) private var width
  var body: some View {
    if width == .compact { Draft().padding() } else { Draft() }
  }
}

struct SmallHome: View {
  var body: some View { NavigationStack { Page() } }
}

struct LargeHome: View {
  var body: some View { NavigationSplitView { Text("List") } detail: { Page() } }
}

struct Home: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    if sizeClass == .compact { SmallHome() } else { LargeHome() }
  }
}
