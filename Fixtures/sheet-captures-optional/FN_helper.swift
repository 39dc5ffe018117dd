import SwiftUI

/// The content reads the optional through a property, which counts as a read of the body.
struct Excursions: View {
  let names: [String]
  @State private var chosen: String?
  @State private var isShown = false
  @ViewBuilder private var details: some View {
    if let chosen { Text(chosen) }
  }
  var body: some View {
    Button("Show") {
      chosen = names.first
      isShown = true
    }
    .sheet(isPresented: $isShown) { details }
  }
}
