import SwiftUI

// A style of the project shows a view that keeps nothing; SwiftUI animates only its own controls.

final class Side: ObservableObject { @Published var isSelected = false }

struct IconConfiguration { let name: String }

protocol IconStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(_ configuration: IconConfiguration) -> Body
}

struct Icon: View {
  let configuration: IconConfiguration
  init(_ configuration: IconConfiguration) { self.configuration = configuration }
  var body: some View { Image(systemName: configuration.name) }
}

struct SideIcon: IconStyle {
  @ObservedObject var side: Side

  func makeBody(_ configuration: IconConfiguration) -> some View {
    if side.isSelected {
      Icon(configuration).font(.body).fontWeight(.bold)
    } else {
      Icon(configuration).font(.body)
    }
  }
}

struct Sidebar: View {
  @StateObject private var side = Side()
  var body: some View {
    SideIcon(side: side).makeBody(IconConfiguration(name: "star"))
    Button("Select") { side.isSelected.toggle() }
  }
}
