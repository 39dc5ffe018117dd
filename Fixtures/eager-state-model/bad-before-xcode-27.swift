// Before Xcode 27 the value in a declaration is made with each value of the view.
// with: xcode=26
import Observation
import SwiftUI

@Observable
final class Almanac {
  var text: String
  init() { text = (try? String(contentsOfFile: "almanac.txt", encoding: .utf8)) ?? "" }
}

@Observable
final class Bookmark {
  var page = 0
}

struct AlmanacView: View {
  @State private var almanac = Almanac()  // expect: info: `Almanac()` is evaluated each time `AlmanacView.init` runs (file access)
  @State private var bookmark = Bookmark()
  @State private var isOpen = false
  @State private var motto = (try? String(contentsOfFile: "motto.txt", encoding: .utf8)) ?? ""  // expect: the initial value is evaluated
  var body: some View { Toggle(motto + almanac.text + "\(bookmark.page)", isOn: $isOpen) }
}
