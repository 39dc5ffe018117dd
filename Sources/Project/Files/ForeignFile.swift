// Files in other languages, as Swift code sees them.

import Syntax

/// A C or Objective-C file of a run as a synthetic Swift file: declarations under the names that Swift imports, whose
/// bodies hold the calls of the functions. All phases treat it as Swift; only places are translated back to the file.
public struct ForeignFile: Sendable {
  /// The file on disk.
  public let original: SourceText
  /// The synthetic Swift text. It has the path of the file.
  public let interface: SourceText
  /// For each line of the interface the UTF-8 byte offsets of its origin in the file.
  private let places: [Range<Int>]
  private let lines: LineStarts

  /// - Parameter places: For each line of the interface the UTF-8 byte offsets of its origin in the file. Lines without
  ///   one have no place.
  public init(original: SourceText, interface: SourceText, places: [Range<Int>]) {
    self.original = original
    self.interface = interface
    self.places = places
    lines = interface.lineStarts()
  }

  /// The UTF-8 byte offsets in the file for an offset of the interface; empty at 0 if there is no such line.
  public func place(of offset: Int) -> Range<Int> {
    let line = lines.line(at: offset) - 1
    guard places.indices.contains(line) else { return 0..<0 }
    let count = original.bytes.count
    let start = min(places[line].lowerBound, count)
    return start..<min(max(places[line].upperBound, start), count)
  }
}
