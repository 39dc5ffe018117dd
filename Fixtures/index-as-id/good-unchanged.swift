import SwiftUI

struct Step: View {
  let text: String
  @State private var isOpen = false
  var body: some View { DisclosureGroup("Step", isExpanded: $isOpen) { Text(text) } }
}

struct Recipe {
  let title: String
  let steps: [String]
}

/// No code is known to add or remove steps.
struct Steps: View {
  let recipe: Recipe
  var body: some View {
    List(recipe.steps.indices, id: \.self) { Step(text: recipe.steps[$0]) }
  }
}
