import SwiftUI

final class Plan: ObservableObject {
  @Published var title = ""
  func rename() { title += "a" }
}

/// A wrapper makes its storage with each value of the view.
struct Heading: View {
  let plan: Plan  // expect: info: `Heading` does not observe `plan`
  @AppStorage("size") private var size = 1
  var body: some View { Text(plan.title).font(.system(size: CGFloat(size))) }
}

/// The proxy of a reader differs each time.
struct Footer: View {
  let plan: Plan  // expect: info: `Footer` does not observe `plan`
  let proxy: GeometryProxy
  var body: some View { Text(plan.title).frame(width: proxy.size.width) }
}

struct Page: View {
  @ObservedObject var plan: Plan
  var body: some View {
    Button("Rename") { plan.rename() }
    Heading(plan: plan)
    GeometryReader { proxy in Footer(plan: plan, proxy: proxy) }
  }
}
