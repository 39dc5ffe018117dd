// The values of SwiftUI's environment: which change often, which are actions, and which types they have.

import Syntax

/// What is known about an environment value.
public struct EnvironmentKeyTraits: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// SwiftUI or another framework of Apple declares the key.
  public static let known = EnvironmentKeyTraits(rawValue: 1 << 0)
  /// Changes by itself while the app runs, or with every change of the surrounding hierarchy. A view that reads it
  /// updates each time, whether it uses the value or not.
  public static let volatile = EnvironmentKeyTraits(rawValue: 1 << 1)
  /// An action or an object to pass on. Using it only in actions is correct.
  public static let action = EnvironmentKeyTraits(rawValue: 1 << 2)
}

/// Keys of SwiftUI's environment.
public enum EnvironmentKeys {
  /// What is known about `\.name`; nil for a key that Apple does not declare.
  public static func traits(of name: Name) -> EnvironmentKeyTraits? { table[name] }

  /// The type of the value, if a table of calls needs it: `ModelContext` for `\.modelContext`.
  public static func type(of name: Name) -> Name? {
    guard let known = name.known, let type = types[known] else { return nil }
    return Name(type)
  }

  static let types: [Name.Known: Name.Known] = [
    .calendar: .Calendar,
    .locale: .Locale,
    .managedObjectContext: .NSManagedObjectContext,
    .modelContext: .ModelContext,
    .timeZone: .TimeZone,
    .undoManager: .UndoManager,
  ]

  static let table = NameTraits<EnvironmentKeyTraits> { table in
    table.add(
      .known,
      [
        .accessibilityDifferentiateWithoutColor, .accessibilityEnabled, .accessibilityInvertColors,
        .accessibilityReduceMotion, .accessibilityReduceTransparency, .accessibilityShowButtonShapes,
        .accessibilityVoiceOverEnabled, .allowsTightening, .autocorrectionDisabled,
        .backgroundMaterial, .backgroundStyle, .buttonRepeatBehavior, .calendar, .colorScheme,
        .colorSchemeContrast, .controlActiveState, .controlSize, .defaultMinListRowHeight,
        .displayScale, .dynamicTypeSize, .font, .headerProminence, .horizontalSizeClass, .imageScale,
        .isEnabled, .isLuminanceReduced, .isSceneCaptured, .keyboardShortcut, .labelsVisibility,
        .layoutDirection, .legibilityWeight, .lineLimit, .lineSpacing, .locale, .menuOrder,
        .minimumScaleFactor, .multilineTextAlignment, .pixelLength, .redactionReasons,
        .showsWidgetContainerBackground, .sizeCategory, .supportsMultipleWindows, .symbolRenderingMode,
        .symbolVariants, .tabBarPlacement, .textCase, .timeZone, .tint, .truncationMode,
        .verticalSizeClass, .widgetFamily, .widgetRenderingMode, .windowScene,
      ])
    table.add(
      .known,
      [
        .isActivityFullscreen, .isHoverEffectEnabled, .isPresented, .isScrollEnabled,
      ])
    table.add(
      [.known, .volatile],
      [
        .scenePhase, .isFocused, .presentationMode, .editMode, .isSearching,
      ])
    table.add([.known, .action, .volatile], [.dismiss, .openWindow, .undoManager])
    table.add(
      [.known, .action],
      [
        .openURL, .dismissWindow, .dismissSearch, .modelContext, .managedObjectContext, .requestReview,
        .refresh, .rename, .resetFocus, .openSettings, .openDocument, .newDocument,
        .openImmersiveSpace, .dismissImmersiveSpace, .pushWindow, .purchase, .authorizationController,
        .webAuthenticationSession, .displayStoreKitMessage,
      ])
  }
}
