// What evaluates a view again, as notes beside findings about what each evaluation does.

import Project
import Syntax
import ViewTree

extension Pass {
  /// Notes on what evaluates a view though nothing has changed that the finding's code reads; none if no place is
  /// known.
  public func notes(ofUpdatingBy witness: ChangeWitness) -> [Note] {
    let name = witness.property.map { "`\(plainName(of: $0))`" }
    if let site = witness.site {
      return [note("the view is evaluated again when \(name ?? "a value") changes here", .occasion, at: site)]
    }
    guard let property = witness.property, let name else { return [] }
    return [note("the view is evaluated again when \(name) changes", .occasion, at: property)]
  }
}
