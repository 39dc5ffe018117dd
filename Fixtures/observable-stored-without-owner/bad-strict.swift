// An app is made once: advice only.
// with: strict
import SwiftUI

@Observable final class Kettle { var degrees = 20.0 }

@main
struct KitchenApp: App {
  let kettle = Kettle()  // expect: info: `let kettle` keeps its `Kettle` only because SwiftUI initializes the app `KitchenApp` once
  var body: some Scene { WindowGroup { Text("\(kettle.degrees)") } }
}
