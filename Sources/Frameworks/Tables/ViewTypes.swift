// Apple's view types, and the other types that stand where views stand: scenes, tabs, toolbar items, chart marks,
// table columns.
//
// To add a type, add its name to the section that describes it. A type may be in several sections.

import Syntax

/// What is known about a type that Apple declares for use in a builder.
public struct ViewTypeTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Conforms to `View`.
  public static let view = ViewTypeTraits(rawValue: 1 << 0)
  /// Shows the views of a closure: stacks, forms, navigation containers.
  public static let container = ViewTypeTraits(rawValue: 1 << 1)
  /// Adds no view of its own: a modifier applied to it reaches each child, and its children count as children of its
  /// parent (documented for `Group`, `Section` and `ForEach`).
  public static let transparent = ViewTypeTraits(rawValue: 1 << 2)
  /// Arranges its children and does nothing else; `AnyLayout` may exchange it for another layout.
  public static let layout = ViewTypeTraits(rawValue: 1 << 3)
  /// Has no state to lose when its identity ends.
  public static let leaf = ViewTypeTraits(rawValue: 1 << 4)
  /// Keeps state across updates that is lost with its identity: scroll position, selection, navigation path, edited
  /// text, loaded image.
  public static let ownsState = ViewTypeTraits(rawValue: 1 << 5)
  /// Builds its children when they become visible.
  public static let lazyContainer = ViewTypeTraits(rawValue: 1 << 6)
  /// Can show one piece of content per element of a collection.
  public static let rowContainer = ViewTypeTraits(rawValue: 1 << 7)
  /// Conforms to `Shape`.
  public static let shape = ViewTypeTraits(rawValue: 1 << 8)
  /// Scrolls its content.
  public static let scrolls = ViewTypeTraits(rawValue: 1 << 9)
  /// Erases the type of the view inside.
  public static let erased = ViewTypeTraits(rawValue: 1 << 10)
  /// Shows nothing and counts as no view.
  public static let empty = ViewTypeTraits(rawValue: 1 << 11)
  /// Conforms to `Scene`, `WidgetConfiguration` or `ControlWidgetConfiguration`.
  public static let scene = ViewTypeTraits(rawValue: 1 << 12)
  /// Conforms to `ToolbarContent` or `Commands`.
  public static let toolbarContent = ViewTypeTraits(rawValue: 1 << 13)
  /// Conforms to `TabContent`.
  public static let tabContent = ViewTypeTraits(rawValue: 1 << 14)
  /// Conforms to `TableColumnContent` or `TableRowContent`.
  public static let tableContent = ViewTypeTraits(rawValue: 1 << 15)
  /// Conforms to `ChartContent`, `Chart3DContent` or `AxisContent`, or is a mark of an axis.
  public static let chartContent = ViewTypeTraits(rawValue: 1 << 16)
  /// Conforms to `MapContent`.
  public static let mapContent = ViewTypeTraits(rawValue: 1 << 17)
  /// Opens or pushes something when the user selects it: links, menus, buttons.
  public static let control = ViewTypeTraits(rawValue: 1 << 18)
  /// Has a content closure that is evaluated during layout or with a clock, and so as often as a row.
  public static let evaluatedOften = ViewTypeTraits(rawValue: 1 << 19)
}

/// What is known about Apple's view types.
public enum ViewTypes {
  /// What is known about the type `name`; nil if Apple declares no such view type.
  public static func traits(of name: Name) -> ViewTypeTraits? { table[name] }

  /// Whether `name` has all of `traits`.
  public static func has(_ traits: ViewTypeTraits, _ name: Name) -> Bool {
    table[name]?.isSuperset(of: traits) ?? false
  }

  static let shorthands = NameTraits<ViewTypeTraits> { table in
    table.add(.shape, [.rect, .circle, .capsule, .ellipse, .buttonBorder, .containerRelative])
  }

  static let table = NameTraits<ViewTypeTraits> { table in
    stacks(&table)
    containers(&table)
    leaves(&table)
    controls(&table)
    otherFrameworks(&table)
    builders(&table)
    state(&table)
  }

  private static func stacks(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add(
      [.view, .container, .layout],
      [
        .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .Grid, .LazyVGrid, .LazyHGrid,
      ])
    table.add([.view, .container], [.GridRow, .ViewThatFits, .GlassEffectContainer])
    table.add(
      .lazyContainer,
      [
        .List, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Table, .OutlineGroup,
      ])
    // Layouts without content: `AnyLayout(HStackLayout())`, which a call with a closure makes a view.
    table.add(.layout, [.AnyLayout, .HStackLayout, .VStackLayout, .ZStackLayout, .GridLayout])
    table.add([.view, .transparent, .rowContainer], [.ForEach])
    table.add([.view, .container, .transparent], [.Group, .Section])
    table.add([.view, .container, .rowContainer], [.List, .Table, .OutlineGroup])
  }

  private static func containers(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add([.view, .container, .scrolls], [.ScrollView, .List, .Form, .Table])
    table.add(
      [.view, .container],
      [
        .NavigationStack, .NavigationView, .NavigationSplitView, .TabView, .GroupBox, .ControlGroup,
        .DisclosureGroup, .HSplitView, .VSplitView, .LabeledContent, .ScrollViewReader,
        .ContentUnavailableView, .EquatableView, .ModifiedContent, .TupleView, .TupleContent,
        .LabeledControlGroupContent, .LabeledToolbarItemGroupContent, .AccessoryWidgetGroup,
      ])
    // The size and place of most readers rarely change.
    table.add([.view, .container], [.GeometryReader, .GeometryReader3D])
    table.add([.view, .container, .evaluatedOften], [.TimelineView, .PhaseAnimator, .KeyframeAnimator])
    table.add([.view, .erased], [.AnyView])
    table.add([.view, .leaf, .empty], [.EmptyView])
  }

  private static func leaves(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add(
      [.view, .leaf],
      [
        .Text, .Image, .Label, .Color, .Spacer, .Divider, .ProgressView, .Gauge, .LinearGradient,
        .RadialGradient, .AngularGradient, .EllipticalGradient, .MeshGradient, .Material,
        .DefaultDateProgressLabel, .DefaultButtonLabel, .DefaultSettingsLinkLabel,
        .DefaultShareLinkLabel, .DefaultTabLabel, .PlaceholderContentView, .Path,
      ])
    table.add([.view, .evaluatedOften], [.Canvas])
    table.add(
      [.view, .leaf, .shape],
      [
        .Rectangle, .RoundedRectangle, .UnevenRoundedRectangle, .Circle, .Ellipse, .Capsule,
        .ContainerRelativeShape, .ConcentricRectangle, .ButtonBorderShape, .AnyShape, .OffsetShape,
        .RotatedShape, .ScaledShape, .TransformedShape,
      ])
    table.add(.shape, [.Path])
  }

  private static func controls(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add(
      [.view, .control, .leaf],
      [
        .Button, .Link, .ShareLink, .EditButton, .PasteButton, .RenameButton, .SettingsLink, .HelpLink,
        .TextFieldLink, .NewDocumentButton, .SignInWithAppleButton, .PayWithApplePayButton,
        .AddPassToWalletButton, .LocationButton, .PhotosPicker, .VerifyIdentityWithWalletButton,
        .TipView,
      ])
    table.add(
      [.view, .control],
      [
        .NavigationLink, .Menu, .Toggle, .Picker, .DatePicker, .MultiDatePicker, .ColorPicker, .Slider,
        .Stepper, .TextField, .SecureField, .TextEditor, .DevicePicker,
      ])
  }

  private static func otherFrameworks(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add([.view, .container], [.Chart, .Chart3D, .Map])
    table.add(
      [.view],
      [
        .AsyncImage, .VideoPlayer, .WebView, .SpriteView, .SceneView, .RealityView, .Model3D,
        .NowPlayingView, .MapUserLocationButton, .MapCompass, .MapScaleView, .MapPitchToggle,
        .MapPitchSlider, .MapZoomStepper, .StoreView, .ProductView, .SubscriptionStoreView,
        .SubscriptionOfferView, .SubscriptionStoreButton, .SubscriptionStorePicker, .LookAroundPreview,
        .ControlWidgetButton, .ControlWidgetToggle, .AccessoryWidgetBackground,
      ])
    table.add(.rowContainer, [.Chart, .Map])
  }

  private static func builders(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add(
      .scene,
      [
        .WindowGroup, .Window, .UtilityWindow, .Settings, .DocumentGroup, .DocumentGroupLaunchScene,
        .MenuBarExtra, .ImmersiveSpace, .AlertScene, .WKNotificationScene, .AssistiveAccess,
        .StaticConfiguration, .IntentConfiguration, .AppIntentConfiguration, .ActivityConfiguration,
        .RelevanceConfiguration, .StaticControlConfiguration, .AppIntentControlConfiguration,
        .DynamicIsland, .DynamicIslandExpandedRegion, .RemoteImmersiveSpace,
      ])
    table.add(
      .toolbarContent,
      [
        .ToolbarItem, .ToolbarItemGroup, .ToolbarSpacer, .ToolbarTitleMenu, .ToolbarCommands,
        .CommandMenu, .CommandGroup, .EmptyCommands, .SidebarCommands, .TextEditingCommands,
        .TextFormattingCommands, .ImportFromDevicesCommands, .InspectorCommands, .DefaultToolbarItem,
      ])
    table.add(.tabContent, [.Tab, .TabSection, .AnyTabContent])
    table.add(
      .tableContent,
      [
        .TableColumn, .TableColumnForEach, .TableRow, .TableForEachContent, .DisclosureTableRow,
        .TableOutlineGroupContent, .TableHeaderRowContent,
      ])
    table.add(
      .chartContent,
      [
        .BarMark, .LineMark, .AreaMark, .PointMark, .RectangleMark, .RuleMark, .SectorMark, .BarPlot,
        .LinePlot, .AreaPlot, .PointPlot, .RectanglePlot, .RulePlot, .SectorPlot, .SurfacePlot,
        .AnyChartContent, .AxisMarks, .AxisGridLine, .AxisTick, .AxisValueLabel, .Plot,
      ])
    table.add(
      .mapContent,
      [
        .Marker, .Annotation, .UserAnnotation, .MapCircle, .MapPolyline, .MapPolygon, .MapMarker,
        .MapPin, .MapAnnotation,
      ])
  }

  /// `List`, `Form` and `ScrollView` own a scroll position.
  private static func state(_ table: inout NameTraits<ViewTypeTraits>) {
    table.add(
      .ownsState,
      [
        .ScrollView, .List, .Form, .Table, .NavigationStack, .NavigationSplitView, .NavigationView,
        .TabView, .TextField, .SecureField, .TextEditor, .Map, .VideoPlayer, .WebView, .AsyncImage,
        .DisclosureGroup, .OutlineGroup, .PhaseAnimator, .KeyframeAnimator, .RealityView, .Model3D,
      ])
  }
}
