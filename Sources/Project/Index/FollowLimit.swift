// How far questions are followed from one place to the next.

/// Limits of depth. Each bounds recursion over code that a stranger wrote, and keeps a question cheap that is asked of many
/// places. Beyond a limit the answer is "unknown", so a finding that would need more steps is not made.
public enum FollowLimit {
  /// Properties, functions and views that an expression is followed through, one inside of the next. Real code rarely
  /// hides a view or a value behind more than two helpers.
  public static let helpers = 3
  /// The same where each step multiplies the places to look at: all writes of a property, all callers of a function.
  public static let widening = 2
  /// Operands, locals and arguments that a value is followed through.
  public static let values = 4
  /// Parts of one expression, from the outside in: arguments of initializers, arms of conditionals.
  public static let parts = 6
  /// Expressions inside of expressions, where each operand and argument is looked at.
  public static let operands = 8
  /// Type aliases, and names that are looked up through them.
  public static let aliases = 8
  /// Links of a chain of calls, members or bindings: `$store.items[i].title`.
  public static let chain = 12
  /// Types that a type inherits from, one after the other. The limit is for cycles and for generated code.
  public static let ancestors = 64
  /// Closures inside of closures. Far below what a stack holds, far above what anybody writes.
  public static let closures = 300
}
