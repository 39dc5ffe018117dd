import Foundation
import SwiftUI

// with: strict

// Functions that are spelled like types.

struct Localized: View {
  @State private var values: [String] = []
  private func add() { values.append("") }
  var body: some View {
    List(values, id: \.self) { value in
      Text(value)
      let _ = NSLog("%@", value)  // expect: info: `NSLog(_:_:)` (logging) runs on every evaluation of `Localized.body`, once for each row
    }
  }
}
