import SwiftUI

/// Nothing evaluates it again.
struct Skeleton: View {
  private let height = 16.0
  var body: some View { Color.gray.frame(width: Double.random(in: 80...120), height: height) }
}
