// Values without references, which SwiftUI compares byte by byte.

import Syntax

/// Types of the standard library and of Apple's frameworks whose values hold no references.
public enum PlainData {
  public static func contains(_ name: Name) -> Bool { table[name] != 0 }

  static let table: NameColumn<UInt8> = {
    var table = NameColumn<UInt8>()
    let names: [Name.Known] = [
      .Bool, .Int, .Int8, .Int16, .Int32, .Int64, .UInt, .UInt8, .UInt16, .UInt32, .UInt64, .Float, .Double,
      .CGFloat, .CGPoint, .CGSize, .CGRect, .CGVector, .TimeInterval, .Duration, .Date, .UUID, .Angle,
      .UnitPoint, .EdgeInsets, .Edge, .Axis, .Alignment, .HorizontalAlignment, .VerticalAlignment,
      .UserInterfaceSizeClass, .ObjectIdentifier,
    ]
    for name in names { table[name] = 1 }
    return table
  }()
}
