import CoreData
import SwiftUI

final class Theme: ObservableObject { @Published var name = "" }

final class Model: ObservableObject {
  @State var draft = ""  // expect: info: SwiftUI never connects `@State draft` in the class `Model`: written values are lost
  @Environment(\.locale) var locale  // expect: SwiftUI never connects `@Environment locale` in the class `Model`: the property has the default value  // help: read the property in the view and pass its value
  @EnvironmentObject var theme: Theme  // expect: SwiftUI never connects `@EnvironmentObject theme` in the class `Model`: reading the property stops the program
  @ObservedObject var other = Theme()  // expect: no view updates when the object changes  // help: declare a plain `let other`, and observe the object in the views that show it
  @StateObject var third = Theme()  // expect: `@StateObject third`
  @FetchRequest(sortDescriptors: []) var rows: FetchedResults<NSManagedObject>  // expect: SwiftUI never connects `@FetchRequest rows` in the class `Model`: the property never fetches
  @FocusState var isFocused: Bool  // expect: `@FocusState isFocused`
  @Namespace var space  // expect: `@Namespace space`
  @ScaledMetric var size = 10.0  // expect: `@ScaledMetric size`
  @SceneStorage("tab") var tab = 0  // expect: `@SceneStorage tab`
  @GestureState var isPressed = false  // expect: `@GestureState isPressed`
}

struct Options: Identifiable, Hashable {
  static func == (a: Options, b: Options) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  let id: Int
  @State var isOn = false  // expect: info: in the struct `Options`
}

actor Store {
  @Environment(\.locale) var locale  // expect: the actor `Store`
}

enum Shared {
  @State static var count = 0  // expect: a static property
}

protocol Named { var name: String { get } }

struct Label2: Named {
  let name = ""
  @State private var isShown = false  // expect: the struct `Label2`
}

struct Panel: View {
  @State static var opened = 0  // expect: SwiftUI never connects `@State opened` in a static property
  @State private var options = Options(id: 1)
  var body: some View { Text("\(Self.opened) \(options.id)") }

  final class Coordinator {
    @State var count = 0  // expect: the class `Coordinator`
  }
}
