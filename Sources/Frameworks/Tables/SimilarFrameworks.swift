// Frameworks that declare views with SwiftUI's names and have rules of their own.

/// User interface frameworks that are not SwiftUI and look like it.
public enum SimilarFrameworks {
  /// Whether a module of that name is one of them.
  public static func contains(_ module: String) -> Bool { names.contains(module) }

  /// From their documentation: [SwiftCrossUI](https://github.com/stackotter/swift-cross-ui),
  /// [Tokamak](https://github.com/TokamakUI/Tokamak), [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI),
  /// [SwiftTUI](https://github.com/rensbreur/SwiftTUI), [Adwaita](https://github.com/AparokshaUI/adwaita-swift),
  /// [Ignite](https://github.com/twostraws/Ignite).
  private static let names = [
    "SwiftCrossUI", "TokamakCore", "TokamakDOM", "TokamakGTK", "TokamakShim", "TokamakStaticHTML", "OpenSwiftUI",
    "SwiftTUI", "Adwaita", "Ignite",
  ]
}
