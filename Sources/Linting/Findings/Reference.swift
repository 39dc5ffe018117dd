// Documentation and talks that rules refer to.

/// A page or a talk that says what a rule rests on.
public struct Reference: Hashable, Sendable {
  /// With the publisher: "Apple: State", "WWDC21: Demystify SwiftUI".
  public let title: String
  /// An `https` address.
  public let address: String

  init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }

  private static func talk(_ year: Int, _ number: Int, _ title: String) -> Reference {
    Reference("WWDC\(year % 100): \(title)", "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/")
  }

  private static func page(_ title: String, _ path: String) -> Reference {
    Reference("Apple: \(title)", "https://developer.apple.com/documentation/\(path)")
  }
}

extension Reference {
  // Talks by year, then pages, then what others wrote. The title of each says what it is.

  public static let dataEssentials = talk(2020, 10040, "Data Essentials in SwiftUI")
  public static let demystify = talk(2021, 10022, "Demystify SwiftUI")
  public static let customLayouts = talk(2022, 10056, "Compose custom layouts with SwiftUI")
  public static let performance = talk(2023, 10160, "Demystify SwiftUI performance")
  public static let discoverObservation = talk(2023, 10149, "Discover Observation in SwiftUI")
  public static let instruments = talk(2025, 306, "Optimize SwiftUI performance with Instruments")
  public static let whatsNew2025 = talk(2025, 256, "What's new in SwiftUI")
  public static let concurrency = talk(2025, 266, "Explore concurrency in SwiftUI")
  public static let whatsNew2026 = talk(2026, 269, "What's new in SwiftUI")

  public static let improvingPerformance = page(
    "Understanding and improving SwiftUI performance",
    "xcode/understanding-and-improving-swiftui-performance")
  public static let state = page("State", "swiftui/state")
  public static let stateObject = page("StateObject", "swiftui/stateobject")
  public static let observedObject = page("ObservedObject", "swiftui/observedobject")
  public static let forEach = page("ForEach", "swiftui/foreach")
  public static let navigationLink = page(
    "NavigationLink.init(destination:label:)", "swiftui/navigationlink/init(destination:label:)")
  public static let navigationDestination = page(
    "navigationDestination(for:destination:)", "swiftui/view/navigationdestination(for:destination:)")
  public static let entry = page("Entry()", "swiftui/entry()")
  public static let glass = page("Glass.identity", "swiftui/glass/identity")
  public static let animation = page("animation(_:value:)", "swiftui/view/animation(_:value:)")
  public static let contextMenu = page("contextMenu(menuItems:)", "swiftui/view/contextmenu(menuitems:)")
  public static let anyView = page("AnyView", "swiftui/anyview")
  public static let identity = page("id(_:)", "swiftui/view/id(_:)")
  public static let identifiable = page("Identifiable", "swift/identifiable")
  public static let managingModelData = page(
    "Managing model data in your app", "swiftui/managing-model-data-in-your-app")
  public static let migratingToObservable = page(
    "Migrating from the Observable Object protocol to the Observable macro",
    "swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro")
  public static let environmentValues = page("EnvironmentValues", "swiftui/environmentvalues")
  public static let equatableView = page("EquatableView", "swiftui/equatableview")
  public static let lazyStacks = page(
    "Creating performant scrollable stacks", "swiftui/creating-performant-scrollable-stacks")
  public static let task = page("task(priority:_:)", "swiftui/view/task(priority:_:)")
  public static let representable = page("UIViewRepresentable", "swiftui/uiviewrepresentable")
  public static let geometryReader = page("GeometryReader", "swiftui/geometryreader")

  public static let viewEquality = Reference(
    "How SwiftUI compares views", "https://chris.eidhof.nl/note/swiftui-view-equality")
  public static let conditionalModifiers = Reference(
    "Why conditional view modifiers are a bad idea", "https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/")
}
