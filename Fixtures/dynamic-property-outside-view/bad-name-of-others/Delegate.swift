import SwiftUI

final class Reminders: ObservableObject {
  @Published var areAllowed = false
}

// The views have properties of that name, which are their own.
final class Delegate: NSObject {
  @EnvironmentObject var reminders: Reminders
  //                     ^~~~~~~~~ expect: info: it has no effect  // help: delete `reminders`, which nothing reads
}
