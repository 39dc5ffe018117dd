import SwiftUI

@Observable final class Kettle {
  static let shared = Kettle()
  var degrees = 20.0
}

final class Toaster: ObservableObject {
  static let shared = Toaster()
  @Published var isHot = false
}

struct Recipe {
  var title = ""
}

final class Oven {
  var degrees = 0
}

struct KettleView: View {
  @State private var kettle = Kettle()
  @StateObject private var toaster = Toaster()
  @ObservedObject var shared = Toaster.shared
  static let spare = Kettle()
  let common = Kettle.shared
  let given: Kettle
  @Bindable var edited: Kettle
  // No class, and no observable one.
  let recipe = Recipe()
  let oven = Oven()

  var body: some View {
    Text("\(kettle.degrees)\(common.degrees)\(given.degrees)\(Self.spare.degrees)")
    Slider(value: $edited.degrees)
    Text(toaster.isHot && shared.isHot ? recipe.title : "\(oven.degrees)")
  }
}

/// The app is made once.
@main
struct KitchenApp: App {
  let kettle = Kettle()
  var body: some Scene { WindowGroup { Pot(kettle: kettle) } }
}

/// The default is not used.
struct Pot: View {
  var kettle = Kettle()
  var body: some View { Text("\(kettle.degrees)") }
}

/// The initializer puts another one there.
struct Pan: View {
  var kettle = Kettle()
  init(kettle: Kettle) { self.kettle = kettle }
  var body: some View { Text("\(kettle.degrees)") }
}

/// Follows what it observes by hand.
@propertyWrapper
struct Boiling: DynamicProperty {
  private let kettle = Kettle()
  var wrappedValue: Double { kettle.degrees }
  func update() {}
}

/// No view.
struct Inventory {
  let kettle = Kettle()
}

final class Cupboard {
  let kettle = Kettle()
}

struct KettleView_Previews: PreviewProvider {
  static let kettle = Kettle()
  let other = Kettle()
  static var previews: some View { Pot(kettle: kettle) }
}

#if DEBUG
struct Workbench: View {
  let kettle = Kettle()
  var body: some View { Pot(kettle: kettle) }
}
#endif
