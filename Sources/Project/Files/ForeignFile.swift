// Files in other languages, as Swift code sees them.

import Syntax

/// A file of C or Objective-C in a run, told in Swift: an interface under the names that Swift imports, in whose
/// bodies stands what the functions call. Everybody reads that as they read any Swift file; only places have to
/// be told in the file itself.
public struct ForeignFile: Sendable {
  /// The file as it stands on disk.
  public let original: SourceText
  /// Has the path of the file.
  public let interface: SourceText
  /// By line of the interface: where the thing stands in the file, as UTF-8 offsets.
  private let places: [Range<Int>]
  private let lines: LineStarts

  public init(original: SourceText, interface: SourceText, places: [Range<Int>]) {
    self.original = original
    self.interface = interface
    self.places = places
    lines = interface.lineStarts()
  }

  /// Where in the file stands what is at this offset of the interface.
  public func place(of offset: Int) -> Range<Int> {
    let line = lines.line(at: offset) - 1
    guard places.indices.contains(line) else { return 0..<0 }
    let count = original.bytes.count
    let start = min(places[line].lowerBound, count)
    return start..<min(max(places[line].upperBound, start), count)
  }
}
