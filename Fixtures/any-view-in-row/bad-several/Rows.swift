import SwiftUI

struct Rows {
  static func row(_ number: Int) -> AnyView { AnyView(Text("\(number)")) }  // note: the type is erased here
}
