import SwiftUI

private typealias Skeleton = ProfileView

extension Skeleton.Header {
  var title: some View { Text(colorScheme == .dark ? "Night" : "Day") }
}
