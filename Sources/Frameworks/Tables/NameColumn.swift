// Tables keyed by name: a column of small integers, and rows grouped by name.
//
// Known names have consecutive numbers from 1 on, so a table is an array up to the highest number in it. A look-up
// is a bounds check and a load. Names that SameView does not mention have higher numbers than all known ones.

import Syntax

/// One integer per known name; 0 means that the table has no entry.
struct NameColumn<Cell: FixedWidthInteger & Sendable>: Sendable {
  private var cells: [Cell] = []

  subscript(name: Name) -> Cell {
    let id = Int(name.id)
    return id < cells.count ? cells[id] : 0
  }

  subscript(known: Name.Known) -> Cell {
    get { self[Name(known)] }
    set {
      let id = Int(Name(known).id)
      if id >= cells.count {
        cells.append(contentsOf: repeatElement(0, count: id + 1 - cells.count))
      }
      cells[id] = newValue
    }
  }
}

/// A set of traits per known name, filled section by section. A name in several sections has the traits of all of
/// them.
struct NameTraits<Traits: OptionSet & Sendable>: Sendable
where Traits.RawValue: FixedWidthInteger & Sendable {
  private var column = NameColumn<Traits.RawValue>()

  /// Names that a section mentions without adding a trait. Tests check that there are none.
  private(set) var redundant: [Name.Known] = []

  init(_ fill: (inout NameTraits) -> Void) {
    fill(&self)
  }

  // Not inlined, here and where other tables are filled: an inlined table takes seconds to compile.
  @inline(never)
  mutating func add(_ traits: Traits, _ names: [Name.Known]) {
    for name in names {
      let old = column[name]
      let new = old | traits.rawValue
      if new == old { redundant.append(name) }
      column[name] = new
    }
  }

  /// The traits of `name`; nil if no section mentions it.
  subscript(name: Name) -> Traits? {
    let bits = column[name]
    return bits == 0 ? nil : Traits(rawValue: bits)
  }
}

/// Rows grouped by the name that a look-up starts from. Rows of one name keep their order, so that a table may put a
/// special case before the general one.
struct NameRows<Row: Sendable>: Sendable {
  private var rows: [Row] = []
  private var names: [Name] = []
  /// 1 + the index of the first and of the last row of a name, and for each row 1 + the index of the next one.
  private var first = NameColumn<UInt16>()
  private var last = NameColumn<UInt16>()
  private var next: [UInt16] = []

  var all: [Row] { rows }
  /// All rows with their names, in the order of the source.
  var entries: [(name: Name, row: Row)] { zip(names, rows).map { (name: $0, row: $1) } }

  @inline(never)
  mutating func append(_ row: Row, under name: Name.Known) {
    rows.append(row)
    names.append(Name(name))
    next.append(0)
    let position = UInt16(rows.count)
    let previous = last[name]
    if previous == 0 {
      first[name] = position
    } else {
      next[Int(previous) - 1] = position
    }
    last[name] = position
  }

  /// The first row under `name` that matches. Linear in the number of rows under that name.
  func firstMatch(under name: Name, where matches: (Row) -> Bool) -> Row? {
    var position = first[name]
    while position != 0 {
      let row = rows[Int(position) - 1]
      if matches(row) { return row }
      position = next[Int(position) - 1]
    }
    return nil
  }
}
