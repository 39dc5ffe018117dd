import Syntax

/// The texts of names, shared by all rooms.
public final class NameText: Sendable {
  private let table: NameTable
  public init(_ table: NameTable) { self.table = table }
  public func text(of name: Name) -> String { table.text(of: name) }
  /// The name with this spelling; nil if neither a file nor SameView mentions it.
  public func name(_ text: String) -> Name? { table.name(text) }
  /// The number of names, `Name.none` included.
  public var count: Int { table.count }

  /// `x` for `$x` and `_x`; nil for other names.
  public func unmarked(_ name: Name) -> Name? {
    table.begins(name, with: "$") || table.begins(name, with: "_")
      ? table.name(String(text(of: name).dropFirst())) : nil
  }

  /// `x` for `$x`; nil for other names.
  public func unprojected(_ name: Name) -> Name? {
    table.begins(name, with: "$") ? table.name(String(text(of: name).dropFirst())) : nil
  }

  /// `x` for `$x` and `_x`, the projection and the storage of a wrapped property; nil for other names.
  public func unwrapped(_ name: Name) -> Name? {
    guard table.begins(name, with: "$") || table.begins(name, with: "_") else { return nil }
    return table.name(String(text(of: name).dropFirst()))
  }
}
