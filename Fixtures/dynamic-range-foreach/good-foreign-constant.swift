import SwiftUI

/// What the system lists does not change, but nothing in the project says so.
struct Countries: View {
  private var codes: [String] {
    var found: [String] = []
    for code in Locale.Region.isoRegions { found.append(code.identifier) }
    return found
  }

  var body: some View {
    ForEach(0..<codes.count) { Text(codes[$0]) }
  }
}
