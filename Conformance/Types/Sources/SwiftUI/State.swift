// State and what watches it: the property wrappers.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: Binding<Value> { stub() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {}
  public init(projectedValue: Binding<Value>) {}
  public static func constant(_ value: Value) -> Binding<Value> { stub() }
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: Binding<Value> { stub() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { stub() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { stub() }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { stub() }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { stub() }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { stub() }
  public var endIndex: Value.Index { stub() }
  public var indices: Value.Indices { stub() }
  public func index(after i: Value.Index) -> Value.Index { stub() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { stub() }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { stub() }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private let storage: Int
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: Bindable<Value> { stub() }

  // In the structure itself, as in Apple's interface: only for this one does the memberwise initializer take an object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self = stub() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { stub() }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self = stub() }
  public init(_ wrappedValue: Value) { self = stub() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { stub() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { stub() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { stub() }
  }
  public init(wrappedValue: ObjectType) { self = stub() }
  public init(initialValue: ObjectType) { self = stub() }
  public var wrappedValue: ObjectType
  public var projectedValue: Wrapper { stub() }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init() {}
  public var wrappedValue: ObjectType { stub() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { stub() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let storage: Int
  public init() where Value == Bool { self = stub() }
  public init<T>() where Value == T? { self = stub() }
  @propertyWrapper
  public struct Binding {
    private let storage: Int
    public var wrappedValue: Value { get { stub() } nonmutating set {} }
    public var projectedValue: FocusState<Value>.Binding { stub() }
  }
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: FocusState<Value>.Binding { stub() }
}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let storage: Int
  public init() where Value == Bool { self = stub() }
  public init<T>() where Value == T? { self = stub() }
  @propertyWrapper
  public struct Binding {
    private let storage: Int
    public var wrappedValue: Value { get { stub() } nonmutating set {} }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { stub() }
  }
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { stub() }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public init(wrappedValue: Value, resetTransaction: Transaction) {}
  public var wrappedValue: Value { stub() }
  public var projectedValue: GestureState<Value> { stub() }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: Int
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: Binding<Value> { stub() }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self = stub() }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self = stub() }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self = stub() }
  public init(wrappedValue: Value, _ key: String) where Value == String { self = stub() }
  public init(_ key: String) where Value == String? { self = stub() }
  public init(_ key: String) where Value == Int? { self = stub() }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let storage: Int
  public var wrappedValue: Value { get { stub() } nonmutating set {} }
  public var projectedValue: Binding<Value> { stub() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self = stub() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self = stub() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self = stub() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self = stub() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self = stub() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self = stub() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self = stub() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self = stub() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self = stub() }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: Namespace.ID { stub() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { stub() }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { stub() }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? { get { stub() } nonmutating set {} }
}

public protocol FocusedValueKey { associatedtype Value }

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get { stub() } set {} }
}

// MARK: Preferences and the environment

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { stub() } set {} }
}

extension EnvironmentValues {
  public var accentColor: Color? { get { stub() } set {} }
  public var foregroundColor: Color? { get { stub() } set {} }
  public var tintColor: Color? { get { stub() } set {} }
  public var tint: AnyShapeStyle? { get { stub() } set {} }
  public var font: Font? { get { stub() } set {} }
  public var fontModifiers: [AnyFontModifier] { get { stub() } set {} }
  public var imageScale: Image.Scale { get { stub() } set {} }
  public var isEnabled: Bool { get { stub() } set {} }
  public var colorScheme: ColorScheme { get { stub() } set {} }
  public var controlSize: ControlSize { get { stub() } set {} }
  public var dynamicTypeSize: DynamicTypeSize { get { stub() } set {} }
  public var layoutDirection: LayoutDirection { get { stub() } set {} }
  public var lineLimit: Int? { get { stub() } set {} }
  public var lineSpacing: CGFloat { get { stub() } set {} }
  public var multilineTextAlignment: TextAlignment { get { stub() } set {} }
  public var truncationMode: Text.TruncationMode { get { stub() } set {} }
  public var minimumScaleFactor: CGFloat { get { stub() } set {} }
  public var allowsTightening: Bool { get { stub() } set {} }
  public var textCase: Text.Case? { get { stub() } set {} }
  public var underlineStyle: Text.LineStyle? { get { stub() } set {} }
  public var strikethroughStyle: Text.LineStyle? { get { stub() } set {} }
  public var defaultKerning: CGFloat { get { stub() } set {} }
  public var defaultTracking: CGFloat { get { stub() } set {} }
  public var defaultBaselineOffset: CGFloat { get { stub() } set {} }
  public var symbolRenderingMode: SymbolRenderingMode? { get { stub() } set {} }
  public var symbolVariants: SymbolVariants { get { stub() } set {} }
  public var redactionReasons: RedactionReasons { get { stub() } set {} }
  public var labelsVisibility: Visibility { get { stub() } set {} }
  public var headerProminence: Prominence { get { stub() } set {} }
  public var autocorrectionDisabled: Bool { get { stub() } set {} }
  public var scrollsDisabled: Bool { get { stub() } set {} }
  public var defaultMinListRowHeight: CGFloat { get { stub() } set {} }
  public var calendar: Calendar { get { stub() } set {} }
  public var locale: Locale { get { stub() } set {} }
  public var timeZone: TimeZone { get { stub() } set {} }
  public var scenePhase: ScenePhase { get { stub() } set {} }
  public var displayScale: CGFloat { get { stub() } set {} }
  public var pixelLength: CGFloat { stub() }
  public var isFocused: Bool { stub() }
  public var isSearching: Bool { stub() }
  public var isPresented: Bool { stub() }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { stub() } set {} }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { stub() } set {} }
  public var accessibilityReduceMotion: Bool { stub() }
  public var accessibilityReduceTransparency: Bool { stub() }
  public var presentationMode: Binding<PresentationMode> { stub() }
  public var editMode: Binding<EditMode>? { get { stub() } set {} }
  public var dismiss: DismissAction { stub() }
  public var dismissSearch: DismissSearchAction { stub() }
  public var openURL: OpenURLAction { get { stub() } set {} }
  public var openWindow: OpenWindowAction { stub() }
  public var refresh: RefreshAction? { get { stub() } set {} }
  public var undoManager: UndoManager? { stub() }
}

public final class UndoManager {}
public struct AnyFontModifier {}
public struct PresentationMode { public var isPresented: Bool { stub() }; public mutating func dismiss() {} }
public enum EditMode: Sendable { case inactive, transient, active; public var isEditing: Bool { stub() } }
public struct DismissAction { public func callAsFunction() {} }
public struct DismissSearchAction { public func callAsFunction() {} }
public struct RefreshAction { public func callAsFunction() async {} }
public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}
