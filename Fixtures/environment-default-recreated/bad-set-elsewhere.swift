// with: strict
import SwiftUI

final class Courier: @unchecked Sendable { var letters = 0 }

extension EnvironmentValues {
  @Entry var courier: Courier = Courier()  // expect: info: a new `Courier`
}

struct Root: View {
  let courier: Courier
  var body: some View {
    Post().environment(\.courier, courier)
  }
}

struct Post: View {
  @Environment(\.courier) private var courier
  var body: some View { Text("\(ObjectIdentifier(courier).hashValue)") }
}
