import SwiftUI

struct RecipeList: View {
  let recipes: [Recipe]
  @EnvironmentObject private var pantry: Pantry

  private var sections: [RecipeSection] {
    Dictionary(grouping: recipes) { String($0.title.prefix(1)) }
      .map { RecipeSection(letter: $0.key, recipes: $0.value) }
  }

  var body: some View {
    List {
      ForEach(sections) { section in
        Section(section.letter) {
          ForEach(section.recipes) { recipe in
            row(for: recipe)
          }
        }
      }
    }
  }

  private func row(for recipe: Recipe) -> AnyView {
    recipe.steps.isEmpty
      ? AnyView(Text(recipe.title))
      : AnyView(NavigationLink(recipe.title, value: recipe))
  }
}

struct RecipePage: View {
  let recipe: Recipe
  @EnvironmentObject private var pantry: Pantry
  @State private var isLarge = false

  var body: some View {
    VStack {
      Text(pantry.notes(for: recipe))
      ForEach(recipe.steps.indices, id: \.self) { index in
        StepEditor(step: recipe.steps[index])
      }
      footer
    }
    .applyIf(isLarge) { $0.padding(20) }
    .id(UUID())
  }

  private var footer: AnyView {
    if isLarge {
      return AnyView(Text("Enjoy!"))
    }
    return AnyView(Button("Larger") { isLarge = true })
  }
}

/// Keeps a draft: state that is lost with its identity.
struct StepEditor: View {
  let step: String
  @State private var draft = ""

  var body: some View {
    TextField(step, text: $draft)
  }
}
