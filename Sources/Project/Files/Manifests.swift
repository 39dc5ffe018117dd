// What the manifests of packages say about the code beside them.

import Syntax

/// The year of a release of SwiftUI; systems that are released together have the same API.
public enum SwiftUIRelease: Int, Comparable, Sendable {
  case iOS13 = 2019, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26, iOS27

  /// Its name by the system that most code is written for: "iOS 17".
  public var word: String { word(on: .iOS) }

  /// Its name by a system: "macOS 14" of `.iOS17`. Systems that came later have their first version.
  public func word(on platform: TargetPlatform) -> String {
    if self >= .iOS26 { return "\(platform) \(rawValue - Self.iOS26.rawValue + 26)" }
    let year = rawValue - Self.iOS13.rawValue
    return switch platform {
    case .iOS, .tvOS: "\(platform) \(13 + year)"
    case .macOS: year == 0 ? "macOS 10.15" : "macOS \(10 + year)"
    case .watchOS: "watchOS \(6 + year)"
    case .visionOS: "visionOS \(max(year - 3, 1))"
    }
  }

  public static func < (a: SwiftUIRelease, b: SwiftUIRelease) -> Bool { a.rawValue < b.rawValue }
}

/// The platforms for which code is built.
public enum TargetPlatform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The release of SwiftUI in a version of the system. Versions between two releases have the earlier one, versions
  /// before SwiftUI the first, and versions after the newest known release the newest.
  public func release(major: Int, minor: Int) -> SwiftUIRelease {
    if self == .macOS, major == 10 { return .iOS13 }
    if major >= 26 { return major >= 27 ? .iOS27 : .iOS26 }
    // iOS 13 was released with macOS 10.15, tvOS 13 and watchOS 6; visionOS 1 belongs to the year of iOS 17.
    let first =
      switch self {
      case .iOS, .tvOS: 13
      case .macOS: 10
      case .watchOS: 6
      case .visionOS: 1 - (SwiftUIRelease.iOS17.rawValue - SwiftUIRelease.iOS13.rawValue)
      }
    let year = SwiftUIRelease.iOS13.rawValue + max(major - first, 0)
    return SwiftUIRelease(rawValue: min(year, SwiftUIRelease.iOS18.rawValue)) ?? .iOS13
  }
}

/// The oldest release of each platform on which code runs.
public struct DeploymentTargets: Hashable, Sendable {
  public var releases: [TargetPlatform: SwiftUIRelease] = [:]

  public init() {}

  /// The oldest SwiftUI on which the code runs; nil if no platform is known.
  public var oldest: SwiftUIRelease? { releases.values.min() }

  /// Whether everything in `release` exists wherever the code runs; nil if no platform is known.
  public func have(_ release: SwiftUIRelease) -> Bool? { oldest.map { $0 >= release } }
}

extension Index {
  /// The platforms in the nearest `Package.swift` above the file; none if there is no such file, or if it names none.
  public func manifestTargets(of file: SourceFile) -> DeploymentTargets {
    var best: SourceFile?
    let candidates = file.mentions(.Package) && file.mentions(.platforms) ? manifests + [file] : manifests
    for candidate in candidates {
      guard file.folders.starts(with: candidate.folders),
        candidate.folders.count >= (best?.folders.count ?? 0)
      else { continue }
      best = candidate
    }
    var targets = DeploymentTargets()
    guard let best else { return targets }
    for call in best.tree.root.descendants where call.kind == .call && call.calledName == .Package {
      guard let platforms = call.argument(.platforms) else { continue }
      for entry in platforms.descendants where entry.kind == .call {
        guard let platform = TargetPlatform(rawValue: text(entry.calledName)),
          let version = entry.unlabelledArgument.flatMap({ version($0) })
        else { continue }
        targets.releases[platform] = platform.release(major: version.major, minor: version.minor)
      }
      break
    }
    return targets
  }

  /// `.v17`, `.v10_15`, `"17.2"`
  private func version(_ node: Node) -> (major: Int, minor: Int)? {
    let digits = node.text.drop { !$0.isNumber }.split { !$0.isNumber }
    guard let major = digits.first.flatMap({ Int($0) }), major < 1000 else { return nil }
    return (major, digits.count > 1 ? Int(digits[1]) ?? 0 : 0)
  }
}
