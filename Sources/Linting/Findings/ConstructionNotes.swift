// Where values of a view are constructed again, as a note beside findings about what is made with them.

import Project
import Syntax
import ViewTree

extension Pass {
  /// A note at the first place in running code that builds the view; nil if there is none that is known.
  public func note(ofConstructing view: TypeID) -> Note? {
    let sites = work.sites(of: view).filter { site in
      index.owner(site.member) != view && index.givesContent(site.member)
    }
    guard let site = sites.first(where: { !isExcluded($0) }) else { return nil }
    let name = text(index[view].name)
    return Note("`\(qualifiedName(of: site.member))` makes a value of `\(name)` here", at: location(of: site))
  }
}
