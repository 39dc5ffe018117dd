// The closure parameters of Apple's API.
//
// Most callees treat all their closures alike; these are in lists (`all`). A callee that distinguishes its closures
// by label has one row per label, special cases first. A closure that no row describes falls back to the lists.
//
// Whether content escapes follows the declarations in Apple's documentation: a parameter marked `@escaping` is
// deferred content.

import Syntax

extension ClosureTable {
  mutating func fill() {
    contentOfTypes()
    buttonsAndLinks()
    labelledControls()
    rows()
    deferredTypes()
    scenesAndWidgets()
    contentOfModifiers()
    presentations()
    menus()
    actionModifiers()
    mixedModifiers()
    transforms()
    concurrency()
    immediate()
    viewArguments()
  }

  // MARK: Types

  private mutating func contentOfTypes() {
    all(
      .free, .content, .plain,
      [
        .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Grid, .GridRow,
        .Group, .Section, .Form, .ScrollView, .NavigationStack, .NavigationView, .NavigationSplitView,
        .TabView, .GroupBox, .ControlGroup, .HSplitView, .VSplitView, .LabeledContent, .Label,
        .ViewThatFits, .GlassEffectContainer, .ContentUnavailableView, .EquatableView, .TupleView,
        .Tab, .TabSection, .AnyView, .TipView,
      ])
    all(
      .free, .content, .plain,
      [
        .Gauge, .ProgressView, .Link, .ShareLink, .PhotosPicker, .Toggle, .ColorPicker, .DatePicker,
        .MultiDatePicker, .Picker, .SettingsLink, .SubscriptionStoreView, .StoreView,
        .ProductView, .DisclosureTableRow, .AxisMarks, .AxisValueLabel, .Annotation, .Marker,
        .MapAnnotation, .Plot, .AccessoryWidgetGroup, .Chart3D, .TextEditor,
      ])
    all(.free, .content, .decoration, [.VideoPlayer])
    free(.ShareLink, .preview, .transform)
    free(.LabeledContent, .value, .transform)
  }

  private mutating func buttonsAndLinks() {
    // `TextFieldLink("Name") { text in … }`, `TextFieldLink { Label(…) } onSubmit: { text in … }`
    free(.TextFieldLink, .onSubmit, .action)
    free(.TextFieldLink, .label, .content)
    free(.TextFieldLink, nil, .content, if: .with(.onSubmit))
    free(.TextFieldLink, nil, .action)
    // `Button("Add") { }`, `Button { } label: { }`; after `action:` or `intent:` the closure is the label.
    free(.Button, nil, .content, if: .with(.action))
    free(.Button, nil, .content, if: .with(.intent))
    free(.Button, nil, .action)
    free(.Button, .action, .action)
    free(.Button, .label, .content)

    // Both forms of the destination are built with the link: neither escapes.
    free(.NavigationLink, nil, .content, if: .with(.destination))
    free(.NavigationLink, nil, .content, if: .with(.value))
    free(.NavigationLink, nil, .content, .presentation)
    free(.NavigationLink, .destination, .content, .presentation)
    free(.NavigationLink, .label, .content)

    free(.Menu, nil, .content, .plain, if: .with(.content))
    free(.Menu, nil, .content, .menu)
    free(.Menu, .content, .content, .menu)
    free(.Menu, .label, .content)
    free(.Menu, .primaryAction, .action)

    free(.TipView, .action, .action)
    free(.TipView, nil, .action)
    all(
      .free, .action, .plain,
      [
        .PasteButton, .RenameButton, .HelpLink, .SignInWithAppleButton, .PayWithApplePayButton,
        .AddPassToWalletButton, .LocationButton, .NewDocumentButton, .VerifyIdentityWithWalletButton,
      ])
    free(.PayWithApplePayButton, .fallback, .content)
    free(.AddPassToWalletButton, .fallback, .content)
    free(.VerifyIdentityWithWalletButton, .fallback, .content)
    free(.ControlWidgetButton, nil, .content)
    free(.ControlWidgetButton, .label, .content)
    free(.ControlWidgetToggle, nil, .content)
    free(.ControlWidgetToggle, .valueLabel, .content)
  }

  private mutating func labelledControls() {
    // After a title, a closure can only be `onEditingChanged`; without a title it is the label. `Slider(value:) { }`
    // has no row, because its closure may be either.
    free(.Stepper, nil, .action, if: .startsUnlabelled)
    // `Stepper(value: $x) { isEditing in } label: { }`
    free(.Stepper, nil, .action, if: .with(.label))
    free(.Stepper, nil, .content)
    free(.Slider, nil, .action, if: .with(.label))
    free(.Slider, nil, .content, if: .with(.minimumValueLabel))
    free(.Slider, nil, .content, if: .with(.onEditingChanged))
    for control: Name.Known in [.Stepper, .Slider, .TextField, .SecureField] {
      free(control, .label, .content)
      free(control, .onEditingChanged, .action)
    }
    for control: Name.Known in [.TextField, .SecureField] {
      free(control, .onCommit, .action)
      // `TextField("Name", text: $name) { editing in }` is the deprecated `onEditingChanged`.
      free(control, nil, .action, if: .startsUnlabelled)
      free(control, nil, .content)
    }
    free(.Slider, .minimumValueLabel, .content)
    free(.Slider, .maximumValueLabel, .content)
    free(.Slider, .currentValueLabel, .content)
    free(.Slider, .ticks, .content)
    free(.Slider, .tick, .transform)
    free(.Stepper, .onIncrement, .action)
    free(.Stepper, .onDecrement, .action)
  }

  /// Content that is evaluated once per element.
  private mutating func rows() {
    all(.free, .row, .plain, [.ForEach, .OutlineGroup, .TableColumn, .TableColumnForEach])
    free(.List, .rowContent, .row)
    free(.List, nil, .row, if: .startsUnlabelled)
    free(.List, nil, .content)
    free(.List, .content, .content)
    // The columns are built once; each row evaluates the closure of a `TableColumn`.
    all(.free, .content, .plain, [.Table])
    free(.Chart, nil, .row, if: .startsUnlabelled)
    free(.Chart, .content, .row, if: .startsUnlabelled)
    all(.free, .content, .plain, [.Chart])
    free(.Map, nil, .row, if: .with(.annotationItems))
    free(.Map, .annotationContent, .row)
    all(.free, .content, .plain, [.Map])
    free(.StoreView, nil, .row, if: .with(.ids))
    free(.StoreView, nil, .row, if: .with(.products))
    free(.StoreView, .icon, .row)
    free(.StoreView, .content, .row)
  }

  /// Content that SwiftUI keeps: each of these closures is declared `@escaping`.
  private mutating func deferredTypes() {
    all(
      .free, .deferredContent, .plain,
      [
        .GeometryReader, .GeometryReader3D, .ScrollViewReader, .TimelineView, .AsyncImage, .Model3D,
        .PhaseAnimator, .KeyframeAnimator, .UIHostingConfiguration,
      ])
    free(.DisclosureGroup, .label, .content)
    free(.DisclosureGroup, nil, .content, if: .with(.content))
    all(.free, .deferredContent, .plain, [.DisclosureGroup])
    free(.PhaseAnimator, .animation, .transform)
    free(.KeyframeAnimator, .keyframes, .transform)
    free(.Canvas, nil, .transform)
    free(.Canvas, .renderer, .transform)
    free(.Canvas, .symbols, .content)
    free(.RealityView, nil, .action)
    free(.RealityView, .make, .action)
    free(.RealityView, .update, .transform)
    free(.RealityView, .placeholder, .content)
    free(.RealityView, .attachments, .content)
  }

  private mutating func scenesAndWidgets() {
    free(.WindowGroup, nil, .deferredContent, .plain, if: .with(.for))
    free(.WindowGroup, .content, .deferredContent, .plain, if: .with(.for))
    free(.Window, nil, .deferredContent, .plain, if: .with(.for))
    free(.WindowGroup, .defaultValue, .action)
    all(
      .free, .content, .plain,
      [
        .WindowGroup, .Window, .UtilityWindow, .Settings, .ImmersiveSpace, .WKNotificationScene,
        .AssistiveAccess, .DocumentGroupLaunchScene, .DynamicIsland, .DynamicIslandExpandedRegion,
        .StaticControlConfiguration, .RemoteImmersiveSpace,
      ])
    all(
      .free, .deferredContent, .plain,
      [
        .DocumentGroup, .StaticConfiguration, .IntentConfiguration, .AppIntentConfiguration,
        .ActivityConfiguration, .AppIntentControlConfiguration, .RelevanceConfiguration,
      ])
    free(.DocumentGroup, .newDocument, .action)
    free(.MenuBarExtra, nil, .content, .menu)
    free(.MenuBarExtra, .content, .content, .menu)
    free(.MenuBarExtra, .label, .content)
    all(
      .free, .content, .menu,
      [
        .CommandMenu, .CommandGroup, .ToolbarItem, .ToolbarItemGroup, .ToolbarTitleMenu, .AlertScene,
      ])
  }

  // MARK: Modifiers that take content

  private mutating func contentOfModifiers() {
    all(
      .member, .content, .decoration,
      [
        .overlay, .background, .mask, .safeAreaInset, .safeAreaBar, .containerBackground, .annotation,
        .ornament, .spatialOverlay, .tabViewBottomAccessory, .digitalCrownAccessory, .widgetLabel,
        .tabItem, .tabViewSidebarHeader, .tabViewSidebarFooter, .tabViewSidebarBottomBar,
        .accessibilityRepresentation, .accessibilityChildren, .accessibilityLabel,
        .presentationBackground, .chartLegend,
      ])
    all(
      .member, .deferredContent, .decoration,
      [
        .backgroundPreferenceValue, .overlayPreferenceValue, .chartOverlay, .chartBackground,
        .mapFeatureSelectionContent,
      ])
    all(
      .member, .content, .plain,
      [
        .searchSuggestions, .searchScopes, .chartXAxis, .chartYAxis, .chartZAxis, .chartXAxisLabel,
        .chartYAxisLabel, .chartPlotStyle, .mapControls, .subscriptionStoreControlIcon,
        .subscriptionStorePolicyDestination, .documentBrowserContextMenu,
      ])
    member(.searchable, .suggestions, .content)
    member(.searchable, nil, .content)
    // `animation(_:body:)` and `transaction(_:body:)` pass the view to the closure, which modifies it.
    member(.animation, .body, .content)
    member(.animation, nil, .content)
    member(.transaction, .body, .content)
    member(.transaction, nil, .content, if: .startsUnlabelled)
    member(.transaction, nil, .transform)
    member(.transaction, .transform, .transform)
    member(.phaseAnimator, .animation, .transform)
    member(.keyframeAnimator, .keyframes, .transform)
    all(.member, .deferredContent, .plain, [.phaseAnimator, .keyframeAnimator])
  }

  /// Content that is shown separately. `navigationDestination(isPresented:)`, `inspector` and the previews do not
  /// escape: they are built with the view that they modify.
  private mutating func presentations() {
    all(.member, .deferredContent, .presentation, [.sheet, .fullScreenCover, .popover])
    // `.sheet(isPresented: $isShown) { reset() } content: { … }`: the first closure is `onDismiss`.
    for modifier: Name.Known in [.sheet, .fullScreenCover, .popover] {
      member(modifier, nil, .action, if: .with(.content))
    }
    member(.sheet, .onDismiss, .action)
    member(.fullScreenCover, .onDismiss, .action)
    member(.popover, .onDismiss, .action)
    member(.navigationDestination, nil, .content, .presentation, if: .with(.isPresented))
    member(.navigationDestination, .destination, .content, .presentation, if: .with(.isPresented))
    all(.member, .deferredContent, .presentation, [.navigationDestination])
    all(.member, .content, .presentation, [.inspector])
    member(.draggable, .preview, .content, .presentation)
    member(.draggable, nil, .content, .presentation, if: .startsUnlabelled)
    member(.draggable, .payload, .action)
    member(.onDrag, .preview, .content, .presentation)
    member(.onDrag, nil, .action)
    member(.onDrag, .data, .action)
  }

  private mutating func menus() {
    all(
      .member, .content, .menu,
      [
        .contextMenu, .swipeActions, .toolbar, .toolbarTitleMenu, .alert, .confirmationDialog,
        .dismissalConfirmationDialog, .commands, .actionSheet, .sectionActions, .accessibilityActions,
        .accessibilityRotor, .navigationTitle, .touchBar, .webViewContextMenu, .commandsReplaced,
      ])
    member(.contextMenu, .preview, .content, .presentation)
    // `.contextMenu(forSelectionType: ID.self, menu: { … }) { open($0) }`: what follows the menu is its primary action.
    member(.contextMenu, nil, .action, if: .with(.menu))
    // The selection is known only when the menu opens, so this closure escapes.
    member(.contextMenu, nil, .deferredContent, .menu, if: .with(.forSelectionType))
    member(.contextMenu, .menu, .deferredContent, .menu)
    member(.contextMenu, .primaryAction, .action)
    // The deprecated forms return an `Alert` or `ActionSheet`, created when it is shown.
    member(.alert, .content, .deferredContent, .menu)
    member(.alert, .message, .content, .menu)
    member(.alert, .actions, .content, .menu)
    member(.alert, nil, .content, .menu, if: .startsUnlabelled)
    member(.alert, nil, .content, .menu, if: .with(.error))
    member(.alert, nil, .deferredContent, .menu)
    member(.actionSheet, nil, .deferredContent, .menu)
    member(.actionSheet, .content, .deferredContent, .menu)
  }

  // MARK: Modifiers that take actions

  private mutating func actionModifiers() {
    all(
      .member, .action, .plain,
      [
        .onAppear, .onDisappear, .task, .onChange, .onReceive, .onSubmit, .onOpenURL, .onDrop, .onMove,
        .onDelete, .onInsert, .onHover, .onContinuousHover, .onKeyPress, .refreshable, .onTapGesture,
        .onLongPressGesture, .onLongTouchGesture, .onPreferenceChange, .onContinueUserActivity,
        .userActivity, .onExitCommand, .onMoveCommand, .onPlayPauseCommand, .onDeleteCommand,
        .onCopyCommand, .onCutCommand, .onPasteCommand, .onCommand, .onPageCommand, .onPencilDoubleTap,
        .onPencilSqueeze, .onModifierKeysChanged, .onInteractiveResizeChange, .onWorldRecenter,
        .onCameraCaptureEvent, .onScrollPhaseChange, .onScrollTargetVisibilityChange,
        .onScrollVisibilityChange, .onMapCameraChange, .onImmersionChange, .onVolumeViewpointChange,
        .onDragSessionUpdated, .onDropSessionUpdated, .onAppIntentExecution,
      ])
    all(
      .member, .action, .plain,
      [
        .dropDestination, .pasteDestination, .cuttable, .exportsItemProviders, .importsItemProviders,
        .importableFromServices, .exportableToServices, .itemProvider, .fileImporter, .fileExporter,
        .fileMover, .photosPicker, .renameAction, .backgroundTask, .accessibilityAction,
        .accessibilityAdjustableAction, .accessibilityScrollAction, .accessibilityZoomAction,
        .accessibilityDirectTouch, .digitalCrownRotation, .focusable, .subscriptionStatusTask,
        .currentEntitlementTask, .storeProductsTask, .storeProductTask, .translationTask,
        .onInAppPurchaseStart, .onInAppPurchaseCompletion, .sensoryFeedback, .appStoreOverlay,
        .refundRequestSheet, .offerCodeRedemption, .manageSubscriptionsSheet, .continuityDevicePicker,
        .imagePlaygroundSheet, .musicSubscriptionOffer, .popoverTip, .inAppPurchaseOptions,
        .journalingSuggestionsPicker, .contactAccessPicker, .healthDataAccessRequest,
        .translationPresentation,
      ])
    // Gestures
    all(.member, .action, .plain, [.onChanged, .onEnded, .updating])
    member(.accessibilityAction, .label, .content)
    member(.appStoreOverlay, .configuration, .transform)
  }

  /// `of:` is evaluated with the geometry and decides whether `action:` runs.
  private mutating func mixedModifiers() {
    for modifier: Name.Known in [.onGeometryChange, .onScrollGeometryChange] {
      // `of: \.size` and then the action, or both as closures.
      member(modifier, nil, .action, if: .with(.of))
      member(modifier, nil, .transform)
      member(modifier, .of, .transform)
      member(modifier, .action, .action)
    }
  }

  private mutating func transforms() {
    all(
      .member, .transform, .plain,
      [
        .visualEffect, .visualEffect3D, .scrollTransition, .alignmentGuide, .transformEnvironment,
        .transformPreference, .anchorPreference, .transformAnchorPreference, .containerRelativeFrame,
        .chartGesture, .matchedTransitionSource, .defaultWindowPlacement, .windowIdealPlacement,
        .hoverEffect, .chartForegroundStyleScale, .chartSymbolScale,
      ])
  }

  // MARK: Concurrency, timers, publishers

  private mutating func concurrency() {
    all(
      .free, .action, .plain,
      [
        .Task, .withAnimation, .withTransaction, .Timer, .DispatchWorkItem, .BlockOperation, .Thread,
        .UIAction, .UIAlertAction, .OpenURLAction, .Deferred, .NSItemProvider, .Observations,
      ])
    all(
      .member, .action, .plain,
      [
        .detached, .async, .asyncAfter, .scheduledTimer, .sink, .handleEvents, .addObserver, .addTask,
        .addTaskUnlessCancelled, .addOperation, .addBarrierBlock, .performBackgroundTask, .perform,
        .detachNewThread, .dataTask, .uploadTask, .downloadTask, .notify, .schedule, .animate,
        .requestAuthorization, .requestAccess, .evaluatePolicy, .addLocalMonitorForEvents,
        .addGlobalMonitorForEvents, .setEventHandler, .setCancelHandler, .addPeriodicTimeObserver,
        .loadObject, .loadTransferable, .loadDataRepresentation, .loadFileRepresentation, .loadItem,
        .registerDataRepresentation, .geocodeAddressString, .reverseGeocodeLocation, .immediate,
        .immediateDetached, .addImmediateTask, .beginBackgroundTask, .getNotificationSettings,
        .present, .dismiss, .tryMap, .tryFilter, .mapError, .catch,
      ])
    member(.run, nil, .action, if: .on(.MainActor))
    member(.run, .body, .action, if: .on(.MainActor))
    free(.Binding, .get, .immediate)
    free(.Binding, .set, .action)
    // `Binding { get } set: { }`, and `Binding(get: { }) { set }`.
    free(.Binding, nil, .action, if: .with(.get))
    free(.Binding, nil, .immediate)
    // `isOn: .init(get: { … }, set: { … })`: no other initializer of the frameworks has these two.
    member(.`init`, .get, .immediate, if: .with(.set))
    member(.`init`, .set, .action, if: .with(.get))
    free(.withObservationTracking, .onChange, .action)
    free(.withTaskCancellationHandler, .onCancel, .action)
    free(.withAnimation, .completion, .action)
    free(.StateObject, .wrappedValue, .immediate)
  }

  // MARK: Ordinary synchronous closures

  private mutating func immediate() {
    all(
      .member, .immediate, .plain,
      [
        .map, .flatMap, .compactMap, .filter, .reduce, .forEach, .sorted, .sort, .first, .last,
        .firstIndex, .lastIndex, .contains, .allSatisfy, .min, .max, .drop, .prefix, .removeAll,
        .removeFirst, .partition, .split, .mapValues, .compactMapValues, .merge, .merging,
        .elementsEqual, .lexicographicallyPrecedes, .starts, .count, .trimming, .trimmingPrefix,
        .chunked, .chunks, .uniqued, .partitioned, .indices, .subranges, .sum, .replacing, .firstRange,
        .difference, .suffix, .minAndMax, .reductions, .enumerateObjects, .enumerateSubstrings,
        .enumerateDates, .enumerateAttribute, .enumerateAttributes,
      ])
    all(
      .member, .immediate, .plain,
      [
        .sync, .withLock, .withLockUnchecked, .withLockIfAvailable, .withCriticalRegion,
        .concurrentPerform, .performAndWait, .assumeIsolated, .withUnsafeBytes,
        .withUnsafeMutableBytes, .withUnsafeBufferPointer, .withUnsafeMutableBufferPointer,
        .withContiguousStorageIfAvailable, .withCString, .withUTF8, .withMemoryRebound, .withSpan,
        .performWithoutAnimation, .performAsCurrent, .performAsCurrentDrawingAppearance, .jpegData,
        .pngData, .image, .drawLayer, .pdfData, .withIntervalSignpost,
      ])
    all(
      .free, .immediate, .plain,
      [
        .Dictionary, .Array, .ContiguousArray, .String, .AnyIterator, .AnySequence, .sequence,
        .autoreleasepool, .withExtendedLifetime, .withUnsafePointer, .withUnsafeMutablePointer,
        .withUnsafeBytes, .withUnsafeMutableBytes, .withUnsafeTemporaryAllocation,
        .withoutActuallyEscaping, .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup,
        .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation,
        .withUnsafeThrowingContinuation, .withTaskCancellationHandler, .withObservationTracking,
        .AsyncStream, .AsyncThrowingStream, .Future, .Path, .Regex, .withMutation,
      ])
  }

  // MARK: Arguments that are views

  private mutating func viewArguments() {
    let plain = ViewArgumentUse(.plain)
    let decoration = ViewArgumentUse(.decoration)
    let presentation = ViewArgumentUse(.presentation)

    // Built with the link, like the closure form.
    argument(.free, .NavigationLink, .destination, presentation)
    argument(.free, .Section, .header, plain)
    argument(.free, .Section, .footer, plain)
    argument(.free, .Toggle, .label, plain)
    argument(.free, .Picker, .label, plain)
    argument(.free, .GroupBox, .label, plain)
    argument(.free, .Slider, .minimumValueLabel, plain)
    argument(.free, .Slider, .maximumValueLabel, plain)
    argument(.free, .AnyView, nil, plain)
    argument(.free, .AnyView, .erasing, plain)
    argument(.free, .EquatableView, .content, plain)
    argument(.free, .ModifiedContent, .content, plain)
    argument(.free, .TupleView, nil, plain)
    // Outside of the tree that SwiftUI updates here.
    argument(.free, .UIHostingController, .rootView, presentation)
    argument(.free, .NSHostingController, .rootView, presentation)
    argument(.free, .NSHostingView, .rootView, presentation)
    argument(.free, .ImageRenderer, .content, presentation)
    argument(.free, .StateObject, .wrappedValue, ViewArgumentUse(.plain, isDeferred: true))

    for modifier: Name.Known in [.overlay, .background, .mask, .listRowBackground] {
      argument(.member, modifier, nil, decoration)
    }
    for label: Name.Known in [.leading, .trailing] {
      argument(.member, .navigationBarItems, label, decoration)
    }
    argument(.member, .contextMenu, nil, ViewArgumentUse(.menu))
    argument(.member, .draggable, nil, ViewArgumentUse(.plain, isDeferred: true))
    argument(.member, .copyable, nil, ViewArgumentUse(.plain, isDeferred: true))
  }
}
