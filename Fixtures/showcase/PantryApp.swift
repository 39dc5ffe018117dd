import SwiftUI

/// A small app about a kitchen, in which every rule has something to find.
@main
struct PantryApp: App {
  @StateObject private var pantry = Pantry()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Recipes") { RecipeList(recipes: pantry.recipes) }
          NavigationLink("Shopping") { ShoppingList() }
          NavigationLink("Timers") { TimerBoard(timers: pantry.timers) }
        }
      }
      .environmentObject(pantry)
    }
  }
}
