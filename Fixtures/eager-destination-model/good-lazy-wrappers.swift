import SwiftUI

@Observable final class CaveModel {
  var depth = 0
}

struct CaveView: View {
  let model: CaveModel
  var body: some View { Text("\(model.depth)") }
}

/// Builds what it shows when it is shown.
struct Later<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

struct LaterBuilt<Content: View>: View {
  private let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View { content() }
}

struct Caves: View {
  @State private var isOpen = false
  @State private var known = CaveModel()
  var body: some View {
    VStack {
      NavigationLink("A") { Later { CaveView(model: CaveModel()) } }
      NavigationLink("B") { LaterBuilt { CaveView(model: CaveModel()) } }
      NavigationLink("C", destination: Later(content: { CaveView(model: CaveModel()) }))
      NavigationLink("D") { CaveView(model: known) }
    }
    .navigationDestination(isPresented: $isOpen) { Later { CaveView(model: CaveModel()) } }
  }
}
