// An app is made once: advice only.
// with: strict
import SwiftUI

@Observable final class Kettle { var degrees = 20.0 }

@main
struct KitchenApp: App {
  let kettle = Kettle()  // expect: info: `let kettle = Kettle()`
  var body: some Scene { WindowGroup { Text("\(kettle.degrees)") } }
}
