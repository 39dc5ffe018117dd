import Foundation
import SwiftUI

final class Pantry: ObservableObject {
  @Published var recipes: [Recipe] = []
  @Published var timers: [KitchenTimer] = []

  func notes(for recipe: Recipe) -> String {
    NoteArchive().text(named: recipe.title)
  }
}

/// Reads notes from disk, each time that it is asked.
struct NoteArchive {
  func text(named name: String) -> String {
    let url = URL(fileURLWithPath: "/tmp/notes/\(name).txt")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }
}

struct Recipe: Identifiable, Hashable {
  var title: String
  var steps: [String]
  // A new id each time it is asked for.
  var id: UUID { UUID() }
}

struct KitchenTimer: Identifiable {
  let id: Int
  var name: String
  var isRunning = false
}

/// Has an id of its own making, and is made again by each grouping of recipes.
struct RecipeSection: Identifiable {
  let id = UUID()
  let letter: String
  let recipes: [Recipe]
}

struct Aisle: Identifiable {
  let name: String
  var id: Int { name.hashValue }
}
