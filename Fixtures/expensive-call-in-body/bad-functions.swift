import Foundation
import SwiftUI

// Functions that are spelled like types.

struct Localized: View {
  let values: [String]
  var body: some View {
    List(values, id: \.self) { value in
      Text(value)
      let _ = NSLog("%@", value)  // expect: warning: `NSLog(_:_:)` (logging) runs on every evaluation of `Localized.body`, once for each row
    }
  }
}
