import SwiftUI

// A new identity is the known way to make the spinner of a list turn again.

struct Results: View {
  let names: [String]
  @State private var isLoading = false
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
      if isLoading { ProgressView().id(UUID()) }
      Button("More") { isLoading.toggle() }
    }
  }
}
