import Core
import SwiftUI

@main
struct Bakery: App {
  var body: some Scene { WindowGroup { Price(amount: 1) } }
}
