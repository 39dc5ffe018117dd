// A target: code that is compiled together, as a module, for some systems.

/// A target of a package or of a project of Xcode, XcodeGen or Tuist.
public struct BuildTarget: Sendable, Equatable {
  public enum Kind: Hashable, Sendable {
    case app
    case appClip
    case framework
    /// A library of Xcode, linked statically or dynamically.
    case library
    /// With its extension point, as far as it is known: `com.apple.widgetkit-extension`.
    case appExtension(point: String?)
    /// An app for the watch, or the extension that holds the code of an old one.
    case watchApp
    case test
    case uiTest
    /// A regular target of a package.
    case packageTarget
    case executable
    case plugin
    case macro
    /// Any other product.
    case other

    /// As `sameview project` prints it: "app extension".
    public var word: String {
      switch self {
      case .app: "app"
      case .appClip: "app clip"
      case .framework: "framework"
      case .library: "library"
      case .appExtension: "app extension"
      case .watchApp: "watch app"
      case .test: "test"
      case .uiTest: "UI test"
      case .packageTarget: "package target"
      case .executable: "executable"
      case .plugin: "plugin"
      case .macro: "macro"
      case .other: "other"
      }
    }

    /// Whether it runs tests, of units or of the interface.
    public var isTest: Bool { self == .test || self == .uiTest }

    /// Whether it is known to extend WidgetKit.
    public var isWidget: Bool { self == .appExtension(point: "com.apple.widgetkit-extension") }
  }

  /// What describes it.
  public enum Origin: String, Sendable {
    case package, xcode, xcodegen, tuist
  }

  /// As the build file has it. Several targets may share a name.
  public var name: String
  /// What `import` names.
  public var moduleName: String
  public var kind: Kind
  public var origin: Origin
  /// The path of the file that describes it, as reports print it.
  public var buildFile: String
  /// Empty if unknown. A package's are those that it names; it may be built for others.
  public var platforms: PlatformSet = []
  /// It may be built for more: something of it is not literal or could not be read.
  public var mayHaveMorePlatforms = false
  /// The oldest system of each, as far as it is known.
  public var oldest: [TargetPlatform: SystemVersion] = [:]
  /// Numbers of targets, in order, each once.
  public var dependencies: [Int] = []
  /// What it depends on that is none of the project's: products of other packages, by their names.
  public var imports: [String] = []
  /// It may depend on more than that: something of it is not literal or could not be read.
  public var mayHaveMoreDependencies = false
  /// An app that shows one orientation, for phones alone or on the whole screen: its screen has one size.
  public var hasFixedScreen = false
  /// What `#if` finds true, by configuration, each in order: `Debug` has `DEBUG`.
  public var conditions: [String: [String]] = [:]

  /// All else is empty, which means unknown, until it is set.
  public init(name: String, moduleName: String, kind: Kind, origin: Origin, buildFile: String) {
    self.name = name
    self.moduleName = moduleName
    self.kind = kind
    self.origin = origin
    self.buildFile = buildFile
  }
}

/// What keeps a build file, or a part of it, from being understood.
public struct BuildFileProblem: Hashable, Sendable {
  /// As reports print it.
  public let path: String
  /// Without the path: `is cut off at line 12; not read`.
  public let message: String
  /// The file is as if it were not there.
  public let isUnread: Bool

  public init(path: String, message: String, isUnread: Bool = false) {
    self.path = path
    self.message = message
    self.isUnread = isUnread
  }
}
