import Foundation

/// Thrown and logged; no view takes its id.
enum Failure: Error, Identifiable {
  case offline, refused
  var id: String { UUID().uuidString }
}

func open(_ isOnline: Bool) throws {
  if !isOnline { throw Failure.offline }
}
