import Foundation

enum Size {
  static func date(_ date: Date) -> String {
    // sameview:disable:next expensive-call-in-body - shown once a day
    let formatter = DateFormatter()
    return formatter.string(from: date)
  }
}
