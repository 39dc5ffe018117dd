import SwiftUI

// The default may never be read.

final class Courier: @unchecked Sendable { var letters = 0 }
final class Router { var path: [Int] = [] }

struct RouterKey: EnvironmentKey {
  static var defaultValue: Router { Router() }
}

extension EnvironmentValues {
  @Entry var courier: Courier = Courier()
  var router: Router {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}

struct Root: View {
  let courier: Courier
  @State private var router = Router()
  var body: some View {
    Post().environment(\.courier, courier).environment(\.router, router)
  }
}

struct Post: View {
  @Environment(\.courier) private var courier
  @Environment(\.router) private var router
  var body: some View { Text("\(courier.letters) \(router.path.count)") }
}
