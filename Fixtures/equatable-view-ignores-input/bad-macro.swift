import SwiftUI

@Equatable
struct Tile: View {
  let title: String
  @EquatableIgnored let subtitle: String  // expect: `@EquatableIgnored` leaves `subtitle` out of the `==` of `Tile`, so the view keeps showing the old value
  @EquatableIgnored let note: String
  @EquatableIgnored let log: () -> Void
  @EquatableIgnored var width = 3
  var body: some View { Text(title + subtitle).onTapGesture { log() } }
}
