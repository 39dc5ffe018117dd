import SwiftUI

struct Detail: View {
  let isWide: Bool
  var body: some View { Text("\(isWide)") }
}

struct Face: View { var body: some View { Badge(text: "rain") } }
