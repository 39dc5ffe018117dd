// with: strict
import SwiftUI

final class Tally {
  var count = 0
}

// More code mentions the key than is searched for what sets it.
extension EnvironmentValues {
  @Entry var tally = Tally()  // expect: info: the default of `\.tally` is a new `Tally` each time it is read
}

struct Reader0: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader1: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader2: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader3: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader4: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader5: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader6: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader7: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader8: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader9: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader10: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader11: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader12: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader13: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader14: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader15: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader16: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader17: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader18: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader19: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader20: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader21: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader22: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader23: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader24: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader25: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader26: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader27: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader28: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader29: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader30: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader31: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}

struct Reader32: View {
  @Environment(\.tally) private var tally
  var body: some View { Text("\(tally.count)") }
}
