import Syntax

/// The texts of names, shared by all rooms.
public final class NameText: Sendable {
  private let table: NameTable
  /// The number of names, `Name.none` included.
  public let count: Int

  /// The names that are in the table now. A project in memory adds more for its next run.
  public init(_ table: NameTable) {
    self.table = table
    count = table.count
  }

  /// The spelling without backticks; empty for `.none` and for a number that the table does not have.
  public func text(of name: Name) -> String { table.text(of: name) }
  /// The name with this spelling; nil if neither a file nor SameView mentions it.
  public func name(_ text: String) -> Name? { table.name(text).flatMap { Int($0.id) < count ? $0 : nil } }

  /// `x` for `$x` and `_x`; nil for other names.
  public func unmarked(_ name: Name) -> Name? {
    table.begins(name, with: "$") || table.begins(name, with: "_")
      ? self.name(String(text(of: name).dropFirst())) : nil
  }

  /// `x` for `$x`; nil for other names.
  public func unprojected(_ name: Name) -> Name? {
    table.begins(name, with: "$") ? self.name(String(text(of: name).dropFirst())) : nil
  }

  /// `x` for `$x` and `_x`, the projection and the storage of a wrapped property; nil for other names.
  public func unwrapped(_ name: Name) -> Name? {
    guard table.begins(name, with: "$") || table.begins(name, with: "_") else { return nil }
    return self.name(String(text(of: name).dropFirst()))
  }
}
