import Combine
import Foundation

enum Stamp {
  static func text(_ date: Date) -> String {
    let formatter = DateFormatter()  // note: another expensive call
    return formatter.string(from: date)
  }
}

final class Report: ObservableObject {
  @Published var date = Date()
  /// The worst of what the views share speaks, and tells of the other.
  var state: String { Stamp.text(date) + rules }
  private var rules: String {
    (try? String(contentsOfFile: "rules", encoding: .utf8)) ?? ""  // expect: info: 3 views (`First`, `Second` and 1 more)
  }
}
