// The protocols of the standard library that its collections and strings conform to, so that what a project adds to a
// protocol is found on their values.

import Syntax

/// Conformances of the standard library's types to protocols that projects extend.
public enum StandardConformances {
  /// The protocols of the type, the most general one last; empty for types that are not known.
  public static func protocols(of type: Name) -> [Name.Known] {
    switch type.known {
    case .Array, .ArraySlice:
      [
        .MutableCollection, .RangeReplaceableCollection, .RandomAccessCollection, .BidirectionalCollection, .Collection,
        .Sequence,
      ]
    case .Set, .Dictionary: [.Collection, .Sequence]
    case .String, .Substring:
      [.StringProtocol, .RangeReplaceableCollection, .BidirectionalCollection, .Collection, .Sequence]
    case .Data:
      [
        .MutableCollection, .RangeReplaceableCollection, .RandomAccessCollection, .BidirectionalCollection, .Collection,
        .Sequence,
      ]
    default: []
    }
  }
}
