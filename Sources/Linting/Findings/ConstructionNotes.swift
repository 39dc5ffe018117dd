// Where a view is created again, as a note beside findings about what its initializer does.

import Project
import Syntax
import ViewTree

extension Pass {
  /// A note at the first place in running code that creates the view; nil if none is known. Asked again in the file, it
  /// costs nothing.
  public func note(ofConstructing view: TypeID) -> Note? {
    if let known = constructionNotes[view] { return known }
    let note = firstNote(ofConstructing: view)
    constructionNotes[view] = .some(note)
    return note
  }

  private func firstNote(ofConstructing view: TypeID) -> Note? {
    let site = work.sites(of: view).first { site in
      index.owner(site.member) != view && index.givesContent(site.member) && !isExcluded(site)
    }
    guard let site else { return nil }
    return Note(
      "`\(qualifiedName(of: site.member))` creates `\(plainName(of: view))` here", .occasion, at: location(of: site))
  }

  /// Notes on where an object is created: its local, then the functions and properties that return it, outermost first.
  ///
  /// - Parameter number: The file of the code that creates it; nil for this one.
  public func notes(ofMaking object: ConstructedObject, inFile number: Int? = nil) -> [Note] {
    let type = text(object.name)
    let local =
      object.local.map {
        [Note("the `\(type)` is created here", .cause, at: Location($0.range, inFile: number ?? file.number))]
      } ?? []
    return local + object.path.map { note("`\(plainName(of: $0))` returns a new `\(type)`", .path, at: $0) }
  }
}
