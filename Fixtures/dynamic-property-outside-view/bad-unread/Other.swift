import SwiftUI

// A use of an unknown value cannot mean what is private to another file.

struct Other {
  func text(_ value: Unknown) -> String { value.isBusy ? "busy" : "" }
}
