// The modifiers of Apple's views by name and kind.
//
// A listed name is a modifier if the receiver is a view. Many of these names mean other things on other receivers
// (`frame`, `transform`, `task`), so check the receiver first.

import Syntax

/// What is known about a modifier.
public struct ModifierTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Declared for every view.
  public static let onView = ModifierTraits(rawValue: 1 << 0)
  /// Declared for `Text` and returns a `Text`: neither type nor identity change.
  public static let onText = ModifierTraits(rawValue: 1 << 1)
  /// Declared for `Image` and returns an `Image`.
  public static let onImage = ModifierTraits(rawValue: 1 << 2)
  /// Declared for shapes.
  public static let onShape = ModifierTraits(rawValue: 1 << 3)
  /// Declared for scenes, for chart, map, tab, table or toolbar content, or for rows of `ForEach`.
  public static let onOtherContent = ModifierTraits(rawValue: 1 << 4)
  /// Runs an action when the view appears, disappears or sees a change, once for each view that it modifies.
  public static let lifecycle = ModifierTraits(rawValue: 1 << 5)
  /// Shows something that is tied to the lifetime of the view: sheets, alerts, importers.
  public static let presentation = ModifierTraits(rawValue: 1 << 6)
  /// Takes an argument whose static type is part of the type of the view, so that two arguments of different types
  /// give two different views.
  public static let typeVarying = ModifierTraits(rawValue: 1 << 7)
  /// Recognizes a gesture.
  public static let gesture = ModifierTraits(rawValue: 1 << 8)
  /// Affects identity: `id`, `tag`, `matchedGeometryEffect`.
  public static let identity = ModifierTraits(rawValue: 1 << 9)
  /// Writes the environment or a preference.
  public static let environment = ModifierTraits(rawValue: 1 << 10)
  /// Sets how changes are animated.
  public static let animation = ModifierTraits(rawValue: 1 << 11)
}

/// The modifiers of Apple's views.
public enum Modifiers {
  /// What is known about the modifier `name`; nil if Apple declares no modifier of that name.
  public static func traits(of name: Name) -> ModifierTraits? { table[name] }

  /// Whether Apple declares a modifier of this name, for views or for the content of other builders.
  public static func isModifier(_ name: Name) -> Bool { table[name] != nil }

  /// Whether `name` has all of `traits`.
  public static func has(_ traits: ModifierTraits, _ name: Name) -> Bool {
    table[name]?.isSuperset(of: traits) ?? false
  }

  static let table = NameTraits<ModifierTraits> { table in
    layout(&table)
    appearance(&table)
    text(&table)
    shapesAndImages(&table)
    containers(&table)
    navigation(&table)
    input(&table)
    presentations(&table)
    events(&table)
    animations(&table)
    environment(&table)
    accessibility(&table)
    otherFrameworks(&table)
    otherContent(&table)
    kinds(&table)
  }

  private typealias Table = NameTraits<ModifierTraits>

  private static func layout(_ table: inout Table) {
    table.add(
      .onView,
      [
        .alignmentGuide, .aspectRatio, .containerRelativeFrame, .contentMargins, .coordinateSpace,
        .edgesIgnoringSafeArea, .fixedSize, .frame, .gridCellAnchor, .gridCellColumns,
        .gridCellUnsizedAxes, .gridColumnAlignment, .ignoresSafeArea, .layoutDirectionBehavior,
        .layoutPriority, .layoutValue, .listRowInsets, .offset, .padding, .position, .safeAreaBar,
        .safeAreaInset, .safeAreaPadding, .scaledToFill, .scaledToFit, .scenePadding, .zIndex,
        .containerCornerOffset, .containerShape, .containerValue, .listSectionMargins,
      ])
    table.add(
      .onView,
      [
        .rotation3DLayout, .spatialOverlay, .depthAlignment, .scaledToFit3D, .scaledToFill3D,
        .breakthroughEffect, .manipulable, .manipulationGesture,
      ])
  }

  private static func appearance(_ table: inout Table) {
    table.add(
      .onView,
      [
        .accentColor, .allowedDynamicRange, .background, .backgroundExtensionEffect, .backgroundStyle,
        .blendMode, .blur, .border, .brightness, .clipShape, .clipped, .colorEffect, .colorInvert,
        .colorMultiply, .colorScheme, .compositingGroup, .contentShape, .contentTransition, .contrast,
        .cornerRadius, .distortionEffect, .drawingGroup, .flipsForRightToLeftLayoutDirection,
        .foregroundColor, .foregroundStyle, .glassBackgroundEffect, .glassEffect, .glassEffectID,
        .glassEffectTransition, .glassEffectUnion, .grayscale, .hidden, .hueRotation, .imageScale,
        .invalidatableContent, .labelsHidden, .labelsVisibility, .labelReservedIconWidth,
        .labelIconToTitleSpacing, .layerEffect, .luminanceToAlpha, .mask, .materialActiveAppearance,
        .opacity, .overlay, .preferredColorScheme, .preferredSurroundingsEffect, .privacySensitive,
        .projectionEffect, .redacted, .rotation3DEffect, .rotationEffect, .saturation, .scaleEffect,
        .shadow, .symbolColorRenderingMode, .symbolRenderingMode, .symbolVariableValueMode,
        .symbolVariant, .tint, .transformEffect, .unredacted, .visualEffect, .visualEffect3D,
        .widgetAccentable, .upperLimbVisibility, .persistentSystemOverlays, .statusBar,
        .statusBarHidden, .perspectiveRotationEffect, .transform3DEffect,
      ])
  }

  private static func text(_ table: inout Table) {
    table.add(
      [.onView, .onText],
      [
        .baselineOffset, .bold, .font, .fontDesign, .fontWeight, .fontWidth, .foregroundColor,
        .foregroundStyle, .italic, .kerning, .monospaced, .monospacedDigit, .strikethrough, .textScale,
        .tracking, .typesettingLanguage, .underline, .customAttribute, .accessibilityTextContentType,
        .accessibilityHeading, .accessibilityLabel, .speechAdjustedPitch,
        .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued, .speechSpellsOutCharacters,
      ])
    table.add(
      .onView,
      [
        .allowsTightening, .autocapitalization, .autocorrectionDisabled, .disableAutocorrection,
        .dynamicTypeSize, .keyboardType, .lineHeight, .lineLimit, .lineSpacing, .minimumScaleFactor,
        .multilineTextAlignment, .scrollDismissesKeyboard, .findDisabled, .findNavigator,
        .replaceDisabled, .submitLabel, .textCase, .textContentType, .textEditorStyle, .textFieldStyle,
        .textInputAutocapitalization, .textInputCompletion, .textInputFormattingControlVisibility,
        .textInputSuggestions, .textRenderer, .textSelection, .textSelectionAffinity, .truncationMode,
        .writingDirection, .writingToolsAffordanceVisibility, .writingToolsBehavior,
        .attributedTextFormattingDefinition, .submitScope, .translationPresentation, .translationTask,
      ])
  }

  private static func shapesAndImages(_ table: inout Table) {
    table.add(
      .onImage,
      [
        .antialiased, .interpolation, .renderingMode, .resizable, .symbolRenderingMode,
        .allowedDynamicRange, .symbolColorRenderingMode, .symbolVariableValueMode,
      ])
    table.add(
      .onShape,
      [
        .fill, .stroke, .strokeBorder, .trim, .inset, .rotation, .scale, .size, .transform, .union,
        .intersection, .subtracting, .symmetricDifference, .lineIntersection, .lineSubtraction,
        .offset, .strokedPath, .path,
      ])
  }

  private static func containers(_ table: inout Table) {
    table.add(
      .onView,
      [
        .alternatingRowBackgrounds, .backgroundProminence, .badge, .badgeProminence,
        .buttonBorderShape, .buttonRepeatBehavior, .buttonSizing, .buttonStyle, .controlGroupStyle,
        .controlSize, .datePickerStyle, .defaultScrollAnchor, .defaultWheelPickerItemHeight,
        .deleteDisabled, .disclosureGroupStyle, .fileDialogStyle, .formStyle, .gaugeStyle,
        .groupBoxStyle, .headerProminence, .horizontalRadioGroupLayout, .indexViewStyle, .labelStyle,
        .labeledContentStyle, .listItemTint, .listRowBackground, .listRowHoverEffect,
        .listRowHoverEffectDisabled, .listRowPlatterColor, .listRowSeparator, .listRowSeparatorTint,
        .listRowSpacing, .listSectionIndexVisibility, .listSectionSeparator, .listSectionSeparatorTint,
        .listSectionSpacing, .listStyle, .menuActionDismissBehavior, .menuButtonStyle, .menuIndicator,
        .menuOrder, .menuStyle, .moveDisabled, .paletteSelectionEffect, .pickerStyle,
        .progressViewStyle, .scrollBounceBehavior, .scrollClipDisabled, .scrollContentBackground,
        .scrollDisabled, .scrollEdgeEffectDisabled, .scrollEdgeEffectHidden, .scrollEdgeEffectStyle,
        .scrollIndicators, .scrollIndicatorsFlash, .scrollInputBehavior, .scrollPosition,
        .scrollTargetBehavior, .scrollTargetLayout, .scrollTransition, .sectionActions,
        .sectionIndexLabel, .selectionDisabled, .sliderThumbVisibility, .swipeActions, .tabViewStyle,
        .tableColumnHeaders, .tableStyle, .toggleStyle, .typeSelectEquivalent, .springLoadingBehavior,
        .defersSystemGestures, .tabItem, .tag,
      ])
  }

  private static func navigation(_ table: inout Table) {
    table.add(
      .onView,
      [
        .customizationBehavior, .defaultAdaptableTabBarPlacement, .isDetailLink,
        .navigationBarBackButtonHidden, .navigationBarHidden, .navigationBarItems, .navigationBarTitle,
        .navigationBarTitleDisplayMode, .navigationDestination, .navigationDocument,
        .navigationLinkIndicatorVisibility, .navigationSplitViewColumnWidth, .navigationSplitViewStyle,
        .navigationSubtitle, .navigationTitle, .navigationTransition, .navigationViewStyle,
        .searchable, .searchCompletion, .searchDictationBehavior, .searchFocused,
        .searchPresentationToolbarBehavior, .searchScopes, .searchSuggestions, .searchToolbarBehavior,
        .sharedBackgroundVisibility, .tabBarMinimizeBehavior, .tabViewBottomAccessory,
        .tabViewCustomization, .tabViewSearchActivation, .tabViewSidebarBottomBar,
        .tabViewSidebarFooter, .tabViewSidebarHeader, .toolbar, .toolbarBackground,
        .toolbarBackgroundVisibility, .toolbarColorScheme, .toolbarForegroundStyle, .toolbarRole,
        .toolbarTitleDisplayMode, .toolbarTitleMenu, .toolbarVisibility,
        .windowToolbarFullScreenVisibility, .windowFullScreenBehavior, .windowDismissBehavior,
        .windowMinimizeBehavior, .windowResizeBehavior, .windowResizeAnchor, .renameAction,
        .presentedWindowStyle, .presentedWindowToolbarStyle, .ornament, .inspectorColumnWidth,
      ])
  }

  private static func input(_ table: inout Table) {
    table.add(
      .onView,
      [
        .allowsHitTesting, .allowsWindowActivationEvents, .contextMenu, .copyable, .cuttable,
        .defaultFocus, .defaultHoverEffect, .digitalCrownAccessory, .digitalCrownRotation, .disabled,
        .draggable, .dropConfiguration, .dragConfiguration, .dragContainer, .dragContainerSelection,
        .dragPreviewsFormation, .dropPreviewsFormation, .dropDestination, .exportsItemProviders,
        .exportableToServices, .focusEffectDisabled, .focusScope, .focusSection, .focusable, .focused,
        .focusedObject, .focusedSceneObject, .focusedSceneValue, .focusedValue, .gesture,
        .handGestureShortcut, .handlesExternalEvents, .handlesGameControllerEvents, .help,
        .highPriorityGesture, .hoverEffect, .hoverEffectDisabled, .hoverEffectGroup,
        .importableFromServices, .importsItemProviders, .interactionActivityTrackingTag,
        .interactiveDismissDisabled, .itemProvider, .keyboardShortcut, .pasteDestination,
        .pointerStyle, .pointerVisibility, .prefersDefaultFocus, .simultaneousGesture, .touchBar,
        .touchBarCustomizationLabel, .touchBarItemPresence, .touchBarItemPrincipal, .userActivity,
        .receivesBreakthrough, .sensoryFeedback,
      ])
  }

  private static func presentations(_ table: inout Table) {
    table.add(
      [.onView, .presentation],
      [
        .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet, .inspector,
        .fileImporter, .fileExporter, .fileMover, .photosPicker, .quickLookPreview, .popoverTip,
        .appStoreOverlay, .manageSubscriptionsSheet, .refundRequestSheet, .offerCodeRedemption,
        .familyActivityPicker, .musicSubscriptionOffer, .imagePlaygroundSheet, .mapItemDetailSheet,
        .lookAroundViewer, .contactAccessPicker, .journalingSuggestionsPicker, .continuityDevicePicker,
        .dismissalConfirmationDialog, .workoutPreview,
      ])
    table.add(
      .onView,
      [
        .dialogIcon, .dialogPreventsAppTermination, .dialogSuppressionToggle, .dialogSeverity,
        .fileDialogBrowserOptions, .fileDialogConfirmationLabel, .fileDialogCustomizationID,
        .fileDialogDefaultDirectory, .fileDialogImportsUnresolvedAliases, .fileDialogMessage,
        .fileDialogURLEnabled, .fileExporterFilenameLabel, .photosPickerAccessoryVisibility,
        .photosPickerDisabledCapabilities, .photosPickerStyle, .presentationBackground,
        .presentationBackgroundInteraction, .presentationBreakthroughEffect,
        .presentationCompactAdaptation, .presentationContentInteraction, .presentationCornerRadius,
        .presentationDetents, .presentationDragIndicator, .presentationPreventsAppTermination,
        .presentationSizing, .tipBackground, .tipCornerRadius, .tipImageSize, .tipImageStyle,
        .tipViewStyle, .tipAnchor, .tipBackgroundInteraction,
      ])
  }

  private static func events(_ table: inout Table) {
    table.add([.onView, .lifecycle], [.onAppear, .onDisappear, .task, .onReceive, .onChange])
    table.add([.onView, .gesture], [.onTapGesture, .onLongPressGesture, .onLongTouchGesture])
    table.add(
      .onView,
      [
        .onCameraCaptureEvent, .onCommand, .onContinueUserActivity, .onContinuousHover, .onCopyCommand,
        .onCutCommand, .onDeleteCommand, .onDrag, .onDragSessionUpdated, .onDrop,
        .onDropSessionUpdated, .onExitCommand, .onGeometryChange, .onHover, .onImmersionChange,
        .onInteractiveResizeChange, .onKeyPress, .onMapCameraChange, .onModifierKeysChanged,
        .onMoveCommand, .onOpenURL, .onPageCommand, .onPasteCommand, .onPencilDoubleTap,
        .onPencilSqueeze, .onPlayPauseCommand, .onPreferenceChange, .onScrollGeometryChange,
        .onScrollPhaseChange, .onScrollTargetVisibilityChange, .onScrollVisibilityChange, .onSubmit,
        .onVolumeViewpointChange, .onWorldRecenter, .refreshable, .onAppIntentExecution,
        .onInAppPurchaseCompletion, .onInAppPurchaseStart,
      ])
  }

  private static func animations(_ table: inout Table) {
    table.add(
      [.onView, .animation],
      [
        .animation, .transaction, .phaseAnimator, .keyframeAnimator, .geometryGroup,
        .matchedGeometryEffect, .matchedTransitionSource, .navigationTransition, .symbolEffect,
        .symbolEffectsRemoved, .transition, .contentTransition,
      ])
    table.add(
      [.onView, .identity],
      [
        .id, .tag, .matchedGeometryEffect, .matchedTransitionSource, .glassEffectID,
      ])
  }

  private static func environment(_ table: inout Table) {
    table.add(
      [.onView, .environment],
      [
        .environment, .environmentObject, .transformEnvironment, .preference, .transformPreference,
        .anchorPreference, .transformAnchorPreference, .defaultAppStorage, .modelContainer,
        .modelContext,
      ])
    table.add(
      .onView,
      [
        .backgroundPreferenceValue, .overlayPreferenceValue, .modifier, .equatable, .previewContext,
        .previewDevice, .previewDisplayName, .previewInterfaceOrientation, .previewLayout,
        .contentCaptureProtected, .supportedVolumeViewpoints, .volumeBaseplateVisibility,
        .immersiveEnvironmentBehavior, .immersiveEnvironmentPicker,
      ])
  }

  private static func accessibility(_ table: inout Table) {
    table.add(
      .onView,
      [
        .accessibility, .accessibilityAction, .accessibilityActions, .accessibilityActivationPoint,
        .accessibilityAddTraits, .accessibilityAdjustableAction, .accessibilityChartDescriptor,
        .accessibilityChildren, .accessibilityCustomContent, .accessibilityDefaultFocus,
        .accessibilityDirectTouch, .accessibilityDragPoint, .accessibilityDropPoint,
        .accessibilityElement, .accessibilityFocused, .accessibilityHidden, .accessibilityHint,
        .accessibilityIdentifier, .accessibilityIgnoresInvertColors, .accessibilityInputLabels,
        .accessibilityLabeledPair, .accessibilityLargeContentViewer, .accessibilityLinkedGroup,
        .accessibilityQuickAction, .accessibilityRemoveTraits, .accessibilityRepresentation,
        .accessibilityRespondsToUserInteraction, .accessibilityRotor, .accessibilityRotorEntry,
        .accessibilityScrollAction, .accessibilityScrollStatus, .accessibilityShowsLargeContentViewer,
        .accessibilitySortPriority, .accessibilityValue, .accessibilityZoomAction,
      ])
  }

  private static func otherFrameworks(_ table: inout Table) {
    table.add(
      .onView,
      [
        .mapCameraKeyframeAnimator, .mapControlVisibility, .mapControls, .mapFeatureSelectionAccessory,
        .mapFeatureSelectionContent, .mapFeatureSelectionDisabled, .mapScope, .mapStyle,
      ])
    table.add(
      .onView,
      [
        .chartAngleSelection, .chartBackground, .chartForegroundStyleScale, .chartGesture,
        .chartLegend, .chartLineStyleScale, .chartOverlay, .chartPlotStyle, .chartScrollPosition,
        .chartScrollTargetBehavior, .chartScrollableAxes, .chartSymbolScale, .chartSymbolSizeScale,
        .chartXAxis, .chartXAxisLabel, .chartXAxisStyle, .chartXScale, .chartXSelection,
        .chartXVisibleDomain, .chartYAxis, .chartYAxisLabel, .chartYAxisStyle, .chartYScale,
        .chartYSelection, .chartYVisibleDomain, .chartZAxis, .chartZAxisLabel, .chartZScale,
        .chart3DCameraProjection, .chart3DPose, .chart3DRenderingStyle, .chartZSelection,
      ])
    table.add(
      .onView,
      [
        .webViewBackForwardNavigationGestures, .webViewContentBackground, .webViewContextMenu,
        .webViewElementFullscreenBehavior, .webViewLinkPreviews, .webViewMagnificationGestures,
        .webViewOnScrollGeometryChange, .webViewScrollInputBehavior, .webViewScrollPosition,
        .webViewTextSelection,
      ])
    table.add(
      .onView,
      [
        .currentEntitlementTask, .inAppPurchaseOptions, .payLaterViewDisplayStyle,
        .payWithApplePayButtonStyle, .addPassToWalletButtonStyle, .productDescription,
        .productIconBorder, .productViewStyle, .signInWithAppleButtonStyle, .storeButton,
        .storeProductTask, .storeProductsTask, .subscriptionIntroductoryOffer,
        .subscriptionOfferViewButtonVisibility, .subscriptionOfferViewDetailAction,
        .subscriptionOfferViewStyle, .subscriptionPromotionalOffer, .subscriptionStatusTask,
        .subscriptionStoreButtonLabel, .subscriptionStoreControlBackground,
        .subscriptionStoreControlIcon, .subscriptionStoreControlStyle,
        .subscriptionStoreOptionGroupStyle, .subscriptionStorePickerItemBackground,
        .subscriptionStorePolicyDestination, .subscriptionStorePolicyForegroundStyle,
        .subscriptionStoreSignInAction, .verifyIdentityWithWalletButtonStyle, .healthDataAccessRequest,
      ])
    table.add(
      .onView,
      [
        .activityBackgroundTint, .activitySystemActionForegroundColor, .containerBackground,
        .contentMarginsDisabled, .dynamicIslandContentMargins, .keylineTint,
        .widgetAccentedRenderingMode, .widgetCurvesContent, .widgetLabel, .widgetURL,
        .supplementalActivityFamilies, .levelOfDetail, .widgetTexture, .imagePlaygroundOptions,
        .imagePlaygroundPersonalizationPolicy, .imagePlaygroundAllowedGenerationStyles,
        .imagePlaygroundGenerationStyle, .siriTipViewStyle, .shortcutsLinkStyle,
        .realityViewCameraControls, .realityViewLayoutBehavior, .documentBrowserContextMenu,
      ])
  }

  private static func otherContent(_ table: inout Table) {
    // ForEach rows
    table.add(.onOtherContent, [.onDelete, .onInsert, .onMove, .dropDestination])
    // Scenes
    table.add(
      .onOtherContent,
      [
        .backgroundTask, .commands, .commandsRemoved, .commandsReplaced, .configurationDisplayName,
        .contentMarginsDisabled, .defaultAppStorage, .defaultLaunchBehavior, .defaultPosition,
        .defaultSize, .defaultWindowPlacement, .description, .disfavoredLocations,
        .handlesExternalEvents, .immersionStyle, .keyboardShortcut, .menuBarExtraStyle, .onChange,
        .persistentSystemOverlays, .promptsForUserConfiguration, .restorationBehavior,
        .supportedFamilies, .supportedMountingStyles, .upperLimbVisibility,
        .windowBackgroundDragBehavior, .windowIdealPlacement, .windowIdealSize, .windowLevel,
        .windowManagerRole, .windowResizability, .windowStyle, .windowToolbarLabelStyle,
        .windowToolbarStyle, .associatedKind, .modelContainer, .environment, .environmentObject,
        .defaultVisibility, .hidden, .popover, .badge, .contextMenu, .swipeActions,
      ])
    // Charts
    table.add(
      .onOtherContent,
      [
        .alignsMarkStylesWithPlotArea, .annotation, .compositingLayer, .cornerRadius, .foregroundStyle,
        .interpolationMethod, .lineStyle, .opacity, .position, .symbol, .symbolSize, .zIndex, .offset,
        .clipShape, .mask, .shadow, .blur, .accessibilityLabel, .accessibilityValue,
        .accessibilityHidden,
      ])
    // Maps
    table.add(
      .onOtherContent,
      [
        .annotationTitles, .annotationSubtitles, .mapOverlayLevel, .tag, .tint, .stroke,
      ])
    // Table columns
    table.add(.onOtherContent, [.width, .alignment, .customizationID, .disabledCustomizationBehavior])
    // Gestures
    table.add(.gesture, [.gesture, .simultaneousGesture, .highPriorityGesture, .manipulationGesture])
  }

  /// Further traits of names that are listed above.
  private static func kinds(_ table: inout Table) {
    // No inert value, and a different static type for each argument.
    table.add(
      .typeVarying,
      [
        .buttonStyle, .listStyle, .pickerStyle, .textFieldStyle, .toggleStyle, .labelStyle,
        .tabViewStyle, .formStyle, .menuStyle, .datePickerStyle, .progressViewStyle, .gaugeStyle,
        .groupBoxStyle, .navigationViewStyle, .textSelection, .clipShape, .draggable, .onDrag,
        .dropDestination, .searchable, .refreshable, .transition, .tableStyle, .controlGroupStyle,
        .disclosureGroupStyle, .labeledContentStyle, .navigationSplitViewStyle, .indexViewStyle,
        .textEditorStyle, .menuButtonStyle, .containerShape, .contentShape, .modifier, .glassEffect,
      ])
    table.add(.lifecycle, [.onGeometryChange, .onPreferenceChange, .onOpenURL, .userActivity])
    table.add(
      .environment,
      [
        .accentColor, .allowsTightening, .autocorrectionDisabled, .bold, .controlSize, .disabled,
        .dynamicTypeSize, .font, .fontDesign, .fontWeight, .fontWidth, .foregroundStyle, .imageScale,
        .italic, .keyboardType, .lineLimit, .lineSpacing, .minimumScaleFactor, .monospaced,
        .multilineTextAlignment, .preferredColorScheme, .redacted, .strikethrough,
        .symbolRenderingMode, .symbolVariant, .textCase, .tint, .truncationMode, .underline,
      ])
    table.add(.presentation, [.navigationDestination])
  }
}
