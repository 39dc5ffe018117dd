import CoreData
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  func load() {}
}

struct Objects: View {
  @StateObject private var player = Player()
  @StateObject private var other: Player
  @EnvironmentObject private var given: Player
  @FetchRequest(sortDescriptors: []) private var rows: FetchedResults<NSManagedObject>
  private let count: Int

  init(id: Int) {
    _other = StateObject(wrappedValue: Player())
    count = rows.count  // expect: error: `init` reads `@FetchRequest rows` before SwiftUI connects it, which returns nothing
    player.load()  // expect: error: `init` reads `@StateObject player` before SwiftUI connects it
    other.title = "x"  // expect: `@StateObject other`
    print(self.given.title)  // expect: error: `init` reads `@EnvironmentObject given` before SwiftUI connects it, which stops the program
  }

  var body: some View { Text("\(count)") }
}

struct Values: View {
  @Environment(\.locale) private var locale  // note: SwiftUI connects `locale` when the view is shown
  @State private var draft = "first"
  @AppStorage("visits") private var visits = 0
  @FocusState private var isFocused: Bool
  private let text: String
  private let binding: Binding<String>

  init() {
    text = locale.identifier + draft  // expect: warning: `@Environment locale` // expect: warning: `init` reads `@State draft` before SwiftUI connects it, which returns the initial value, not the current one
    binding = $draft
    print(visits)  // expect: info: `@AppStorage visits`
    print(isFocused)  // expect: warning: `@FocusState isFocused`
  }

  var body: some View { Button(text) { draft = "second" } }
}

struct Projected: View {
  @State private var draft = "first"
  private let binding: Binding<String>
  init() {
    binding = $draft  // expect: `@State draft`
  }
  var body: some View { TextField("Draft", text: binding) }
}

@main
struct Main: App {
  @StateObject private var player = Player()
  @State private var count = 3
  init() {
    player.load()  // expect: error: `@StateObject player`
    print(count)
  }
  var body: some Scene { WindowGroup { Values() } }
}

/// Views that nothing creates are left alone.
let views: [Any.Type] = [Objects.self, Projected.self]

/// Views get another store than initializers do.
struct Stores: View {
  let suite: UserDefaults
  var body: some View { Text("Stores").defaultAppStorage(suite) }
}
