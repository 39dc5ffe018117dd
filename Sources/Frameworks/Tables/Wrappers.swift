// Property wrappers, protocols, builder attributes and macros: what the attributes and conformances of a declaration
// mean.

import Syntax

/// What a property wrapper does, or a macro that replaces one.
public struct WrapperTraits: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Works only in a view, or in another type that SwiftUI installs (`DynamicProperty`).
  public static let dynamicProperty = WrapperTraits(rawValue: 1 << 0)
  /// Keeps its value with the identity of the view.
  public static let ownsState = WrapperTraits(rawValue: 1 << 1)
  /// The value is lost when the identity ends, unlike storage outside of the view.
  public static let lostWithIdentity = WrapperTraits(rawValue: 1 << 2)
  /// Updates the view with every change of the object, whether the view reads it or not.
  public static let observesObject = WrapperTraits(rawValue: 1 << 3)
  /// Reads the environment.
  public static let readsEnvironment = WrapperTraits(rawValue: 1 << 4)
  /// Belongs to the view alone, and so should be private.
  public static let shouldBePrivate = WrapperTraits(rawValue: 1 << 5)
  /// The initial value is an autoclosure: evaluated when the identity begins, not with each value of the view. From
  /// the Xcode 27 toolchain on, `State` does so for the value in the declaration
  /// (`developer.apple.com/documentation/swiftui/state()`).
  public static let lazyInitialValue = WrapperTraits(rawValue: 1 << 6)
  /// Runs a query, and updates the view with its results.
  public static let fetches = WrapperTraits(rawValue: 1 << 7)
  /// A reference to state that another view or object owns.
  public static let refersToState = WrapperTraits(rawValue: 1 << 8)
  /// Publishes changes of a property of an `ObservableObject`.
  public static let publishes = WrapperTraits(rawValue: 1 << 9)
  /// Not installed in `init`: reading it there returns a default or creates a temporary object.
  public static let unreadableInInit = WrapperTraits(rawValue: 1 << 10)
  /// A value outside of the view: user defaults, scene storage.
  public static let storedOutside = WrapperTraits(rawValue: 1 << 11)
  /// Excludes a property from observation.
  public static let notObserved = WrapperTraits(rawValue: 1 << 12)
}

/// Property wrappers of SwiftUI, SwiftData, Core Data and Combine.
public enum Wrappers {
  /// What the attribute `name` does to a property; nil if it is not a known wrapper.
  public static func traits(of name: Name) -> WrapperTraits? { table[name] }

  /// Whether the wrapper `name` has all of `traits`.
  public static func has(_ traits: WrapperTraits, _ name: Name) -> Bool {
    table[name]?.isSuperset(of: traits) ?? false
  }

  static let table = NameTraits<WrapperTraits> { table in
    let owned: WrapperTraits = [.dynamicProperty, .ownsState, .lostWithIdentity, .shouldBePrivate]
    table.add(owned.union(.lazyInitialValue), [.StateObject])
    table.add(owned, [.State, .FocusState, .GestureState, .AccessibilityFocusState, .Namespace])
    // The system keeps these; a new identity finds the old value.
    table.add([.dynamicProperty, .ownsState, .storedOutside, .shouldBePrivate], [.SceneStorage])
    table.add([.dynamicProperty, .storedOutside], [.AppStorage])
    table.add(
      [.dynamicProperty, .ownsState, .lostWithIdentity, .fetches],
      [
        .Query, .FetchRequest, .SectionedFetchRequest, .FetchAll, .FetchOne, .ObservedResults,
        .ObservedSectionedResults,
      ])
    table.add(
      [.dynamicProperty, .observesObject],
      [
        .ObservedObject, .StateObject, .EnvironmentObject, .ObservedRealmObject, .StateRealmObject,
      ])
    table.add(
      [.dynamicProperty, .readsEnvironment],
      [
        .Environment, .EnvironmentObject, .FocusedValue, .FocusedBinding, .FocusedObject,
        .ScaledMetric, .PhysicalMetric,
      ])
    table.add([.ownsState, .lostWithIdentity], [.StateRealmObject])
    table.add([.dynamicProperty, .refersToState], [.Binding, .Bindable])
    table.add(
      .dynamicProperty,
      [
        .UIApplicationDelegateAdaptor, .NSApplicationDelegateAdaptor, .WKApplicationDelegateAdaptor,
        .WKExtensionDelegateAdaptor,
      ])
    table.add(.publishes, [.Published])
    table.add(.notObserved, [.ObservationIgnored, .Transient])
    table.add(
      .unreadableInInit,
      [
        .State, .StateObject, .Environment, .EnvironmentObject, .FetchRequest, .SectionedFetchRequest,
        .Query, .AppStorage, .SceneStorage, .FocusState,
      ])
  }
}

/// What conforming to a protocol says about a type.
public struct ConformanceTraits: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// SwiftUI creates and discards values of the type with updates.
  public static let viewLike = ConformanceTraits(rawValue: 1 << 0)
  /// Is a view.
  public static let view = ConformanceTraits(rawValue: 1 << 1)
  /// Has a builder requirement (`body`, `makeBody`, `body(content:)`), so its body is a builder even without an
  /// attribute.
  public static let builderBody = ConformanceTraits(rawValue: 1 << 2)
  /// Wraps a view or view controller of UIKit or AppKit.
  public static let representable = ConformanceTraits(rawValue: 1 << 3)
  /// Changes the appearance of one kind of control: has `makeBody(configuration:)`.
  public static let style = ConformanceTraits(rawValue: 1 << 4)
  /// Is a shape.
  public static let shape = ConformanceTraits(rawValue: 1 << 5)
  /// Is a layout container.
  public static let layout = ConformanceTraits(rawValue: 1 << 6)
  /// An app, scene or widget: its value is created once or rarely.
  public static let root = ConformanceTraits(rawValue: 1 << 7)
  /// For previews only.
  public static let preview = ConformanceTraits(rawValue: 1 << 8)
  /// Publishes its changes as one signal for the whole object.
  public static let observableObject = ConformanceTraits(rawValue: 1 << 9)
  /// SwiftUI observes its properties one by one.
  public static let observable = ConformanceTraits(rawValue: 1 << 10)
  /// Only classes can conform.
  public static let reference = ConformanceTraits(rawValue: 1 << 11)
  /// Looks like a view type in source but belongs to another library with a builder and a `body`.
  public static let otherBuilder = ConformanceTraits(rawValue: 1 << 12)
}

/// Protocols that matter to SameView.
public enum Conformances {
  /// What conforming to `name` says; nil if the protocol is not known.
  public static func traits(of name: Name) -> ConformanceTraits? { table[name] }

  /// Whether the protocol `name` has all of `traits`.
  public static func has(_ traits: ConformanceTraits, _ name: Name) -> Bool {
    table[name]?.isSuperset(of: traits) ?? false
  }

  /// Whether a type that conforms to `name` is view-like.
  public static func isViewLike(_ name: Name) -> Bool { has(.viewLike, name) }

  /// Whether SwiftUI calls the member `name` with every update (or layout) of a type whose
  /// conformances have these traits: `body`, `makeBody(configuration:)`, `updateUIView(_:context:)`,
  /// `path(in:)`.
  public static func isUpdateMember(_ name: Name, of conformances: ConformanceTraits) -> Bool {
    guard let traits = updateMembers[name], !traits.isDisjoint(with: conformances) else { return false }
    // A view may have a method `draw` of its own.
    return traits != .viewLike || conformances.isDisjoint(with: [.view, .builderBody])
  }

  /// Whether the member of a representable creates the platform view or its controller.
  public static func isMaker(_ name: Name) -> Bool {
    switch name.known {
    case .makeUIView, .makeNSView, .makeUIViewController, .makeNSViewController: true
    default: false
    }
  }

  /// Whether SwiftUI calls the member several times in one layout, or with each frame of an animation: `path(in:)` of
  /// a shape, `sizeThatFits` of a layout.
  public static func isEvaluatedOften(_ name: Name, of conformances: ConformanceTraits) -> Bool {
    conformances.contains(.shape) && name == .path
      || conformances.contains(.layout) && (name == .sizeThatFits || name == .placeSubviews)
  }

  /// Whether a protocol declares a requirement of this name with a view builder, in which conforming types build
  /// their content.
  public static func isBuilderRequirement(_ name: Name) -> Bool {
    updateMembers[name]?.contains(.builderBody) ?? false
  }

  static let updateMembers = NameTraits<ConformanceTraits> { table in
    table.add([.view, .builderBody], [.body, .makeBody])
    table.add(
      .representable,
      [
        .updateUIView, .updateUIViewController, .updateNSView, .updateNSViewController,
        .updateWKInterfaceObject,
      ])
    table.add([.layout, .representable], [.sizeThatFits])
    table.add(.layout, [.placeSubviews, .explicitAlignment, .spacing])
    table.add(.shape, [.path, .inset])
    table.add(.viewLike, [.effectValue, .draw])
  }

  static let table = NameTraits<ConformanceTraits> { table in
    table.add([.viewLike, .view, .builderBody], [.View])
    table.add(
      [.viewLike, .builderBody],
      [
        .ViewModifier, .ToolbarContent, .CustomizableToolbarContent, .Commands, .TableRowContent,
        .TableColumnContent, .ChartContent, .Chart3DContent, .MapContent, .TabContent, .AxisContent,
        .Transition, .CustomHoverEffect,
      ])
    table.add(
      [.viewLike, .builderBody, .root],
      [
        .App, .Scene, .Widget, .WidgetBundle, .ControlWidget, .WidgetConfiguration,
        .ControlWidgetConfiguration,
      ])
    table.add(
      [.viewLike, .builderBody, .style],
      [
        .ButtonStyle, .PrimitiveButtonStyle, .LabelStyle, .ToggleStyle, .MenuStyle, .GroupBoxStyle,
        .ProgressViewStyle, .GaugeStyle, .FormStyle, .ControlGroupStyle, .DisclosureGroupStyle,
        .LabeledContentStyle, .DatePickerStyle, .TableStyle, .TextEditorStyle,
        .NavigationSplitViewStyle, .ProductViewStyle, .SubscriptionStoreControlStyle,
        .SubscriptionOptionGroupStyle, .TipViewStyle, .MenuButtonStyle, .TextFieldStyle,
      ])
    table.add([.viewLike, .view, .shape], [.Shape, .InsettableShape, .RoundedRectangularShape])
    table.add([.viewLike, .view], [.DynamicViewContent])
    table.add([.viewLike, .layout], [.Layout])
    table.add(
      [.viewLike, .view, .representable],
      [
        .UIViewRepresentable, .UIViewControllerRepresentable, .NSViewRepresentable,
        .NSViewControllerRepresentable, .WKInterfaceObjectRepresentable,
      ])
    table.add(
      .viewLike,
      [
        .DynamicProperty, .Animatable, .AnimatableModifier, .GeometryEffect, .EnvironmentalModifier,
        .UIGestureRecognizerRepresentable, .NSGestureRecognizerRepresentable, .TextRenderer,
      ])
    table.add([.view, .builderBody], [.AnimatableModifier])
    table.add(.preview, [.PreviewProvider, .PreviewModifier])
    table.add([.observableObject, .reference], [.ObservableObject, .BindableObject])
    table.add(.observable, [.Observable, .PersistentModel, .Perceptible, .ObservableState])
    table.add(.reference, [.PersistentModel, .NSObjectProtocol, .AnyObject, .Actor])
    table.add(
      .otherBuilder,
      [
        .Reducer, .ReducerProtocol, .RegexComponent, .CustomConsumingRegexComponent, .Parser,
        .ParserPrinter, .HTML, .Component, .AppIntent, .AppShortcutsProvider, .Tip, .Rule,
      ])
  }
}

/// The kinds of content that result builders produce.
public enum BuilderKind: UInt8, Sendable, CaseIterable {
  case view = 1, toolbar, scene, commands, tableColumn, tableRow, chart, tab, map, axis, widget
}

/// Result-builder attributes.
public enum Builders {
  /// What the builder attribute `name` produces; nil if it is not a builder of SwiftUI content.
  public static func kind(of name: Name) -> BuilderKind? { BuilderKind(rawValue: table[name]) }

  static let table: NameColumn<UInt8> = {
    var table = NameColumn<UInt8>()
    // From the 27 SDK on, signatures spell `ViewBuilder` as `ContentBuilder`.
    let rows: [(Name.Known, BuilderKind)] = [
      (.ViewBuilder, .view),
      (.ContentBuilder, .view),
      (.ToolbarContentBuilder, .toolbar),
      (.SceneBuilder, .scene),
      (.CommandsBuilder, .commands),
      (.TableColumnBuilder, .tableColumn),
      (.TableRowBuilder, .tableRow),
      (.ChartContentBuilder, .chart),
      (.Chart3DContentBuilder, .chart),
      (.TabContentBuilder, .tab),
      (.MapContentBuilder, .map),
      (.AxisContentBuilder, .axis),
      (.AxisMarkBuilder, .axis),
      (.WidgetBundleBuilder, .widget),
      (.ControlWidgetTemplateBuilder, .widget),
      (.DynamicIslandExpandedContentBuilder, .widget),
    ]
    for (name, kind) in rows { table[name] = kind.rawValue }
    return table
  }()
}

/// Macros that add conformances.
public enum Macros {
  /// The protocols that the attribute `name` adds to a type; empty if it is not a known macro.
  public static func conformances(addedBy name: Name) -> [Name.Known] {
    guard let known = name.known else { return [] }
    return table[known] ?? []
  }

  static let table: [Name.Known: [Name.Known]] = [
    .Observable: [.Observable],
    .Model: [.PersistentModel, .Observable, .Identifiable, .Hashable],
    .ObservableState: [.ObservableState, .Observable],
    .Perceptible: [.Perceptible, .Observable],
    .Reducer: [.Reducer],
    .Equatable: [.Equatable],
    .Table: [.Observable],
  ]
}
