// Records on whose code an answer of the index rests.

/// The numbers of the files whose code was read. Declarations, names and types do not count: while a file declares the
/// same, they stay the same (`Index.init(_:after:names:)`).
///
/// Code is read through `Index.body(of:)` and `Index.node(_:)`. What a derivation has read counts wherever it is used.
final class CodeReads: @unchecked Sendable {
  // Unchecked: one thread uses it, with the index that it belongs to.
  private(set) var files: Set<Int32> = []

  func note(_ file: Int) { files.insert(Int32(file)) }
  func note(_ others: Set<Int32>) { if !others.isEmpty { files.formUnion(others) } }

  /// Returns what was recorded, and forgets it.
  func take() -> Set<Int32> {
    defer { files = [] }
    return files
  }

  /// Runs `make`, and gives its result what was read for it.
  func recording<Result: AnyDerivation>(_ make: () -> Result) -> Result {
    let outer = take()
    let made = make()
    made.files = files
    files.formUnion(outer)
    return made
  }
}
