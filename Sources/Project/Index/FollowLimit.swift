// How many steps the analysis follows.

/// Limits of depth. Each bounds recursion over arbitrary code, and keeps a query cheap that runs for many places.
/// Beyond a limit the result is "unknown", and findings that need more steps are missed.
public enum FollowLimit {
  /// Properties, functions and views that an expression is followed through, one inside of the next. Real code rarely
  /// hides a view or a value behind more than two helpers.
  public static let helpers = 3
  /// The same where each step multiplies the places: all writes of a property, all callers of a function.
  public static let widening = 2
  /// Operands, locals and arguments that a value is followed through.
  public static let values = 4
  /// Parts of one expression, outermost first: arguments of initializers, arms of conditionals.
  public static let parts = 6
  /// Expressions inside of expressions, if each operand and argument is followed.
  public static let operands = 8
  /// Expressions, writes and calls that one question about a value visits. The limits above bound how deep a search
  /// goes, not how wide: three properties that each name the next one a thousand times are a thousand million ways.
  /// Answers about real code visit a few hundred. Beyond it the answer is unknown.
  public static let visits = 4_000
  /// Members that code reads through its locals and through what it calls. Beyond it, what the code reads is unknown.
  public static let reads = 500
  /// Type aliases, and names that are looked up through them.
  public static let aliases = 8
  /// Locals of a body, one initialized from another.
  public static let locals = 8
  /// Links of a chain of calls, members or bindings: `$store.items[i].title`.
  public static let chain = 12
  /// Steps of a chain on a collection, from the last one to the collection: `items.filter { … }.sorted()`.
  public static let steps = 16
  /// Types that a type inherits from, one after another. The limit is for cycles and for generated code.
  public static let ancestors = 64
  /// Superclasses of a class, one after another, in queries that run for every property of a view.
  public static let superclasses = 8
  /// Receivers, initial values and callees from one use of a body to the next.
  public static let uses = 32
  /// Members of one type that call each other, and calls of one call path back to its start.
  public static let members = 64
  /// Modifiers of one view, and closures around one use, outwards.
  public static let modifiers = 64
  /// Closures inside of closures. Far below what a stack holds, far above real code.
  public static let closures = 300
}
