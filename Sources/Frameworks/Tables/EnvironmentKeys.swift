// The values of SwiftUI's environment: which change often, which are actions, which types they have.

import Syntax

/// What is known of an environment value.
public struct EnvironmentKeyTraits: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Declared by SwiftUI or another framework of Apple.
  public static let known = EnvironmentKeyTraits(rawValue: 1 << 0)
  /// Changes while the app runs without anybody asking for it, or differs with every change of the
  /// hierarchy around it: reading it, used or not, costs updates.
  public static let volatile = EnvironmentKeyTraits(rawValue: 1 << 1)
  /// Something to call or to hand on: used only in actions is used (catalogue, J.7).
  public static let action = EnvironmentKeyTraits(rawValue: 1 << 2)
}

/// Keys of SwiftUI's environment.
public enum EnvironmentKeys {
  /// What is known of `\.name`, nil for a key that Apple does not declare.
  public static func traits(of name: Name) -> EnvironmentKeyTraits? { table[name] }

  /// The type of the value, where a table of calls needs it: `ModelContext` for `\.modelContext`.
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
    table.add(.known, [
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
    table.add(.known, [
      .isActivityFullscreen, .isHoverEffectEnabled, .isPresented, .isScrollEnabled,
    ])
    table.add([.known, .volatile], [
      .scenePhase, .isFocused, .presentationMode, .editMode, .isSearching,
    ])
    table.add([.known, .action, .volatile], [.dismiss, .openWindow, .undoManager])
    table.add([.known, .action], [
      .openURL, .dismissWindow, .dismissSearch, .modelContext, .managedObjectContext, .requestReview,
      .refresh, .rename, .resetFocus, .openSettings, .openDocument, .newDocument,
      .openImmersiveSpace, .dismissImmersiveSpace, .pushWindow, .purchase, .authorizationController,
      .webAuthenticationSession, .displayStoreKitMessage,
    ])
  }
}
