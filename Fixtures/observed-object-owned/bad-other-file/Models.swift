import Combine

final class Timetable: ObservableObject {
  @Published var rows: [String] = []

  static var fresh: Timetable { make() }  // note: `fresh` returns a new `Timetable`
  private static func make() -> Timetable { Timetable() }  // note: `make` returns a new `Timetable`
  static let shared = Timetable()
}

enum Factory {
  static func timetable(isShared: Bool) -> Timetable { isShared ? .shared : Timetable() }
}

extension Timetable { func load() { rows = ["Late"] } }
