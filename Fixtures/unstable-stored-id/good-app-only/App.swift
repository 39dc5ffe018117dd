import SwiftUI

@main struct Atlas: App {
  var body: some Scene {
    WindowGroup { Oceans() }
  }
}
