import SwiftUI

/// Sizes for views.
struct Sizes {
  @ScaledMetric(relativeTo: .caption) var small: CGFloat = 10 // expect: `@ScaledMetric small` in the struct `Sizes`: the property has the default value; the same is true of what else `Sizes` stores
  // help: conform `Sizes` to `DynamicProperty`, and store it in the views that use it
  @ScaledMetric(relativeTo: .body) var medium: CGFloat = 16
  @ScaledMetric(relativeTo: .title) var large: CGFloat = 24
}

struct Title: View {
  var body: some View { Text("Title").font(.system(size: Sizes().large)) }
}
