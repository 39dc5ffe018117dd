import CoreData
import SwiftUI

final class Theme: ObservableObject { @Published var name = "" }

final class Model: ObservableObject {
  @State var draft = ""  // expect: error: `@State draft` stands in the class `Model`, where SwiftUI never connects it: what is written is forgotten
  @Environment(\.locale) var locale  // expect: it gives the default value
  @EnvironmentObject var theme: Theme  // expect: reading it stops the program
  @ObservedObject var other = Theme()  // expect: no view updates when the object changes
  @StateObject var third = Theme()  // expect: `@StateObject third`
  @FetchRequest(sortDescriptors: []) var rows: FetchedResults<NSManagedObject>  // expect: it never fetches
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
  @State var isOn = false  // expect: error: in the struct `Options`
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
  @State static var opened = 0  // expect: `@State opened` stands in a static property
  @State private var options = Options(id: 1)
  var body: some View { Text("\(Self.opened) \(options.id)") }

  final class Coordinator {
    @State var count = 0  // expect: the class `Coordinator`
  }
}
