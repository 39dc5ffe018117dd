// with: xcode=27
import Observation
import SwiftUI

@Observable
final class Almanac {
  var text: String
  init() { text = (try? String(contentsOfFile: "almanac.txt", encoding: .utf8)) ?? "" }
}

struct AlmanacView: View {
  @State private var almanac = Almanac()
  var body: some View { Text(almanac.text) }
}
