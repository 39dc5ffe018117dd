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

  /// Whether some of these types have a member of this name themselves. A member that a project adds under the same name
  /// overloads it.
  public static func declareMember(_ name: Name.Known) -> Bool {
    switch name {
    case .allSatisfy, .append, .appending, .compactMap, .compactMapValues, .components, .contains, .count, .data,
      .debugDescription, .description, .difference, .dropFirst, .dropLast, .elementsEqual, .endIndex,
      .enumerateSubstrings,
      .enumerated, .filter, .first, .firstIndex, .firstRange, .flatMap, .forEach, .formIntersection,
      .formSymmetricDifference, .formUnion, .formatted, .hash, .hashValue, .indices, .insert, .intersection, .isEmpty,
      .joined, .keys, .last, .lastIndex, .lazy, .lexicographicallyPrecedes, .localizedStandardCompare, .lowercased,
      .map,
      .mapValues, .max, .merge, .merging, .min, .partition, .popFirst, .popLast, .prefix, .randomElement, .range,
      .reduce,
      .remove, .removeAll, .removeFirst, .removeLast, .removeSubrange, .removeValue, .replaceSubrange, .replacing,
      .replacingOccurrences, .reverse, .reversed, .shuffle, .shuffled, .sort, .sorted, .split, .startIndex, .starts,
      .subranges, .subtract, .subtracting, .suffix, .swapAt, .symmetricDifference, .trimmingPrefix, .union, .update,
      .updateValue, .uppercased, .utf8, .values, .withCString, .withContiguousStorageIfAvailable, .withUTF8,
      .withUnsafeBufferPointer, .withUnsafeBytes, .withUnsafeMutableBufferPointer, .withUnsafeMutableBytes, .write:
      true
    default: false
    }
  }
}
