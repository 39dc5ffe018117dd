import SwiftUI

final class Counts: ObservableObject {
  @Published var number = 0

  static func filled() -> Counts {
    let counts = Counts()
    Task { counts.number = 1 }  // expect: `Task` starts asynchronous work whenever the parents of 2 views (`Bar` and `Sheet`) update
    return counts
  }
}
