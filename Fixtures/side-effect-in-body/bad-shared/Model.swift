import Foundation

final class Ledger {
  static let shared = Ledger()

  func total(_ id: Int) -> Int {
    NotificationCenter.default.post(name: Notification.Name("total"), object: nil)  // expect: info: `NotificationCenter.post` posts a notification on every evaluation of 3 views (`Account`, `Budget` and 1 more)
    return id
  }

  func count(_ id: Int) -> Int {
    // sameview:disable:next side-effect-in-body - listeners only count
    NotificationCenter.default.post(name: Notification.Name("count"), object: nil)
    return id
  }

  func limit(_ id: Int) -> Int {
    NotificationCenter.default.post(name: Notification.Name("limit"), object: nil)
    return id
  }
}
