// The systems that code is built for, their versions, and which SwiftUI comes with each.

/// The year of a release of SwiftUI; systems that come out together have the same API.
public enum SwiftUIRelease: Int, Comparable, Sendable {
  case iOS13 = 2019, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26, iOS27

  public static func < (a: SwiftUIRelease, b: SwiftUIRelease) -> Bool { a.rawValue < b.rawValue }

  /// The version of iOS that brought it.
  fileprivate var major: Int { Int(String(describing: self).dropFirst(3)) ?? 0 }
}

/// A version of a system: `17.2`.
public struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// A third number, as in `10.15.4`, is not kept.
  public let major: Int
  public let minor: Int

  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// `17`, `17.2`, `10.15.4`; nil for anything else, be it a name of a setting or a number that no system will have.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ (1...3).contains($0.utf8.count) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (a: SystemVersion, b: SystemVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  public var description: String { "\(major).\(minor)" }
}

/// The systems that code is built for.
public enum TargetPlatform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The release of SwiftUI that comes with a version of the system. Versions between two releases have
  /// the earlier one, those before SwiftUI the first, and those after the newest that is known the newest.
  public func release(major: Int, minor: Int) -> SwiftUIRelease {
    if self == .macOS, major == 10 { return .iOS13 }
    if major >= 26 { return major >= 27 ? .iOS27 : .iOS26 }
    let year = SwiftUIRelease.iOS13.rawValue + max(major - firstVersion, 0)
    return SwiftUIRelease(rawValue: min(year, SwiftUIRelease.iOS18.rawValue)) ?? .iOS13
  }

  /// The same for a version.
  public func release(of version: SystemVersion) -> SwiftUIRelease {
    release(major: version.major, minor: version.minor)
  }

  /// The version that came with iOS 13: macOS 10.15, which 11 follows, tvOS 13 and watchOS 6; visionOS 1 came beside
  /// iOS 17.
  private var firstVersion: Int {
    switch self {
    case .iOS, .tvOS: 13
    case .macOS: 10
    case .watchOS: 6
    case .visionOS: 1 - (SwiftUIRelease.iOS17.rawValue - SwiftUIRelease.iOS13.rawValue)
    }
  }

  /// How people call the first version of this system that has the release: "iOS 16", "macOS 13", "macOS 10.15".
  public func word(for release: SwiftUIRelease) -> String {
    // Since 26 all have the same number.
    if release >= .iOS26 { return "\(rawValue) \(release.major)" }
    if self == .macOS, release == .iOS13 { return "macOS 10.15" }
    return "\(rawValue) \(max(firstVersion + release.rawValue - SwiftUIRelease.iOS13.rawValue, 1))"
  }
}

/// Some of the systems, and whether code for iOS runs on the Mac, too.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  /// One bit for each system, below.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// That system alone.
  public init(_ platform: TargetPlatform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .watchOS: self = .watchOS
    case .visionOS: self = .visionOS
    }
  }

  public static let iOS = PlatformSet(rawValue: 1)
  public static let macOS = PlatformSet(rawValue: 2)
  public static let tvOS = PlatformSet(rawValue: 4)
  public static let watchOS = PlatformSet(rawValue: 8)
  public static let visionOS = PlatformSet(rawValue: 16)
  /// Comes beside iOS, whose oldest system counts for it.
  public static let macCatalyst = PlatformSet(rawValue: 32)

  /// Without Catalyst, in the order of `TargetPlatform`.
  public var systems: [TargetPlatform] { TargetPlatform.allCases.filter { contains(PlatformSet($0)) } }
}

/// The oldest system of each platform that code runs on.
public struct DeploymentTargets: Hashable, Sendable {
  /// The platforms whose oldest system is known, by its release of SwiftUI.
  public var releases: [TargetPlatform: SwiftUIRelease] = [:]
  /// The platforms that are known without their oldest system.
  public var others: PlatformSet = []

  /// Nothing is known.
  public init() {}

  /// The oldest SwiftUI that the code meets; nil if no platform is known.
  public var oldest: SwiftUIRelease? { releases.values.min() }

  /// Whether everything that came with `release` exists wherever the code runs; nil if that is unknown.
  public func have(_ release: SwiftUIRelease) -> Bool? { oldest.map { $0 >= release } }

  /// The same without other platforms: those of code that cannot exist there.
  public func only(_ platforms: PlatformSet) -> DeploymentTargets {
    var found = self
    found.releases = releases.filter { platforms.contains(PlatformSet($0.key)) }
    found.others.formIntersection(platforms)
    return found
  }

  /// Whether the code is built for that platform; false if nothing is known.
  public func include(_ platform: TargetPlatform) -> Bool {
    releases[platform] != nil || others.contains(PlatformSet(platform))
  }

  /// The system with which the release comes, by the name of a platform of the code: "macOS 13". If the code runs on
  /// several, the first that also has older systems stands for all, in an order that begins with iOS. If nothing is
  /// known, it is iOS.
  public func word(for release: SwiftUIRelease) -> String {
    let known = TargetPlatform.allCases.filter { include($0) }
    let older = known.first { releases[$0].map { $0 < release } ?? false }
    return (older ?? known.first ?? .iOS).word(for: release)
  }
}
