import SwiftUI

public struct Page: View {
  public init() {}
  public var body: some View { Inner() }
}

struct Inner: View {
  var body: some View { Text("A") }
}
