import SwiftUI

// Neither protocol is a view.
protocol Story { var length: Int { get } }
protocol Titled { var title: String { get } }
typealias TitledStory = Story & Titled

struct Opening: TitledStory {
  let length = 3
  let title = "Opening"
  @Environment(\.colorScheme) private var colorScheme  // expect: SwiftUI never connects

  var isNight: Bool { colorScheme == .dark }
}
