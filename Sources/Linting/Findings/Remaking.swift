// Where the values of a view are made again, as evidence for rules about what is made with them.

import Project
import Syntax
import ViewTree

extension Pass {
  /// A note at the first place in running code that builds the view; nil if there is none that is known.
  public func note(ofRemaking view: TypeID) -> Note? {
    let sites = work.sites(of: view).filter { site in
      index.owner(site.member) != view && index.isRunInUpdates(site.member)
    }
    guard let site = sites.first(where: { !isExcluded($0) }) else { return nil }
    let name = text(index[view].name)
    return Note("`\(qualifiedName(of: site.member))` makes a value of `\(name)` here", at: location(of: site))
  }
}

extension Pass {
  /// Does the name say that the value is meant for the beginning: `initialText`, `defaultValue`, `draft`?
  public func isNamedInitial(_ name: Name) -> Bool {
    let spelling = text(name).lowercased()
    return ["initial", "default", "starting", "draft", "original"].contains { spelling.hasPrefix($0) }
  }
}
