import SwiftUI

struct Talk: View {
  let number: Int
  @State private var text = ""

  var body: some View {
    Text(text).task { text = await load(number) }
  }
  private func load(_ number: Int) async -> String { "\(number)" }
}

/// Only a link shows what the helper builds: another selection is another presentation.
struct Talks: View {
  @State private var selected: Int?
  let numbers: [Int]

  var body: some View {
    List(numbers, id: \.self) { number in Button("\(number)") { selected = number } }
      .background(NavigationLink("Talk", destination: destination))
  }

  @ViewBuilder private var destination: some View {
    if let selected { Talk(number: selected) }
  }
}
