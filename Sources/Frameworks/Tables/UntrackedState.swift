// State of the device, the app and its settings that changes while the app runs. SwiftUI does not observe it when a
// body reads it.

import Syntax

/// A value that changes unobserved, and what SwiftUI offers in its place.
public struct UntrackedState: Sendable {
  /// The type, such as `UIDevice`.
  public let type: Name.Known
  /// The static member that returns the instance, such as `current`; nil if the value itself is static.
  public let instance: Name.Known?
  /// The value; nil for all members.
  public let member: Name.Known?
  /// Whether people hardly ever change it while a view is shown.
  public let changesRarely: Bool
  /// What to write instead.
  public let remedy: String
  /// What to write instead of one member, by its name, where that is more exact.
  public let remedies: [String: String]
  /// The parts of the value that change while the app runs; nil if all do.
  public let changingParts: Set<String>?

  /// The members whose value in the environment is younger than SwiftUI itself: of iOS 15.
  public static let youngMembers: Set<String> = ["isVoiceOverRunning", "isSwitchControlRunning"]

  /// Whether it is the size of a screen.
  public var isSize: Bool { type == .UIScreen || type == .NSScreen }

  /// The row for an expression `type.instance.member` or `type.member`; nil if there is none.
  public static func reads(_ type: Name, _ instance: Name, _ member: Name) -> UntrackedState? {
    table.firstMatch(under: type) { row in
      (row.instance.map { Name($0) } ?? Name.none) == instance
        && (row.member.map { member == $0 } ?? true)
    }
  }

  /// Whether the member is a setting. Names of notifications and keys are constants.
  public func isSetting(_ member: String) -> Bool {
    type != .UIAccessibility || remedies[member] != nil
      || ["is", "should", "prefers"].contains { member.hasPrefix($0) }
  }

  /// The types in the table.
  public static let types: [Name.Known] = [
    .UIDevice, .UIScreen, .NSScreen, .UIApplication, .NSApplication, .NSApp, .ProcessInfo, .UIAccessibility,
    .UITraitCollection, .Locale, .Calendar, .TimeZone,
  ]

  static let table: NameRows<UntrackedState> = {
    var rows = NameRows<UntrackedState>()
    func add(
      _ type: Name.Known, _ instance: Name.Known?, _ members: [Name.Known?], rarely: Bool = false,
      parts: Set<String>? = nil, _ remedy: String, _ remedies: [String: String] = [:]
    ) {
      for member in members {
        rows.append(
          UntrackedState(
            type: type, instance: instance, member: member, changesRarely: rarely, remedy: remedy,
            remedies: remedies, changingParts: parts),
          under: type)
      }
    }
    let size =
      "let the layout tell the size with a `GeometryReader`, or read a size class from the environment"
    add(.UIScreen, .main, [.bounds], size)
    add(.NSScreen, .main, [.frame, .visibleFrame], rarely: true, size)
    let orientation = "read a size class from the environment, or follow the notification with `onReceive`"
    add(.UIDevice, .current, [.orientation], orientation)
    add(.UIDevice, .current, [.batteryLevel, .batteryState], "follow the notification with `onReceive`")
    add(.UIApplication, .shared, [.applicationState], "read `scenePhase` from the environment")
    add(
      .UIApplication, .shared, [.isProtectedDataAvailable, .preferredContentSizeCategory],
      "read the environment, or follow the notification with `onReceive`")
    add(.NSApplication, .shared, [.isActive], "read `scenePhase` from the environment")
    add(
      .ProcessInfo, .processInfo, [.isLowPowerModeEnabled, .thermalState],
      "follow the notification with `onReceive`")
    let keys = [
      "isReduceMotionEnabled": "accessibilityReduceMotion", "isBoldTextEnabled": "legibilityWeight",
      "isReduceTransparencyEnabled": "accessibilityReduceTransparency",
      "isInvertColorsEnabled": "accessibilityInvertColors", "isVoiceOverRunning": "accessibilityVoiceOverEnabled",
      "isSwitchControlRunning": "accessibilitySwitchControlEnabled",
      "isDarkerSystemColorsEnabled": "colorSchemeContrast",
      "shouldDifferentiateWithoutColor": "accessibilityDifferentiateWithoutColor",
      "buttonShapesEnabled": "accessibilityShowButtonShapes",
    ]
    add(
      .UIAccessibility, nil, [nil], "follow the notification with `onReceive`",
      keys.mapValues { "read `\($0)` from the environment" })
    add(.UITraitCollection, .current, [.userInterfaceStyle], "read `colorScheme` from the environment")
    // The system starts an app again when its language or region changes; units and formats change under it.
    let units: Set = [
      "measurementSystem", "usesMetricSystem", "hourCycle", "firstDayOfWeek", "numberingSystem", "decimalSeparator",
      "groupingSeparator",
    ]
    add(.Locale, .current, [nil], parts: units, "read `locale` from the environment")
    add(.Calendar, .current, [nil], rarely: true, "read `calendar` from the environment")
    add(.TimeZone, .current, [nil], rarely: true, "read `timeZone` from the environment")
    return rows
  }()
}
