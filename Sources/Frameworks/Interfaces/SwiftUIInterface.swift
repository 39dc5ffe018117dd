// What Combine and SwiftUI declare. The `interface` command of `Conformance/Types` writes this file from the modules
// there, which the Swift compiler checks. To change it, edit those modules and run the command again.

let swiftUIInterface = #"""
  protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
  }
  protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
  }
  extension Subject where Output == Void {
    func send()
  }
  func stub<T>() -> T
  protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
  }
  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var objectWillChange: ObservableObjectPublisher { get }
  }
  final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    init()
    func send()
  }
  @propertyWrapper
  struct Published<Value> {
    init(wrappedValue: Value)
    init(initialValue: Value)
    struct Publisher: Combine.Publisher {
      typealias Output = Value
      typealias Failure = Never
    }
    var projectedValue: Publisher { get set }
    var wrappedValue: Value { get set }
    static subscript<Owner: AnyObject>(
      _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value { get set }
  }
  protocol Cancellable { func cancel() }
  final class AnyCancellable: Cancellable, Hashable {
    init(_ cancel: () -> Void)
    func cancel()
    func store(in set: inout Set<AnyCancellable>)
    func hash(into hasher: inout Hasher)
    static func == (a: AnyCancellable, b: AnyCancellable) -> Bool
  }
  final class PassthroughSubject<Output, Failure: Error>: Subject {
    init()
    func send(_ value: Output)
  }
  final class CurrentValueSubject<Output, Failure: Error>: Subject {
    var value: Output { get set }
    init(_ value: Output)
    func send(_ value: Output)
  }
  struct AnyPublisher<Output, Failure: Error>: Publisher {}
  enum Publishers {
    struct Map<Upstream: Publisher, Output>: Publisher { typealias Failure = Upstream.Failure }
    struct RemoveDuplicates<Upstream: Publisher>: Publisher {
      typealias Output = Upstream.Output
      typealias Failure = Upstream.Failure
    }
    struct Autoconnect<Upstream: Publisher>: Publisher {
      typealias Output = Upstream.Output
      typealias Failure = Upstream.Failure
      var upstream: Upstream { get }
    }
  }
  extension Publisher {
    func map<T>(_ transform: (Output) -> T) -> Publishers.Map<Self, T>
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    func autoconnect() -> Publishers.Autoconnect<Self>
  }
  extension Publisher where Output: Equatable {
    func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
  }
  extension Publisher where Failure == Never {
    func sink(receiveValue: (Output) -> Void) -> AnyCancellable
    func assign(to published: inout Published<Output>.Publisher)
  }
  #if canImport(FoundationNetworking)
  #endif
  protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ seconds: Int) -> Self
    static func seconds(_ seconds: Double) -> Self
    static func milliseconds(_ milliseconds: Int) -> Self
  }
  protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: SchedulerTimeIntervalConvertible
  }
  struct ScheduledInterval: SchedulerTimeIntervalConvertible {
    static func seconds(_ seconds: Int) -> ScheduledInterval
    static func seconds(_ seconds: Double) -> ScheduledInterval
    static func milliseconds(_ milliseconds: Int) -> ScheduledInterval
  }
  extension RunLoop: Scheduler { typealias SchedulerTimeType = ScheduledInterval }
  extension DispatchQueue: Scheduler { typealias SchedulerTimeType = ScheduledInterval }
  extension Publishers {
    struct Passing<Upstream: Publisher, Operator>: Publisher {
      typealias Output = Upstream.Output
      typealias Failure = Upstream.Failure
    }
    final class Share<Upstream: Publisher>: Publisher {
      typealias Output = Upstream.Output
      typealias Failure = Upstream.Failure
    }
    struct Scan<Upstream: Publisher, Output>: Publisher { typealias Failure = Upstream.Failure }
    struct ReplaceError<Upstream: Publisher>: Publisher {
      typealias Output = Upstream.Output
      typealias Failure = Never
    }
    struct Collect<Upstream: Publisher>: Publisher {
      typealias Output = [Upstream.Output]
      typealias Failure = Upstream.Failure
    }
    struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
      typealias Output = Elements.Element
    }
  }
  extension Sequence {
    var publisher: Publishers.Sequence<Self, Never> { get }
  }
  enum _Filter {}
  enum _Debounce {}
  enum _Delay {}
  enum _First {}
  enum _Receive {}
  enum _Throttle {}
  extension Publisher {
    func collect() -> Publishers.Collect<Self>
    func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Passing<Self, _Filter>
    func debounce<S: Scheduler>(
      for time: S.SchedulerTimeType, scheduler: S
    ) -> Publishers.Passing<Self, _Debounce>
    func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType, scheduler: S, latest: Bool
    ) -> Publishers.Passing<Self, _Throttle>
    func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType, scheduler: S
    ) -> Publishers.Passing<Self, _Delay>
    func receive<S: Scheduler>(on scheduler: S) -> Publishers.Passing<Self, _Receive>
    func removeDuplicates(
      by predicate: (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self>
    func scan<T>(_ initial: T, _ next: (T, Output) -> T) -> Publishers.Scan<Self, T>
    func flatMap<P: Publisher>(
      _ transform: (Output) -> P
    ) -> AnyPublisher<P.Output, Failure>
    func share() -> Publishers.Share<Self>
    func first() -> Publishers.Passing<Self, _First>
    func prefix(_ count: Int) -> Publishers.Passing<Self, _First>
    func replaceError(with output: Output) -> Publishers.ReplaceError<Self>
  }
  extension Publisher where Failure == Never {
    func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable
  }
  extension AnyCancellable {
    func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable
  }
  struct Just<Output>: Publisher {
    typealias Failure = Never
    init(_ output: Output)
  }
  final class Future<Output, Failure: Error>: Publisher {
    init(_ attempt: ( (Result<Output, Failure>) -> Void) -> Void)
  }
  struct Deferred<P: Publisher>: Publisher {
    typealias Output = P.Output
    typealias Failure = P.Failure
    init(createPublisher: () -> P)
  }
  extension NotificationCenter {
    struct Publisher: Combine.Publisher {
      typealias Output = Notification
      typealias Failure = Never
    }
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher
  }
  extension URLSession {
    struct DataTaskPublisher: Publisher {
      typealias Output = (data: Data, response: URLResponse)
      typealias Failure = URLError
    }
    func dataTaskPublisher(for url: URL) -> DataTaskPublisher
  }
  extension Timer.TimerPublisher {
    convenience init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    )
  }
  extension Timer {
    final class TimerPublisher: Publisher {
      typealias Output = Date
      typealias Failure = Never
      func connect() -> any Cancellable
    }
    static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher
  }
  struct _AppearanceActionModifier: ViewModifier { typealias Body = Never; init() }
  struct _TaskModifier: ViewModifier { typealias Body = Never; init() }
  struct _TaskValueModifier<Value: Equatable>: ViewModifier { typealias Body = Never }
  struct _ValueActionModifier<Value: Equatable>: ViewModifier { typealias Body = Never }
  struct _ValueActionModifier2<Value: Equatable>: ViewModifier { typealias Body = Never }
  struct _HoverRegionModifier: ViewModifier { typealias Body = Never; init() }
  struct _GeometryActionModifier<Value: Equatable>: ViewModifier { typealias Body = Never }
  struct SubscriptionView<PublisherType: Publisher, Content: View>: View
  where PublisherType.Failure == Never {
    typealias Body = Never
  }
  extension View {
    func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier()) }
    func onDisappear(perform action: (() -> Void)? = nil) -> some View {
      modifier(_AppearanceActionModifier())
    }
    func task(
      priority: TaskPriority = .userInitiated, _ action: () async -> Void
    ) -> some View { modifier(_TaskModifier()) }
    func task<T: Equatable>(
      id value: T, priority: TaskPriority = .userInitiated, _ action: () async -> Void
    ) -> some View { modifier(stub() as _TaskValueModifier<T>) }
    func onChange<V: Equatable>(of value: V, perform action: (V) -> Void) -> some View {
      modifier(stub() as _ValueActionModifier<V>)
    }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: (V, V) -> Void
    ) -> some View {
      modifier(stub() as _ValueActionModifier2<V>).modifier(_AppearanceActionModifier())
    }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: () -> Void
    ) -> some View {
      modifier(stub() as _ValueActionModifier2<V>).modifier(_AppearanceActionModifier())
    }
    func onReceive<P: Publisher>(
      _ publisher: P, perform action: (P.Output) -> Void
    ) -> some View where P.Failure == Never { stub() as SubscriptionView<P, Self> }
    func onHover(perform action: (Bool) -> Void) -> some View { modifier(_HoverRegionModifier()) }
    func onGeometryChange<T: Equatable & Sendable>(
      for type: T.Type, of transform: (GeometryProxy) -> T, action: (T) -> Void
    ) -> some View { modifier(stub() as _GeometryActionModifier<T>) }
  }
  struct _SheetModifier<Content: View>: ViewModifier { typealias Body = Never }
  struct _ItemSheetModifier<Item: Identifiable, Content: View>: ViewModifier { typealias Body = Never }
  struct _FullScreenCoverModifier<Content: View>: ViewModifier { typealias Body = Never }
  struct _PopoverModifier<Content: View>: ViewModifier { typealias Body = Never }
  struct _AlertModifier<Actions: View, Message: View>: ViewModifier { typealias Body = Never }
  struct _ConfirmationDialogModifier<Actions: View, Message: View>: ViewModifier { typealias Body = Never }
  struct _ContextMenuModifier<MenuItems: View>: ViewModifier { typealias Body = Never }
  struct _SwipeActionsModifier<Content: View>: ViewModifier { typealias Body = Never }
  struct _ToolbarModifier<Content>: ViewModifier { typealias Body = Never }
  struct _NavigationTitleModifier: ViewModifier { typealias Body = Never; init() }
  struct _NavigationBarModifier: ViewModifier { typealias Body = Never; init() }
  struct _NavigationDestinationModifier<D, C: View>: ViewModifier { typealias Body = Never }
  struct _SearchModifier: ViewModifier { typealias Body = Never; init() }
  struct _RefreshableModifier: ViewModifier { typealias Body = Never; init() }
  struct _FocusModifier<Value: Hashable>: ViewModifier { typealias Body = Never }
  struct _FocusableModifier: ViewModifier { typealias Body = Never; init() }
  struct _SubmitModifier: ViewModifier { typealias Body = Never; init() }
  struct _KeyboardShortcutModifier: ViewModifier { typealias Body = Never; init() }
  struct _HelpModifier: ViewModifier { typealias Body = Never; init() }
  struct _SensoryFeedbackModifier<T: Equatable>: ViewModifier { typealias Body = Never }
  struct _TabItemModifier<V: View>: ViewModifier { typealias Body = Never }
  struct _PresentationModifier: ViewModifier { typealias Body = Never; init() }
  struct _ScrollModifier: ViewModifier { typealias Body = Never; init() }
  struct _TextInputModifier: ViewModifier { typealias Body = Never; init() }
  struct _UserActivityModifier: ViewModifier { typealias Body = Never; init() }
  struct AccessibilityAttachmentModifier: ViewModifier { typealias Body = Never; init() }
  struct PresentationDetent: Hashable, Sendable {
    static let medium: PresentationDetent
    static let large: PresentationDetent
    static func height(_ height: CGFloat) -> PresentationDetent
  }
  struct SensoryFeedback: Equatable, Sendable {
    static let success: SensoryFeedback
    static let warning: SensoryFeedback
    static let selection: SensoryFeedback
    static let impact: SensoryFeedback
  }
  struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    init(extendedGraphemeClusterLiteral: Character)
    static let `return`: KeyEquivalent
  }
  struct KeyboardShortcut: Sendable {
    static let defaultAction: KeyboardShortcut
    static let cancelAction: KeyboardShortcut
  }
  struct EventModifiers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let command = EventModifiers(rawValue: 1)
    static let shift = EventModifiers(rawValue: 2)
  }
  struct AccessibilityTraits: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let isButton = AccessibilityTraits(rawValue: 1)
    static let isHeader = AccessibilityTraits(rawValue: 2)
    static let isSelected = AccessibilityTraits(rawValue: 4)
  }
  struct AccessibilityChildBehavior: Hashable, Sendable {
    static let combine: AccessibilityChildBehavior
    static let ignore: AccessibilityChildBehavior
    static let contain: AccessibilityChildBehavior
  }
  struct SubmitTriggers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let text = SubmitTriggers(rawValue: 1)
  }
  struct SubmitLabel: Sendable { static let done: SubmitLabel }
  struct ScrollBounceBehavior: Sendable {
    static let automatic: ScrollBounceBehavior
    static let basedOnSize: ScrollBounceBehavior
  }
  enum NavigationBarTitleDisplayMode { case automatic, inline, large }
  struct ToolbarPlacement: Sendable {
    static let navigationBar: ToolbarPlacement
    static let tabBar: ToolbarPlacement
  }
  struct SearchFieldPlacement: Sendable { static let automatic: SearchFieldPlacement }
  extension View {
    func sheet<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
    ) -> some View { modifier(stub() as _SheetModifier<Content>) }
    func sheet<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content
    ) -> some View { modifier(stub() as _ItemSheetModifier<Item, Content>) }
    func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
    ) -> some View { modifier(stub() as _FullScreenCoverModifier<Content>) }
    func popover<Content: View>(
      isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { modifier(stub() as _PopoverModifier<Content>) }
    func alert<A: View>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { modifier(stub() as _AlertModifier<A, EmptyView>) }
    @_disfavoredOverload
    func alert<S: StringProtocol, A: View>(
      _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { modifier(stub() as _AlertModifier<A, EmptyView>) }
    func alert<A: View, M: View>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
      @ViewBuilder message: () -> M
    ) -> some View { modifier(stub() as _AlertModifier<A, M>) }
    func confirmationDialog<A: View>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
      @ViewBuilder actions: () -> A
    ) -> some View { modifier(stub() as _ConfirmationDialogModifier<A, EmptyView>) }
    func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
      modifier(stub() as _ContextMenuModifier<MenuItems>)
    }
    func swipeActions<T: View>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { modifier(stub() as _SwipeActionsModifier<T>) }
    func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
      modifier(stub() as _ToolbarModifier<Content>)
    }
    func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
      modifier(stub() as _ToolbarModifier<Content>)
    }
    func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
      modifier(_NavigationBarModifier())
    }
    func navigationTitle(_ title: Text) -> some View { modifier(_NavigationTitleModifier()) }
    func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { modifier(_NavigationTitleModifier()) }
    @_disfavoredOverload
    func navigationTitle<S: StringProtocol>(_ title: S) -> some View { modifier(_NavigationTitleModifier()) }
    func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { modifier(_NavigationTitleModifier()) }
    func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
      modifier(_NavigationBarModifier())
    }
    func navigationBarHidden(_ hidden: Bool) -> some View { modifier(_NavigationBarModifier()) }
    func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
      modifier(_NavigationBarModifier())
    }
    func navigationDestination<D: Hashable, C: View>(
      for data: D.Type, @ViewBuilder destination: (D) -> C
    ) -> some View { modifier(stub() as _NavigationDestinationModifier<D, C>) }
    func navigationDestination<V: View>(
      isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { modifier(stub() as _NavigationDestinationModifier<Bool, V>) }
    func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(_SearchModifier()) }
    func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { modifier(_SearchModifier()) }
    func refreshable(action: () async -> Void) -> some View {
      modifier(_RefreshableModifier())
    }
    func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
      modifier(stub() as _FocusModifier<Value>)
    }
    func focused(_ condition: FocusState<Bool>.Binding) -> some View { modifier(stub() as _FocusModifier<Bool>) }
    func accessibilityFocused<Value: Hashable>(
      _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { modifier(AccessibilityAttachmentModifier()) }
    func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    func focusable(_ isFocusable: Bool = true) -> some View { modifier(_FocusableModifier()) }
    func focusEffectDisabled(_ disabled: Bool = true) -> some View { modifier(_FocusableModifier()) }
    func onSubmit(of triggers: SubmitTriggers = .text, _ action: () -> Void) -> some View {
      modifier(_SubmitModifier())
    }
    func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(_SubmitModifier()) }
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
      modifier(_KeyboardShortcutModifier())
    }
    func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { modifier(_KeyboardShortcutModifier()) }
    func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier()) }
    @_disfavoredOverload
    func help<S: StringProtocol>(_ text: S) -> some View { modifier(_HelpModifier()) }
    func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
      modifier(stub() as _SensoryFeedbackModifier<T>)
    }
    func sensoryFeedback<T: Equatable>(
      _ feedback: SensoryFeedback, trigger: T, condition: (T, T) -> Bool
    ) -> some View { modifier(stub() as _SensoryFeedbackModifier<T>) }
    func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(stub() as _TabItemModifier<V>) }
    func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
      modifier(_PresentationModifier())
    }
    func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
      modifier(_PresentationModifier())
    }
    func scrollBounceBehavior(
      _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { modifier(_ScrollModifier()) }
    func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
      modifier(_ScrollModifier())
    }
    func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(_ScrollModifier()) }
    func scrollContentBackground(_ visibility: Visibility) -> some View { modifier(_ScrollModifier()) }
    func onOpenURL(perform action: (URL) -> Void) -> some View { modifier(_UserActivityModifier()) }
    func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityAttachmentModifier()) }
    func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    @_disfavoredOverload
    func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    func accessibilityIdentifier(_ identifier: String) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityAttachmentModifier()) }
    func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
    func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
      modifier(AccessibilityAttachmentModifier())
    }
  }
  struct _BackgroundModifier<Background: View>: ViewModifier { typealias Body = Never }
  struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier { typealias Body = Never }
  struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
    typealias Body = Never
  }
  struct _InsettableBackgroundShapeModifier<Style: ShapeStyle, Bounds: InsettableShape>: ViewModifier {
    typealias Body = Never
  }
  struct _OverlayModifier<Overlay: View>: ViewModifier { typealias Body = Never }
  struct _OverlayStyleModifier<Style: ShapeStyle>: ViewModifier { typealias Body = Never }
  struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
    typealias Body = Never
  }
  struct _MaskEffect<Mask: View>: ViewModifier { typealias Body = Never }
  struct _MaskAlignmentEffect<Mask: View>: ViewModifier { typealias Body = Never }
  struct _ClipEffect<ClipShape: Shape>: ViewModifier { typealias Body = Never }
  struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier { typealias Body = Never }
  struct _ContentShapeKindModifier<ContentShape: Shape>: ViewModifier { typealias Body = Never }
  struct _ContainerShapeModifier<Shape: InsettableShape>: ViewModifier { typealias Body = Never }
  struct _ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier { typealias Body = Never }
  struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: ViewModifier {
    typealias Body = Never
  }
  struct _EnvironmentBackgroundStyleModifier<Style: ShapeStyle>: ViewModifier { typealias Body = Never }
  struct _OpacityEffect: ViewModifier { typealias Body = Never; init() }
  struct _BlurEffect: ViewModifier { typealias Body = Never; init() }
  struct _ShadowEffect: ViewModifier { typealias Body = Never; init() }
  struct _ScaleEffect: ViewModifier { typealias Body = Never; init() }
  struct _RotationEffect: ViewModifier { typealias Body = Never; init() }
  struct _Rotation3DEffect: ViewModifier { typealias Body = Never; init() }
  struct _BrightnessEffect: ViewModifier { typealias Body = Never; init() }
  struct _ContrastEffect: ViewModifier { typealias Body = Never; init() }
  struct _GrayscaleEffect: ViewModifier { typealias Body = Never; init() }
  struct _SaturationEffect: ViewModifier { typealias Body = Never; init() }
  struct _HueRotationEffect: ViewModifier { typealias Body = Never; init() }
  struct _ColorInvertEffect: ViewModifier { typealias Body = Never; init() }
  struct _ColorMultiplyEffect: ViewModifier { typealias Body = Never; init() }
  struct _BlendModeEffect: ViewModifier { typealias Body = Never; init() }
  struct _CompositingGroupEffect: ViewModifier { typealias Body = Never; init() }
  struct _DrawingGroupEffect: ViewModifier { typealias Body = Never; init() }
  struct _GeometryGroupEffect: ViewModifier { typealias Body = Never; init() }
  struct _HiddenModifier: ViewModifier { typealias Body = Never; init() }
  struct _AllowsHitTestingModifier: ViewModifier { typealias Body = Never; init() }
  struct _FlipForRTLEffect: ViewModifier { typealias Body = Never; init() }
  struct ContentShapeKinds: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let interaction = ContentShapeKinds(rawValue: 1)
  }
  extension View {
    @_disfavoredOverload
    func background<Background: View>(
      _ background: Background, alignment: Alignment = .center
    ) -> some View { modifier(stub() as _BackgroundModifier<Background>) }
    func background<V: View>(
      alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modifier(stub() as _BackgroundModifier<V>) }
    func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
      modifier(stub() as _BackgroundStyleModifier<BackgroundStyle>)
    }
    func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
      modifier(stub() as _BackgroundStyleModifier<S>)
    }
    func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
      modifier(stub() as _BackgroundShapeModifier<BackgroundStyle, S>)
    }
    func background<S: ShapeStyle, T: Shape>(
      _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(stub() as _BackgroundShapeModifier<S, T>) }
    func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
      modifier(stub() as _InsettableBackgroundShapeModifier<BackgroundStyle, S>)
    }
    func background<S: ShapeStyle, T: InsettableShape>(
      _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(stub() as _InsettableBackgroundShapeModifier<S, T>) }
    @_disfavoredOverload
    func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
      modifier(stub() as _OverlayModifier<Overlay>)
    }
    func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
      modifier(stub() as _OverlayModifier<V>)
    }
    func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
      modifier(stub() as _OverlayStyleModifier<S>)
    }
    func overlay<S: ShapeStyle, T: Shape>(
      _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(stub() as _OverlayShapeModifier<S, T>) }
    func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
      modifier(stub() as _OverlayModifier<StrokeBorderShapeView<Rectangle, S, EmptyView>>)
    }
    func mask<Mask: View>(_ mask: Mask) -> some View { modifier(stub() as _MaskEffect<Mask>) }
    func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
      modifier(stub() as _MaskAlignmentEffect<Mask>)
    }
    func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
      modifier(stub() as _ClipEffect<S>)
    }
    func clipped(antialiased: Bool = false) -> some View { modifier(stub() as _ClipEffect<Rectangle>) }
    func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
      modifier(stub() as _ClipEffect<RoundedRectangle>)
    }
    func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
      modifier(stub() as _ContentShapeModifier<S>)
    }
    func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
      modifier(stub() as _ContentShapeKindModifier<S>)
    }
    func containerShape<T: InsettableShape>(_ shape: T) -> some View {
      modifier(stub() as _ContainerShapeModifier<T>)
    }
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
      modifier(stub() as _ForegroundStyleModifier<S>)
    }
    func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
      modifier(stub() as _ForegroundStyleModifier2<S1, S2>)
    }
    func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
      modifier(stub() as _EnvironmentBackgroundStyleModifier<S>)
    }
    func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect()) }
    func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect()) }
    func shadow(
      color: Color = Color(white: 0), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modifier(_ShadowEffect()) }
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { modifier(_ScaleEffect()) }
    func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { modifier(_ScaleEffect()) }
    func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
      modifier(_ScaleEffect())
    }
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
      modifier(_RotationEffect())
    }
    func rotation3DEffect(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
      perspective: CGFloat = 1
    ) -> some View { modifier(_Rotation3DEffect()) }
    func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect()) }
    func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect()) }
    func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect()) }
    func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect()) }
    func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect()) }
    func colorInvert() -> some View { modifier(_ColorInvertEffect()) }
    func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect()) }
    func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect()) }
    func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
    func drawingGroup(opaque: Bool = false) -> some View { modifier(_DrawingGroupEffect()) }
    func geometryGroup() -> some View { modifier(_GeometryGroupEffect()) }
    func hidden() -> some View { modifier(_HiddenModifier()) }
    func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier()) }
    func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(_FlipForRTLEffect()) }
  }
  struct Glass: Equatable, Sendable {
    static var regular: Glass { get }
    static var clear: Glass { get }
    func tint(_ color: Color?) -> Glass
    func interactive(_ isEnabled: Bool = true) -> Glass
  }
  struct _GlassEffectModifier<S: Shape>: ViewModifier { typealias Body = Never }
  struct _GlassEffectIDModifier: ViewModifier { typealias Body = Never; init() }
  struct _SymbolEffectModifier<Effect>: ViewModifier { typealias Body = Never; init() }
  struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
    typealias Body = Never
    init()
  }
  struct _MatchedTransitionSourceModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never
    init()
  }
  struct _NavigationTransitionModifier<T>: ViewModifier { typealias Body = Never; init() }
  struct _ScrollTransitionModifier<V: View>: ViewModifier { typealias Body = Never }
  struct MatchedGeometryProperties: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let position = MatchedGeometryProperties(rawValue: 1)
    static let size = MatchedGeometryProperties(rawValue: 2)
    static let frame = MatchedGeometryProperties(rawValue: 3)
  }
  protocol NavigationTransition {}
  struct ZoomNavigationTransition: NavigationTransition {}
  struct AutomaticNavigationTransition: NavigationTransition { init() }
  extension NavigationTransition where Self == ZoomNavigationTransition {
    static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
  }
  extension NavigationTransition where Self == AutomaticNavigationTransition {
    static var automatic: AutomaticNavigationTransition { get }
  }
  protocol SymbolEffect {}
  protocol DiscreteSymbolEffect: SymbolEffect {}
  protocol IndefiniteSymbolEffect: SymbolEffect {}
  struct BounceSymbolEffect: DiscreteSymbolEffect {}
  struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
  extension SymbolEffect where Self == BounceSymbolEffect { static var bounce: BounceSymbolEffect { get } }
  extension SymbolEffect where Self == PulseSymbolEffect { static var pulse: PulseSymbolEffect { get } }
  extension View {
    func glassEffect(_ glass: Glass = .regular) -> some View {
      modifier(stub() as _GlassEffectModifier<Capsule>)
    }
    func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
      modifier(stub() as _GlassEffectModifier<S>)
    }
    func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
      modifier(_GlassEffectIDModifier())
    }
    func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
      modifier(_GlassEffectIDModifier())
    }
    func symbolEffect<T: IndefiniteSymbolEffect>(_ effect: T, isActive: Bool = true) -> some View {
      modifier(_SymbolEffectModifier<T>())
    }
    func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(_ effect: T, value: U) -> some View {
      modifier(_SymbolEffectModifier<T>())
    }
    func matchedGeometryEffect<ID: Hashable>(
      id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
      anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { modifier(_MatchedGeometryEffect<ID>()) }
    func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
      modifier(_MatchedTransitionSourceModifier<ID>())
    }
    func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
      modifier(_NavigationTransitionModifier<T>())
    }
    func scrollTransition<V: View>(
      @ViewBuilder _ transition: (PlaceholderContentView<Self>, ScrollTransitionPhase) -> V
    ) -> some View { modifier(stub() as _ScrollTransitionModifier<V>) }
  }
  enum ScrollTransitionPhase: Sendable {
    case topLeading, identity, bottomTrailing
    var isIdentity: Bool { get }
    var value: Double { get }
  }
  @resultBuilder
  enum ViewBuilder {
    static func buildExpression<Content: View>(_ content: Content) -> Content
    static func buildBlock() -> EmptyView
    static func buildBlock<Content: View>(_ content: Content) -> Content
    @_disfavoredOverload
    static func buildBlock<each Content: View>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)>
    static func buildIf<Content: View>(_ content: Content?) -> Content?
    static func buildEither<TrueContent: View, FalseContent: View>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    static func buildEither<TrueContent: View, FalseContent: View>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
  }
  @resultBuilder
  enum SceneBuilder {
    static func buildExpression<Content: Scene>(_ content: Content) -> Content
    static func buildBlock<Content: Scene>(_ content: Content) -> Content
    @_disfavoredOverload
    static func buildBlock<each Content: Scene>(
      _ content: repeat each Content
    ) -> _TupleScene<(repeat each Content)>
    static func buildOptional<Content: Scene>(_ scene: Content?) -> Content?
    static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content
  }
  @resultBuilder
  enum CommandsBuilder {
    static func buildExpression<Content: Commands>(_ content: Content) -> Content
    static func buildBlock() -> EmptyCommands
    static func buildBlock<Content: Commands>(_ content: Content) -> Content
    @_disfavoredOverload
    static func buildBlock<each Content: Commands>(
      _ content: repeat each Content
    ) -> TupleCommandContent<(repeat each Content)>
    static func buildIf<Content: Commands>(_ content: Content?) -> Content?
    static func buildEither<TrueContent: Commands, FalseContent: Commands>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    static func buildEither<TrueContent: Commands, FalseContent: Commands>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
  }
  @resultBuilder
  enum ToolbarContentBuilder {
    static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
    static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content
    @_disfavoredOverload
    static func buildBlock<each Content: ToolbarContent>(
      _ content: repeat each Content
    ) -> TupleToolbarContent<(repeat each Content)>
    static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
    static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
  }
  @resultBuilder
  enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator
    static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator
    @_disfavoredOverload
    static func buildBlock<each Column: TableColumnContent>(
      _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)>
  }
  @resultBuilder
  enum TableRowBuilder<Value: Identifiable> {
    static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
    where Value == Row.TableRowValue
    static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row where Value == Row.TableRowValue
    @_disfavoredOverload
    static func buildBlock<each Row: TableRowContent>(
      _ row: repeat each Row
    ) -> TupleTableRowContent<Value, (repeat each Row)>
  }
  @resultBuilder
  enum TabContentBuilder<SelectionValue: Hashable> {
    static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where SelectionValue == Content.TabValue
    static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where SelectionValue == Content.TabValue
    @_disfavoredOverload
    static func buildBlock<each Content: TabContent>(
      _ content: repeat each Content
    ) -> TupleTabContent<SelectionValue, (repeat each Content)>
    static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
    where SelectionValue == Content.TabValue
  }
  extension RangeReplaceableCollection where Self: MutableCollection {
      func remove(atOffsets offsets: IndexSet)
  }
  extension MutableCollection {
      func move(fromOffsets source: IndexSet, toOffset destination: Int)
  }
  struct VStack<Content: View>: View {
    typealias Body = Never
      init(
      alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    )
  }
  struct HStack<Content: View>: View {
    typealias Body = Never
      init(
      alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    )
  }
  struct ZStack<Content: View>: View {
    typealias Body = Never
      init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
  }
  struct PinnedScrollableViews: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    static let sectionFooters = PinnedScrollableViews(rawValue: 2)
  }
  struct LazyVStack<Content: View>: View {
    typealias Body = Never
      init(
      alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
      @ViewBuilder content: () -> Content
    )
  }
  struct LazyHStack<Content: View>: View {
    typealias Body = Never
      init(
      alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
      @ViewBuilder content: () -> Content
    )
  }
  struct GridItem: Sendable {
    enum Size: Sendable {
      case fixed(CGFloat)
      case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
      case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
  }
  struct LazyVGrid<Content: View>: View {
    typealias Body = Never
      init(
      columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    )
  }
  struct LazyHGrid<Content: View>: View {
    typealias Body = Never
      init(
      rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    )
  }
  struct Grid<Content: View>: View {
    typealias Body = Never
      init(
      alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content
    )
  }
  struct GridRow<Content: View>: View {
    typealias Body = Never
      init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  }
  struct ViewThatFits<Content: View>: View {
    typealias Body = Never
      init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
  }
  struct ScrollView<Content: View>: View {
    typealias Body = Never
      init(
      _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    )
  }
  struct ScrollViewProxy {
    func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
  }
  struct ScrollViewReader<Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: (ScrollViewProxy) -> Content)
  }
  struct Form<Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content)
  }
  struct GroupBox<Label: View, Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  }
  extension GroupBox where Label == EmptyView {
      init(@ViewBuilder content: () -> Content)
  }
  extension GroupBox where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  }
  struct ControlGroup<Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content)
  }
  struct DisclosureGroup<Label: View, Content: View>: View {
    typealias Body = Never
      init(
      @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    )
      init(
      isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    )
  }
  extension DisclosureGroup where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(
      _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    )
    @_disfavoredOverload
      init<S: StringProtocol>(_ label: S, @ViewBuilder content: () -> Content)
    @_disfavoredOverload
      init<S: StringProtocol>(
      _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    )
  }
  struct LabeledContent<Label, Content> {}
  extension LabeledContent: View where Label: View, Content: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  }
  extension LabeledContent where Label == Text, Content: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  }
  extension LabeledContent where Label == Text, Content == Text {
      init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
    @_disfavoredOverload
      init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  }
  struct Spacer: View {
    typealias Body = Never
      init(minLength: CGFloat? = nil)
  }
  struct Divider: View {
    typealias Body = Never
      init()
  }
  struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    typealias Body = Never
      init(
      @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
      @ViewBuilder actions: () -> Actions = { EmptyView() }
    )
  }
  extension ContentUnavailableView
  where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  }
  struct List<SelectionValue: Hashable, Content: View>: View {
    typealias Body = Never
      init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
      init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  }
  extension List {
      init<Data: RandomAccessCollection, RowContent: View>(
      _ data: Data, selection: Binding<SelectionValue?>?,
      @ViewBuilder rowContent: (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, RowContent: View>(
      _ data: Data, selection: Binding<Set<SelectionValue>>?,
      @ViewBuilder rowContent: (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
      @ViewBuilder rowContent: (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>
  }
  extension List where SelectionValue == Never {
      init(@ViewBuilder content: () -> Content)
      init<Data: RandomAccessCollection, RowContent: View>(
      _ data: Data, @ViewBuilder rowContent: (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>
      init<RowContent: View>(
      _ data: Range<Int>, @ViewBuilder rowContent: (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>
  }
  struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup> where Data: RandomAccessCollection {}
  struct OutlineSubgroupChildren: View {
    typealias Body = Never
  }
  extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    typealias Body = Never
  }
  extension OutlineGroup
  where Data.Element: Identifiable, ID == Data.Element.ID, Parent: View, Leaf == Parent,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
  {
      init(
      _ data: Data, children: KeyPath<Data.Element, Data?>,
      @ViewBuilder content: (Data.Element) -> Parent
    )
  }
  protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = Never
  }
  protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator = Never
  }
  struct TableRow<Value: Identifiable>: TableRowContent {
    typealias TableRowValue = Value
      init(_ value: Value)
  }
  struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
  where Data.Element: Identifiable {
    typealias TableRowValue = Data.Element
  }
  struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    typealias TableRowValue = Value
  }
  struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
  }
  struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
  }
  extension TableColumn where Sort == Never, Label == Text {
      init(
      _ titleKey: LocalizedStringKey, @ViewBuilder content: (RowValue) -> Content
    )
  }
  extension TableColumn where Sort == Never, Label == Text, Content == Text {
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  }
  struct Table<Value, Rows, Columns>: View
  where Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent, Value == Columns.TableRowValue {
    typealias Body = Never
  }
  extension Table {
      init<Data: RandomAccessCollection>(
      _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value
  }
  struct NavigationPath: Equatable {
    init()
    var isEmpty: Bool { get }
      func append<V: Hashable>(_ value: V)
      func removeLast(_ k: Int = 1)
  }
  struct NavigationView<Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content)
  }
  struct NavigationStack<Data, Root: View>: View {
    typealias Body = Never
  }
  extension NavigationStack {
      init(@ViewBuilder root: () -> Root) where Data == NavigationPath
      init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath
      init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  }
  enum NavigationSplitViewVisibility: Equatable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }
  struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    typealias Body = Never
      init(
      @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    )
  }
  extension NavigationSplitView where Content == EmptyView {
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      init(
      columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    )
  }
  struct NavigationLink<Label: View, Destination: View>: View {
    typealias Body = Never
      init(
      @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    )
      init(destination: Destination, @ViewBuilder label: () -> Label)
      init(
      isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    )
  }
  extension NavigationLink where Destination == Never {
      init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  }
  extension NavigationLink where Label == Text, Destination == Never {
      init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
    @_disfavoredOverload
      init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  }
  extension NavigationLink where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
      init(_ titleKey: LocalizedStringKey, destination: Destination)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, destination: Destination)
  }
  struct TabView<SelectionValue: Hashable, Content: View>: View {
    typealias Body = Never
      init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  }
  extension TabView where SelectionValue == Int {
      init(@ViewBuilder content: () -> Content)
  }
  extension TabView {
      init<C: TabContent>(
      selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>
      init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  }
  protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
  }
  struct TupleTabContent<TabValue: Hashable, T>: TabContent {}
  extension TabContentBuilder {
    struct Content<C: TabContent>: View {
      typealias Body = Never
    }
  }
  struct DefaultTabLabel: View {
    typealias Body = Never
  }
  struct Tab<Value: Hashable, Content, Label>: TabContent {
    typealias TabValue = Value
  }
  extension Tab where Content: View, Label == DefaultTabLabel, Value == Never {
      init(
      _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    )
  }
  extension Tab where Content: View, Label == DefaultTabLabel {
      init(
      _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    )
  }
  struct GeometryReader<Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: (GeometryProxy) -> Content)
  }
  protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
  }
  struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    typealias Entries = [Date]
    init(from startDate: Date, by interval: TimeInterval)
  }
  struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    typealias Entries = [Date]
    init()
  }
  struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    typealias Entries = [Date]
    init(minimumInterval: Double? = nil, paused: Bool = false)
  }
  extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
  }
  extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    static var everyMinute: EveryMinuteTimelineSchedule { get }
  }
  extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static var animation: AnimationTimelineSchedule { get }
  }
  struct TimelineView<Schedule: TimelineSchedule, Content> {
    struct Context {
      var date: Date { get }
    }
  }
  extension TimelineView: View where Content: View {
    typealias Body = Never
      init(
      _ schedule: Schedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content
    )
  }
  typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
  struct GraphicsContext {
    struct Shading { static func color(_ color: Color) -> Shading }
    func fill(_ path: Path, with shading: Shading)
    func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)
      func translateBy(x: CGFloat, y: CGFloat)
    func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol?
    struct ResolvedSymbol {}
  }
  struct Canvas<Symbols: View>: View {
    typealias Body = Never
      init(
      opaque: Bool = false, rendersAsynchronously: Bool = false,
      renderer: (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    )
  }
  extension Canvas where Symbols == EmptyView {
      init(
      opaque: Bool = false, rendersAsynchronously: Bool = false,
      renderer: (inout GraphicsContext, CGSize) -> Void
    )
  }
  struct ButtonRole: Equatable, Sendable {
    static let destructive: ButtonRole
    static let cancel: ButtonRole
  }
  struct Button<Label: View>: View {
    typealias Body = Never
    @_disfavoredOverload
      init(action: () -> Void, @ViewBuilder label: () -> Label)
      init(
      role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Label
    )
  }
  extension Button where Label == Text {
      init(_ titleKey: LocalizedStringKey, action: () -> Void)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, action: () -> Void)
      init(
      _ titleKey: LocalizedStringKey, role: ButtonRole?, action: () -> Void
    )
    @_disfavoredOverload
      init<S: StringProtocol>(
      _ title: S, role: ButtonRole?, action: () -> Void
    )
  }
  extension Button where Label == SwiftUI.Label<Text, Image> {
      init(
      _ titleKey: LocalizedStringKey, systemImage: String, action: () -> Void
    )
    @_disfavoredOverload
      init<S: StringProtocol>(
      _ title: S, systemImage: String, action: () -> Void
    )
      init(
      _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
      action: () -> Void
    )
  }
  extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
      init(_ configuration: PrimitiveButtonStyleConfiguration)
  }
  struct EditButton: View {
    typealias Body = Never
      init()
  }
  struct Link<Label: View>: View {
    typealias Body = Never
      init(destination: URL, @ViewBuilder label: () -> Label)
  }
  extension Link where Label == Text {
      init(_ titleKey: LocalizedStringKey, destination: URL)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, destination: URL)
  }
  struct Menu<Label: View, Content: View>: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(
      @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: () -> Void
    )
  }
  extension Menu where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  }
  extension Menu where Label == SwiftUI.Label<Text, Image> {
      init(
      _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    )
  }
  struct Toggle<Label: View>: View {
    typealias Body = Never
      init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  }
  extension Toggle where Label == Text {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
  }
  extension Toggle where Label == SwiftUI.Label<Text, Image> {
      init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  }
  extension Toggle where Label == ToggleStyleConfiguration.Label {
      init(_ configuration: ToggleStyleConfiguration)
  }
  struct Slider<Label: View, ValueLabel: View>: View {
    typealias Body = Never
  }
  extension Slider where Label == EmptyView, ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
      onEditingChanged: (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint
  }
  extension Slider where ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      onEditingChanged: (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint
  }
  extension Slider {
      init<V: BinaryFloatingPoint>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint
  }
  struct Stepper<Label: View>: View {
    typealias Body = Never
      init<V: Strideable>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    )
      init<V: Strideable>(
      value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    )
  }
  extension Stepper where Label == Text {
      init<V: Strideable>(
      _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
    )
    @_disfavoredOverload
      init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1)
      init<V: Strideable>(
      _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    )
    @_disfavoredOverload
      init<S: StringProtocol, V: Strideable>(
      _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    )
      init(
      _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    )
  }
  struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    typealias Body = Never
      init(
      selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    )
      init(
      selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    )
  }
  extension Picker where Label == Text {
      init(
      _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    )
    @_disfavoredOverload
      init<S: StringProtocol>(
      _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    )
  }
  struct DatePickerComponents: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let hourAndMinute = DatePickerComponents(rawValue: 1)
    static let date = DatePickerComponents(rawValue: 2)
  }
  struct DatePicker<Label: View>: View {
    typealias Body = Never
    typealias Components = DatePickerComponents
      init(
      selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
      @ViewBuilder label: () -> Label
    )
  }
  extension DatePicker where Label == Text {
      init(
      _ titleKey: LocalizedStringKey, selection: Binding<Date>,
      displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    )
    @_disfavoredOverload
      init<S: StringProtocol>(
      _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    )
      init(
      _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
      displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    )
  }
  struct MultiDatePicker<Label: View>: View {
    typealias Body = Never
  }
  extension MultiDatePicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
  }
  struct ColorPicker<Label: View>: View {
    typealias Body = Never
      init(
      selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    )
  }
  extension ColorPicker where Label == Text {
      init(
      _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    )
  }
  struct TextField<Label: View>: View {
    typealias Body = Never
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
  }
  extension TextField where Label == Text {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
      init<F: ParseableFormatStyle>(
      _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
  }
  struct SecureField<Label: View>: View {
    typealias Body = Never
  }
  extension SecureField where Label == Text {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, text: Binding<String>)
  }
  struct TextEditor: View {
    typealias Body = Never
      init(text: Binding<String>)
  }
  struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    typealias Body = Never
  }
  extension ProgressView where CurrentValueLabel == EmptyView {
      init() where Label == EmptyView
      init(@ViewBuilder label: () -> Label)
      init(_ titleKey: LocalizedStringKey) where Label == Text
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S) where Label == Text
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView
      init<V: BinaryFloatingPoint>(
      _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text
      init<V: BinaryFloatingPoint>(
      value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    )
  }
  struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    typealias Body = Never
  }
  extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
      init<V: BinaryFloatingPoint>(
      value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView
      init<V: BinaryFloatingPoint>(
      value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    )
  }
  protocol Transferable {}
  extension String: Transferable {}
  extension URL: Transferable {}
  struct DefaultShareLinkLabel: View {
    typealias Body = Never
  }
  struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    typealias Body = Never
  }
  extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
      init(item: URL) where Label == DefaultShareLinkLabel
      init(item: URL, @ViewBuilder label: () -> Label)
  }
  protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }
  struct ButtonStyleConfiguration {
    struct Label: View {
      typealias Body = Never
    }
    var label: Label { get }
    var role: ButtonRole? { get }
    var isPressed: Bool { get }
  }
  protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }
  struct PrimitiveButtonStyleConfiguration {
    struct Label: View {
      typealias Body = Never
    }
    var label: Label { get }
    var role: ButtonRole? { get }
    func trigger()
  }
  protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }
  struct LabelStyleConfiguration {
    struct Title: View {
      typealias Body = Never
    }
    struct Icon: View {
      typealias Body = Never
    }
    var title: Title { get }
    var icon: Icon { get }
  }
  protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }
  struct ToggleStyleConfiguration {
    struct Label: View {
      typealias Body = Never
    }
    var label: Label { get }
    @Binding var isOn: Bool
  }
  protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }
  struct GroupBoxStyleConfiguration {
    struct Label: View {
      typealias Body = Never
    }
    struct Content: View {
      typealias Body = Never
    }
    var label: Label { get }
    var content: Content { get }
  }
  struct PlainButtonStyle: PrimitiveButtonStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  struct BorderedButtonStyle: PrimitiveButtonStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  struct BorderlessButtonStyle: PrimitiveButtonStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    static var plain: PlainButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    static var bordered: BorderedButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    static var borderedProminent: BorderedProminentButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    static var borderless: BorderlessButtonStyle { get }
  }
  struct SwitchToggleStyle: ToggleStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  struct ButtonToggleStyle: ToggleStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  extension ToggleStyle where Self == SwitchToggleStyle {
    static var `switch`: SwitchToggleStyle { get }
  }
  extension ToggleStyle where Self == ButtonToggleStyle {
    static var button: ButtonToggleStyle { get }
  }
  struct TitleOnlyLabelStyle: LabelStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.title }
  }
  struct IconOnlyLabelStyle: LabelStyle {
    init()
    func makeBody(configuration: Configuration) -> some View { configuration.icon }
  }
  extension LabelStyle where Self == TitleOnlyLabelStyle {
    static var titleOnly: TitleOnlyLabelStyle { get }
  }
  extension LabelStyle where Self == IconOnlyLabelStyle {
    static var iconOnly: IconOnlyLabelStyle { get }
  }
  protocol PickerStyle {}
  struct SegmentedPickerStyle: PickerStyle { init() }
  struct MenuPickerStyle: PickerStyle { init() }
  struct InlinePickerStyle: PickerStyle { init() }
  struct WheelPickerStyle: PickerStyle { init() }
  extension PickerStyle where Self == SegmentedPickerStyle {
    static var segmented: SegmentedPickerStyle { get }
  }
  extension PickerStyle where Self == MenuPickerStyle { static var menu: MenuPickerStyle { get } }
  extension PickerStyle where Self == InlinePickerStyle { static var inline: InlinePickerStyle { get } }
  extension PickerStyle where Self == WheelPickerStyle { static var wheel: WheelPickerStyle { get } }
  protocol ListStyle {}
  struct PlainListStyle: ListStyle { init() }
  struct InsetGroupedListStyle: ListStyle { init() }
  struct SidebarListStyle: ListStyle { init() }
  extension ListStyle where Self == PlainListStyle { static var plain: PlainListStyle { get } }
  extension ListStyle where Self == InsetGroupedListStyle {
    static var insetGrouped: InsetGroupedListStyle { get }
  }
  extension ListStyle where Self == SidebarListStyle { static var sidebar: SidebarListStyle { get } }
  protocol TextFieldStyle {}
  struct PlainTextFieldStyle: TextFieldStyle { init() }
  struct RoundedBorderTextFieldStyle: TextFieldStyle { init() }
  extension TextFieldStyle where Self == PlainTextFieldStyle {
    static var plain: PlainTextFieldStyle { get }
  }
  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    static var roundedBorder: RoundedBorderTextFieldStyle { get }
  }
  protocol ProgressViewStyle {}
  struct CircularProgressViewStyle: ProgressViewStyle { init() }
  struct LinearProgressViewStyle: ProgressViewStyle { init() }
  extension ProgressViewStyle where Self == CircularProgressViewStyle {
    static var circular: CircularProgressViewStyle { get }
  }
  extension ProgressViewStyle where Self == LinearProgressViewStyle {
    static var linear: LinearProgressViewStyle { get }
  }
  protocol TabViewStyle {}
  struct PageTabViewStyle: TabViewStyle { init() }
  extension TabViewStyle where Self == PageTabViewStyle { static var page: PageTabViewStyle { get } }
  protocol FormStyle {}
  struct GroupedFormStyle: FormStyle { init() }
  extension FormStyle where Self == GroupedFormStyle { static var grouped: GroupedFormStyle { get } }
  protocol NavigationViewStyle {}
  struct StackNavigationViewStyle: NavigationViewStyle { init() }
  extension NavigationViewStyle where Self == StackNavigationViewStyle {
    static var stack: StackNavigationViewStyle { get }
  }
  extension UIViewRepresentableContext where Representable: UIViewRepresentable {
    var coordinator: Representable.Coordinator { get }
  }
  extension UIViewRepresentableContext where Representable: UIViewControllerRepresentable {
    var coordinator: Representable.Coordinator { get }
  }
  extension View {
    static func _printChanges()
    static func _logChanges()
    func animation<V: View>(
      _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { stub() as V }
  }
  extension Path {
      func addLines(_ lines: [CGPoint])
  }
  struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    typealias Body = Never
    init()
  }
  struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    typealias Body = Never
    init()
  }
  struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier { typealias Body = Never }
  struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier { typealias Body = Never }
  struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier { typealias Body = Never }
  struct LineLimitModifier: ViewModifier { typealias Body = Never; init() }
  struct PrivacyRedactionViewModifier: ViewModifier { typealias Body = Never; init() }
  struct _LabelsHiddenModifier: ViewModifier { typealias Body = Never; init() }
  struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { get }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?)
  }
  extension View {
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
      modifier(_EnvironmentKeyWritingModifier<V>())
    }
    func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
      modifier(_EnvironmentKeyWritingModifier<T?>())
    }
    func transformEnvironment<V>(
      _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void
    ) -> some View { modifier(_EnvironmentKeyTransformModifier<V>()) }
    func environmentObject<T: ObservableObject>(_ object: T) -> some View {
      modifier(_EnvironmentKeyWritingModifier<T?>())
    }
    func defaultAppStorage(_ store: UserDefaults) -> some View {
      modifier(_EnvironmentKeyWritingModifier<UserDefaults>())
    }
    func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
      modifier(stub() as _PreferenceWritingModifier<K>)
    }
    func transformPreference<K: PreferenceKey>(
      _ key: K.Type = K.self, _ callback: (inout K.Value) -> Void
    ) -> some View { modifier(stub() as _PreferenceTransformModifier<K>) }
    func onPreferenceChange<K: PreferenceKey>(
      _ key: K.Type = K.self, perform action: (K.Value) -> Void
    ) -> some View where K.Value: Equatable { modifier(stub() as _PreferenceActionModifier<K>) }
    func accentColor(_ accentColor: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>()) }
    func foregroundColor(_ color: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>()) }
    @_disfavoredOverload
    func tint(_ tint: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>()) }
    func tint<S: ShapeStyle>(_ tint: S?) -> some View {
      modifier(_EnvironmentKeyWritingModifier<AnyShapeStyle?>())
    }
    func colorScheme(_ colorScheme: ColorScheme) -> some View {
      modifier(_EnvironmentKeyWritingModifier<ColorScheme>())
    }
    func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
      modifier(stub() as _PreferenceWritingModifier<PreferredColorSchemeKey>)
    }
    func font(_ font: Font?) -> some View { modifier(_EnvironmentKeyWritingModifier<Font?>()) }
    func fontWeight(_ weight: Font.Weight?) -> some View {
      modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
    }
    func fontDesign(_ design: Font.Design?) -> some View {
      modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
    }
    func bold(_ isActive: Bool = true) -> some View {
      modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
    }
    func italic(_ isActive: Bool = true) -> some View {
      modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
    }
    func monospaced(_ isActive: Bool = true) -> some View {
      modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
    }
    func monospacedDigit() -> some View { modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>()) }
    func underline(
      _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>()) }
    func strikethrough(
      _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>()) }
    func kerning(_ kerning: CGFloat) -> some View { modifier(_EnvironmentKeyWritingModifier<CGFloat>()) }
    func tracking(_ tracking: CGFloat) -> some View { modifier(_EnvironmentKeyWritingModifier<CGFloat>()) }
    func baselineOffset(_ baselineOffset: CGFloat) -> some View {
      modifier(_EnvironmentKeyWritingModifier<CGFloat>())
    }
    func lineLimit(_ number: Int?) -> some View { modifier(_EnvironmentKeyWritingModifier<Int?>()) }
    func lineLimit(_ limit: ClosedRange<Int>) -> some View { modifier(LineLimitModifier()) }
    func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modifier(LineLimitModifier()) }
    func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { modifier(LineLimitModifier()) }
    func lineSpacing(_ lineSpacing: CGFloat) -> some View { modifier(_EnvironmentKeyWritingModifier<CGFloat>()) }
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
      modifier(_EnvironmentKeyWritingModifier<TextAlignment>())
    }
    func truncationMode(_ mode: Text.TruncationMode) -> some View {
      modifier(_EnvironmentKeyWritingModifier<Text.TruncationMode>())
    }
    func minimumScaleFactor(_ factor: CGFloat) -> some View {
      modifier(_EnvironmentKeyWritingModifier<CGFloat>())
    }
    func allowsTightening(_ flag: Bool) -> some View { modifier(_EnvironmentKeyWritingModifier<Bool>()) }
    func textCase(_ textCase: Text.Case?) -> some View { modifier(_EnvironmentKeyWritingModifier<Text.Case?>()) }
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
      modifier(_EnvironmentKeyWritingModifier<DynamicTypeSize>())
    }
    func autocorrectionDisabled(_ disable: Bool = true) -> some View {
      modifier(_EnvironmentKeyWritingModifier<Bool>())
    }
    func imageScale(_ scale: Image.Scale) -> some View { modifier(_EnvironmentKeyWritingModifier<Image.Scale>()) }
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
      modifier(_EnvironmentKeyWritingModifier<SymbolRenderingMode?>())
    }
    func symbolVariant(_ variant: SymbolVariants) -> some View {
      modifier(_EnvironmentKeyTransformModifier<SymbolVariants>())
    }
    func disabled(_ disabled: Bool) -> some View { modifier(_EnvironmentKeyTransformModifier<Bool>()) }
    func redacted(reason: RedactionReasons) -> some View {
      modifier(_EnvironmentKeyTransformModifier<RedactionReasons>())
    }
    func unredacted() -> some View { modifier(_EnvironmentKeyWritingModifier<RedactionReasons>()) }
    func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(PrivacyRedactionViewModifier()) }
    func controlSize(_ controlSize: ControlSize) -> some View {
      modifier(_EnvironmentKeyWritingModifier<ControlSize>())
    }
    func headerProminence(_ prominence: Prominence) -> some View {
      modifier(_EnvironmentKeyWritingModifier<Prominence>())
    }
    func labelsHidden() -> some View { modifier(_LabelsHiddenModifier()) }
    func scrollDisabled(_ disabled: Bool) -> some View { modifier(_EnvironmentKeyTransformModifier<Bool>()) }
    func scrollClipDisabled(_ disabled: Bool = true) -> some View {
      modifier(_EnvironmentKeyWritingModifier<Bool>())
    }
    func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(stub() as _ButtonStyleModifier<S>) }
    func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
      modifier(stub() as _PrimitiveButtonStyleModifier<S>)
    }
    func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { modifier(stub() as ToggleStyleModifier<S>) }
    func labelStyle<S: LabelStyle>(_ style: S) -> some View { modifier(stub() as _LabelStyleModifier<S>) }
    func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
      modifier(stub() as _GroupBoxStyleModifier<S>)
    }
    func pickerStyle<S: PickerStyle>(_ style: S) -> some View { modifier(stub() as _PickerStyleModifier<S>) }
    func listStyle<S: ListStyle>(_ style: S) -> some View { modifier(stub() as _ListStyleModifier<S>) }
    func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
      modifier(stub() as _TextFieldStyleModifier<S>)
    }
    func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
      modifier(stub() as _ProgressViewStyleModifier<S>)
    }
    func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(stub() as _TabViewStyleModifier<S>) }
    func formStyle<S: FormStyle>(_ style: S) -> some View { modifier(stub() as _FormStyleModifier<S>) }
    func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
      modifier(stub() as _NavigationViewStyleModifier<S>)
    }
  }
  struct _ButtonStyleModifier<S: ButtonStyle>: ViewModifier { typealias Body = Never }
  struct _PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: ViewModifier { typealias Body = Never }
  struct ToggleStyleModifier<S: ToggleStyle>: ViewModifier { typealias Body = Never }
  struct _LabelStyleModifier<S: LabelStyle>: ViewModifier { typealias Body = Never }
  struct _GroupBoxStyleModifier<S: GroupBoxStyle>: ViewModifier { typealias Body = Never }
  struct _PickerStyleModifier<S: PickerStyle>: ViewModifier { typealias Body = Never }
  struct _ListStyleModifier<S: ListStyle>: ViewModifier { typealias Body = Never }
  struct _TextFieldStyleModifier<S: TextFieldStyle>: ViewModifier { typealias Body = Never }
  struct _ProgressViewStyleModifier<S: ProgressViewStyle>: ViewModifier { typealias Body = Never }
  struct _TabViewStyleModifier<S: TabViewStyle>: ViewModifier { typealias Body = Never }
  struct _FormStyleModifier<S: FormStyle>: ViewModifier { typealias Body = Never }
  struct _NavigationViewStyleModifier<S: NavigationViewStyle>: ViewModifier { typealias Body = Never }
  @propertyWrapper
  struct FetchRequest<Result>: DynamicProperty {
    private let storage: Int
    var wrappedValue: FetchedResults<Result> { get }
    var projectedValue: Binding<FetchRequest<Result>> { get }
    init(
      sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    )
  }
  struct FetchedResults<Result>: RandomAccessCollection {
    private let storage: Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> Result { get }
  }
  @propertyWrapper
  struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
    private let storage: Int
    var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
    init(
      sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
      predicate: NSPredicate? = nil, animation: Animation? = nil
    )
  }
  struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
    struct Section: Identifiable {
      var id: SectionIdentifier { get }
    }
    private let storage: Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> Section { get }
  }
  enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    struct Set: OptionSet, Sendable {
      let rawValue: Int8
      init(rawValue: Int8)
      static let horizontal = Set(rawValue: 1)
      static let vertical = Set(rawValue: 2)
    }
  }
  enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    struct Set: OptionSet, Sendable {
      let rawValue: Int8
      init(rawValue: Int8)
      init(_ edge: Edge)
      static let top = Set(rawValue: 1)
      static let leading = Set(rawValue: 2)
      static let bottom = Set(rawValue: 4)
      static let trailing = Set(rawValue: 8)
      static let all = Set(rawValue: 15)
      static let horizontal = Set(rawValue: 10)
      static let vertical = Set(rawValue: 5)
    }
  }
  enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing
    struct Set: OptionSet, Sendable {
      let rawValue: Int8
      init(rawValue: Int8)
      static let leading = Set(rawValue: 1)
      static let trailing = Set(rawValue: 2)
      static let all = Set(rawValue: 3)
    }
  }
  enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
    struct Set: OptionSet, Sendable {
      let rawValue: Int8
      init(rawValue: Int8)
      static let top = Set(rawValue: 1)
      static let bottom = Set(rawValue: 2)
      static let all = Set(rawValue: 3)
    }
  }
  struct EdgeInsets: Equatable, Sendable {
    var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    init()
  }
  protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
  }
  struct ViewDimensions: Equatable {
    var width: CGFloat { get }
    var height: CGFloat { get }
    subscript(guide: HorizontalAlignment) -> CGFloat { get }
    subscript(guide: VerticalAlignment) -> CGFloat { get }
  }
  struct HorizontalAlignment: Hashable, Sendable {
    init(_ id: any AlignmentID.Type)
    static let leading: HorizontalAlignment
    static let center: HorizontalAlignment
    static let trailing: HorizontalAlignment
  }
  struct VerticalAlignment: Hashable, Sendable {
    init(_ id: any AlignmentID.Type)
    static let top: VerticalAlignment
    static let center: VerticalAlignment
    static let bottom: VerticalAlignment
    static let firstTextBaseline: VerticalAlignment
    static let lastTextBaseline: VerticalAlignment
  }
  struct Alignment: Hashable, Sendable {
    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    static let center: Alignment
    static let leading: Alignment
    static let trailing: Alignment
    static let top: Alignment
    static let bottom: Alignment
    static let topLeading: Alignment
    static let topTrailing: Alignment
    static let bottomLeading: Alignment
    static let bottomTrailing: Alignment
    static let centerFirstTextBaseline: Alignment
  }
  struct UnitPoint: Hashable, Sendable {
    var x: CGFloat, y: CGFloat
    init(x: CGFloat, y: CGFloat)
    static let zero: UnitPoint
    static let center: UnitPoint
    static let leading: UnitPoint
    static let trailing: UnitPoint
    static let top: UnitPoint
    static let bottom: UnitPoint
    static let topLeading: UnitPoint
    static let topTrailing: UnitPoint
    static let bottomLeading: UnitPoint
    static let bottomTrailing: UnitPoint
  }
  struct Angle: Hashable, Comparable, Sendable {
    var radians: Double
    var degrees: Double { get set }
    init()
    init(radians: Double)
    init(degrees: Double)
    static func radians(_ radians: Double) -> Angle
    static func degrees(_ degrees: Double) -> Angle
    static let zero: Angle
    static func < (a: Angle, b: Angle) -> Bool
    static func * (a: Angle, b: Double) -> Angle
  }
  enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
  enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
  enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
  enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
  enum ColorScheme: CaseIterable, Sendable { case light, dark }
  enum UserInterfaceSizeClass: Sendable { case compact, regular }
  enum ScenePhase: Comparable, Sendable { case background, inactive, active }
  enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
  enum Prominence: Sendable { case standard, increased }
  enum BlendMode: Sendable { case normal, multiply, screen, overlay, darken, lighten, destinationOut }
  enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
    var isAccessibilitySize: Bool { get }
  }
  enum CoordinateSpace { case global, local, named(AnyHashable) }
  protocol CoordinateSpaceProtocol {}
  struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}
  struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
  struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
  extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    static func named(_ name: some Hashable) -> NamedCoordinateSpace
  }
  extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    static var local: LocalCoordinateSpace { get }
  }
  extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    static var global: GlobalCoordinateSpace { get }
  }
  struct GeometryProxy {
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    @_disfavoredOverload
    func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  }
  struct SafeAreaRegions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let container = SafeAreaRegions(rawValue: 1)
    static let keyboard = SafeAreaRegions(rawValue: 2)
    static let all = SafeAreaRegions(rawValue: 3)
  }
  struct ProposedViewSize: Equatable, Sendable {
    var width: CGFloat?, height: CGFloat?
    static let unspecified: ProposedViewSize
    init(width: CGFloat?, height: CGFloat?)
    init(_ size: CGSize)
    func replacingUnspecifiedDimensions() -> CGSize
  }
  struct LayoutSubview: Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
  }
  struct LayoutSubviews: RandomAccessCollection, Equatable {
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> LayoutSubview { get }
  }
  protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  protocol Layout: Animatable {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    func makeCache(subviews: Subviews) -> Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  }
  extension Layout where Cache == Void {
    func makeCache(subviews: Subviews)
  }
  extension Layout {
    func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
      stub() as _LayoutView<Self, V>
    }
  }
  struct _LayoutView<Root, Content>: View {
    typealias Body = Never
  }
  struct HStackLayout: Layout {
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    )
  }
  struct VStackLayout: Layout {
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    )
  }
  struct ZStackLayout: Layout {
    init(alignment: Alignment = .center)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    )
  }
  struct AnyLayout: Layout {
    init<L: Layout>(_ layout: L)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    )
  }
  protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
  }
  extension Never: Gesture {
    typealias Value = Never
  }
  extension Gesture where Body == Never {
    var body: Never { get }
  }
  struct TapGesture: Gesture {
    typealias Value = Void
    typealias Body = Never
    init(count: Int = 1)
  }
  struct LongPressGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never
    init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
  }
  struct DragGesture: Gesture {
    struct Value: Equatable, Sendable {
      var translation: CGSize { get }
      var location: CGPoint { get }
      var startLocation: CGPoint { get }
    }
    typealias Body = Never
    init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  }
  struct MagnificationGesture: Gesture {
    typealias Value = CGFloat
    typealias Body = Never
    init(minimumScaleDelta: CGFloat = 0.01)
  }
  struct _EndedGesture<Content: Gesture>: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
  }
  struct _ChangedGesture<Content: Gesture>: Gesture {
    typealias Value = Content.Value
    typealias Body = Never
  }
  struct GestureStateGesture<Base: Gesture, State>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
  }
  struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value { case first(First.Value), second(First.Value, Second.Value?) }
    typealias Body = Never
  }
  struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    struct Value {}
    typealias Body = Never
  }
  struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value { case first(First.Value), second(Second.Value) }
    typealias Body = Never
  }
  extension Gesture {
    func onEnded(_ action: (Value) -> Void) -> _EndedGesture<Self>
    func onChanged(_ action: (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable
    func updating<State>(
      _ state: GestureState<State>, body: (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State>
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
  }
  struct GestureMask: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let none = GestureMask([])
    static let gesture = GestureMask(rawValue: 1)
    static let subviews = GestureMask(rawValue: 2)
    static let all = GestureMask(rawValue: 3)
  }
  struct AddGestureModifier<T: Gesture>: ViewModifier { typealias Body = Never; init() }
  struct HighPriorityGestureModifier<T: Gesture>: ViewModifier { typealias Body = Never; init() }
  struct SimultaneousGestureModifier<T: Gesture>: ViewModifier { typealias Body = Never; init() }
  extension View {
    func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
      modifier(stub() as AddGestureModifier<T>)
    }
    func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
      modifier(stub() as AddGestureModifier<T>)
    }
    func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
      modifier(stub() as HighPriorityGestureModifier<T>)
    }
    func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
      modifier(stub() as SimultaneousGestureModifier<T>)
    }
    func onTapGesture(count: Int = 1, perform action: () -> Void) -> some View {
      modifier(stub() as AddGestureModifier<_EndedGesture<TapGesture>>)
    }
    func onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
      onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
      modifier(stub() as AddGestureModifier<_EndedGesture<LongPressGesture>>)
    }
  }
  struct Animation: Equatable, Sendable {
    static let `default`: Animation
    static let linear: Animation
    static let easeIn: Animation
    static let easeOut: Animation
    static let easeInOut: Animation
    static let spring: Animation
    static let bouncy: Animation
    static let smooth: Animation
    static let snappy: Animation
    static func linear(duration: TimeInterval) -> Animation
    static func easeIn(duration: TimeInterval) -> Animation
    static func easeOut(duration: TimeInterval) -> Animation
    static func easeInOut(duration: TimeInterval) -> Animation
    static func spring(
      response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation
    func delay(_ delay: TimeInterval) -> Animation
    func speed(_ speed: Double) -> Animation
    func repeatForever(autoreverses: Bool = true) -> Animation
    func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
  }
  struct Transaction {
    init()
    init(animation: Animation?)
    var animation: Animation? { get set }
    var disablesAnimations: Bool { get set }
  }
  func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result
  func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
  struct _AnimationModifier<Value: Equatable>: ViewModifier { typealias Body = Never; init() }
  struct _AnimationView<Content: Equatable & View>: View { typealias Body = Never }
  struct _TransactionModifier: ViewModifier { typealias Body = Never; init() }
  struct _ValueTransactionModifier<Value: Equatable>: ViewModifier { typealias Body = Never }
  struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier { typealias Body = Never }
  extension View {
    func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
      modifier(stub() as _AnimationModifier<V>)
    }
    func animation(_ animation: Animation?) -> some View { modifier(stub() as _TransactionModifier) }
    func transaction(_ transform: (inout Transaction) -> Void) -> some View {
      modifier(stub() as _TransactionModifier)
    }
    func transaction<V: Equatable>(
      value: V, _ transform: (inout Transaction) -> Void
    ) -> some View { modifier(stub() as _ValueTransactionModifier<V>) }
    func transition(_ t: AnyTransition) -> some View {
      modifier(_TraitWritingModifier<TransitionTraitKey>())
    }
    func transition<T: Transition>(_ transition: T) -> some View {
      modifier(_TraitWritingModifier<TransitionTraitKey>())
    }
  }
  enum TransitionPhase: Sendable {
    case willAppear, identity, didDisappear
    var isIdentity: Bool { get }
    var value: Double { get }
  }
  protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  }
  struct OpacityTransition: Transition {
      init()
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  struct SlideTransition: Transition {
      init()
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  struct MoveTransition: Transition {
      init(edge: Edge)
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  struct ScaleTransition: Transition {
      init(_ scale: Double)
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  struct IdentityTransition: Transition {
      init()
    func body(content: Content, phase: TransitionPhase) -> some View { content }
  }
  extension Transition where Self == OpacityTransition {
    static var opacity: OpacityTransition { get }
  }
  extension Transition where Self == SlideTransition {
    static var slide: SlideTransition { get }
  }
  extension Transition where Self == ScaleTransition {
    static var scale: ScaleTransition { get }
  }
  extension Transition where Self == MoveTransition {
    static func move(edge: Edge) -> MoveTransition
  }
  struct AnyTransition {
    init<T: Transition>(_ transition: T)
    static let identity: AnyTransition
    static let opacity: AnyTransition
    static let slide: AnyTransition
    static let scale: AnyTransition
    static func move(edge: Edge) -> AnyTransition
    static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
    func combined(with other: AnyTransition) -> AnyTransition
    func animation(_ animation: Animation?) -> AnyTransition
  }
  struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    typealias Body = Never
    init<S: Sequence>(
      _ phases: S, @ViewBuilder content: (Phase) -> Content,
      animation: (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase
  }
  struct _PhaseAnimatorModifier<Phase: Equatable, Content: View>: ViewModifier {
    typealias Body = Never
  }
  struct _KeyframeAnimatorModifier<Value, Content: View>: ViewModifier { typealias Body = Never }
  protocol Keyframes<Value> { associatedtype Value }
  @resultBuilder
  enum KeyframesBuilder<Value> {
    static func buildBlock<K: Keyframes<Value>>(_ keyframes: K) -> K
  }
  struct KeyframeTrack<Root, Value>: Keyframes {
    init(content: () -> LinearKeyframe<Root>) where Root == Value
    init(_ keyPath: WritableKeyPath<Root, Value>, content: () -> LinearKeyframe<Value>)
  }
  struct LinearKeyframe<Value>: Keyframes {
    init(_ to: Value, duration: TimeInterval)
  }
  extension View {
    func phaseAnimator<Phase: Equatable, C: View>(
      _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> C,
      animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { modifier(stub() as _PhaseAnimatorModifier<Phase, C>) }
    func phaseAnimator<Phase: Equatable, C: View>(
      _ phases: some Sequence<Phase>, trigger: some Equatable,
      @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> C,
      animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { modifier(stub() as _PhaseAnimatorModifier<Phase, C>) }
    func keyframeAnimator<Value, C: View, K: Keyframes<Value>>(
      initialValue: Value, repeating: Bool = true,
      @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> C,
      @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) -> some View { modifier(stub() as _KeyframeAnimatorModifier<Value, C>) }
    func keyframeAnimator<Value, C: View, K: Keyframes<Value>>(
      initialValue: Value, trigger: some Equatable,
      @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> C,
      @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) -> some View { modifier(stub() as _KeyframeAnimatorModifier<Value, C>) }
  }
  struct _PaddingLayout: ViewModifier { typealias Body = Never; init() }
  struct _FrameLayout: ViewModifier { typealias Body = Never; init() }
  struct _FlexFrameLayout: ViewModifier { typealias Body = Never; init() }
  struct _FixedSizeLayout: ViewModifier { typealias Body = Never; init() }
  struct _AspectRatioLayout: ViewModifier { typealias Body = Never; init() }
  struct _PositionLayout: ViewModifier { typealias Body = Never; init() }
  struct _OffsetEffect: ViewModifier { typealias Body = Never; init() }
  struct _AlignmentWritingModifier: ViewModifier { typealias Body = Never; init() }
  struct _SafeAreaIgnoringLayout: ViewModifier { typealias Body = Never; init() }
  struct _SafeAreaRegionsIgnoringLayout: ViewModifier { typealias Body = Never; init() }
  struct _InsetViewModifier<Content: View>: ViewModifier { typealias Body = Never }
  struct SafeAreaPaddingModifier: ViewModifier { typealias Body = Never; init() }
  struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    typealias Body = Never
    init()
  }
  protocol _ViewTraitKey {}
  struct ZIndexTraitKey: _ViewTraitKey {}
  struct LayoutPriorityTraitKey: _ViewTraitKey {}
  struct TransitionTraitKey: _ViewTraitKey {}
  struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {}
  struct _LayoutTrait<K: LayoutValueKey>: _ViewTraitKey {}
  struct OnDeleteTraitKey: _ViewTraitKey {}
  struct OnMoveTraitKey: _ViewTraitKey {}
  struct OnInsertTraitKey: _ViewTraitKey {}
  struct DeleteDisabledTraitKey: _ViewTraitKey {}
  struct MoveDisabledTraitKey: _ViewTraitKey {}
  struct ListRowInsetsTraitKey: _ViewTraitKey {}
  struct ListRowBackgroundTraitKey: _ViewTraitKey {}
  struct ListRowSeparatorTraitKey: _ViewTraitKey {}
  struct BadgeTraitKey: _ViewTraitKey {}
  struct _ContainerValueTrait<V>: _ViewTraitKey {}
  struct ContainerValues {}
  extension View {
    func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout()) }
    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
      modifier(_PaddingLayout())
    }
    func padding(_ length: CGFloat) -> some View { modifier(_PaddingLayout()) }
    func frame(
      width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(_FrameLayout()) }
    func frame(
      minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
      idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(_FlexFrameLayout()) }
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modifier(_FixedSizeLayout()) }
    func fixedSize() -> some View { modifier(_FixedSizeLayout()) }
    func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
      modifier(_AspectRatioLayout())
    }
    func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
      modifier(_AspectRatioLayout())
    }
    func scaledToFit() -> some View { modifier(_AspectRatioLayout()) }
    func scaledToFill() -> some View { modifier(_AspectRatioLayout()) }
    func position(_ position: CGPoint) -> some View { modifier(_PositionLayout()) }
    func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_PositionLayout()) }
    func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect()) }
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_OffsetEffect()) }
    func alignmentGuide(
      _ g: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentWritingModifier()) }
    func alignmentGuide(
      _ g: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentWritingModifier()) }
    func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(_SafeAreaIgnoringLayout()) }
    func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
      modifier(_SafeAreaRegionsIgnoringLayout())
    }
    func safeAreaInset<V: View>(
      edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> V
    ) -> some View { modifier(stub() as _InsetViewModifier<V>) }
    func safeAreaInset<V: View>(
      edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> V
    ) -> some View { modifier(stub() as _InsetViewModifier<V>) }
    func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
      modifier(SafeAreaPaddingModifier())
    }
    func zIndex(_ value: Double) -> some View { modifier(_TraitWritingModifier<ZIndexTraitKey>()) }
    func layoutPriority(_ value: Double) -> some View {
      modifier(_TraitWritingModifier<LayoutPriorityTraitKey>())
    }
    func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
      modifier(_TraitWritingModifier<_LayoutTrait<K>>())
    }
    func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
      modifier(_TraitWritingModifier<_ContainerValueTrait<V>>())
    }
    func tag<V: Hashable>(_ tag: V) -> some View {
      modifier(_TraitWritingModifier<TagValueTraitKey<V>>())
    }
    func deleteDisabled(_ isDisabled: Bool) -> some View {
      modifier(_TraitWritingModifier<DeleteDisabledTraitKey>())
    }
    func moveDisabled(_ isDisabled: Bool) -> some View {
      modifier(_TraitWritingModifier<MoveDisabledTraitKey>())
    }
    func listRowInsets(_ insets: EdgeInsets?) -> some View {
      modifier(_TraitWritingModifier<ListRowInsetsTraitKey>())
    }
    func listRowBackground<V: View>(_ view: V?) -> some View {
      modifier(_TraitWritingModifier<ListRowBackgroundTraitKey>())
    }
    func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
      modifier(_TraitWritingModifier<ListRowSeparatorTraitKey>())
    }
    func badge(_ count: Int) -> some View { modifier(_TraitWritingModifier<BadgeTraitKey>()) }
    func badge(_ key: LocalizedStringKey) -> some View { modifier(_TraitWritingModifier<BadgeTraitKey>()) }
    func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(_CoordinateSpaceModifier<T>()) }
    func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
      modifier(_CoordinateSpaceModifier<AnyHashable>())
    }
    func gridCellColumns(_ count: Int) -> some View {
      modifier(_LayoutValueModifier<_GridCellColumns>())
    }
    func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
      modifier(_ContentMarginModifier())
    }
  }
  struct _CoordinateSpaceModifier<Name: Hashable>: ViewModifier {
    typealias Body = Never
    init()
  }
  struct _LayoutValueModifier<Key>: ViewModifier { typealias Body = Never; init() }
  struct _GridCellColumns {}
  struct _ContentMarginModifier: ViewModifier { typealias Body = Never; init() }
  struct _InspectorModifier<C: View>: ViewModifier { typealias Body = Never }
  struct _ScrollGeometryModifier<Value: Equatable>: ViewModifier { typealias Body = Never }
  struct _ContinuousHoverModifier: ViewModifier { typealias Body = Never }
  struct _TransformEnvironmentModifier<Value>: ViewModifier { typealias Body = Never }
  enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
  }
  struct ScrollGeometry: Equatable, Sendable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInsets: EdgeInsets
    var containerSize: CGSize
    var visibleRect: CGRect { get }
    var bounds: CGRect { get }
  }
  extension View {
    func navigationDestination<D: Hashable, C: View>(
      item: Binding<D?>, @ViewBuilder destination: (D) -> C
    ) -> some View { modifier(stub() as _NavigationDestinationModifier<D, C>) }
    func inspector<V: View>(
      isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { modifier(stub() as _InspectorModifier<V>) }
    func onScrollGeometryChange<T: Equatable>(
      for type: T.Type, of transform: (ScrollGeometry) -> T, action: (T, T) -> Void
    ) -> some View { modifier(stub() as _ScrollGeometryModifier<T>) }
    func onContinuousHover(
      coordinateSpace: CoordinateSpace = .local, perform action: (HoverPhase) -> Void
    ) -> some View { modifier(_ContinuousHoverModifier()) }
    func visualEffect(
      _ effect: (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { modifier(_VisualEffectModifier()) }
  }
  struct _VisualEffectModifier: ViewModifier { typealias Body = Never }
  protocol VisualEffect: Sendable {}
  struct EmptyVisualEffect: VisualEffect {}
  extension VisualEffect {
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
    func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
  }
  extension View {
    func contextMenu<M: View, P: View>(
      @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(stub() as _ContextMenuPreviewModifier<M, P>) }
  }
  struct _ContextMenuPreviewModifier<M: View, P: View>: ViewModifier { typealias Body = Never }
  extension OpenURLAction {
    struct Result: Sendable {
      static let handled: Result
      static let discarded: Result
      static let systemAction: Result
    }
    init(handler: (URL) -> Result)
  }
  struct UIViewRepresentableContext<Representable> {
    var environment: EnvironmentValues { get }
  }
  protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
  }
  protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }
    final class UIHostingController<Content: View>: UIViewController {
    var rootView: Content { get set }
      init(rootView: Content)
  }
    final class NSHostingController<Content: View> {
      init(rootView: Content)
  }
    final class NSHostingView<Content: View> {
      init(rootView: Content)
  }
  struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    init(@ViewBuilder content: () -> Content)
  }
    final class ImageRenderer<Content: View> {
    init(content: Content)
    var cgImage: CGImage? { get }
    var uiImage: UIImage? { get }
  }
  protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
  }
  extension App {
    static func main()
  }
  protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
  }
  extension Scene where Body == Never {
    var body: Never { get }
  }
  extension Never: Scene {}
  extension Optional: Scene where Wrapped: Scene {}
  struct _TupleScene<T>: Scene {
    typealias Body = Never
  }
  struct WindowGroup<Content: View>: Scene {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content)
      init(id: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
      init<D: Codable & Hashable, C: View>(
      for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
    ) where Content == C?
  }
  struct Window<Content: View>: Scene {
    typealias Body = Never
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
  }
  struct Settings<Content: View>: Scene {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content)
  }
  struct MenuBarExtra<Label: View, Content: View>: Scene {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  }
  extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
      init(
      _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    )
  }
  struct _SceneModifier<Content: Scene>: Scene {
    typealias Body = Never
  }
  extension Scene {
    func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
      stub() as _SceneModifier<Self>
    }
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
      stub() as _SceneModifier<Self>
    }
    func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { stub() as _SceneModifier<Self> }
    func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { stub() as _SceneModifier<Self> }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: (V, V) -> Void
    ) -> some Scene { stub() as _SceneModifier<Self> }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: () -> Void
    ) -> some Scene { stub() as _SceneModifier<Self> }
    func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { stub() as _SceneModifier<Self> }
  }
  protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
  }
  extension Commands where Body == Never {
    var body: Never { get }
  }
  extension Never: Commands {}
  extension Optional: Commands where Wrapped: Commands {}
  extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
  struct EmptyCommands: Commands {
    typealias Body = Never
      init()
  }
  struct TupleCommandContent<T>: Commands {
    typealias Body = Never
  }
  struct SidebarCommands: Commands {
    typealias Body = Never
      init()
  }
  struct CommandMenu<Content: View>: Commands {
    typealias Body = Never
      init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  }
  struct CommandGroupPlacement: Sendable {
    static let newItem: CommandGroupPlacement
    static let help: CommandGroupPlacement
    static let appInfo: CommandGroupPlacement
    static let sidebar: CommandGroupPlacement
  }
  struct CommandGroup<Content: View>: Commands {
    typealias Body = Never
      init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  }
  protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
  }
  extension ToolbarContent where Body == Never {
    var body: Never { get }
  }
  extension Never: ToolbarContent {}
  extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
  extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
  struct TupleToolbarContent<T>: ToolbarContent {
    typealias Body = Never
  }
  struct ToolbarItemPlacement: Sendable {
    static let automatic: ToolbarItemPlacement
    static let principal: ToolbarItemPlacement
    static let primaryAction: ToolbarItemPlacement
    static let confirmationAction: ToolbarItemPlacement
    static let cancellationAction: ToolbarItemPlacement
    static let destructiveAction: ToolbarItemPlacement
    static let navigation: ToolbarItemPlacement
    static let bottomBar: ToolbarItemPlacement
    static let topBarLeading: ToolbarItemPlacement
    static let topBarTrailing: ToolbarItemPlacement
    static let navigationBarLeading: ToolbarItemPlacement
    static let navigationBarTrailing: ToolbarItemPlacement
    static let keyboard: ToolbarItemPlacement
  }
  struct ToolbarItem<ID, Content: View>: ToolbarContent {
    typealias Body = Never
  }
  extension ToolbarItem where ID == () {
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  }
  extension ToolbarItem where ID == String {
      init(
      id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    )
  }
  struct ToolbarItemGroup<Content: View>: ToolbarContent {
    typealias Body = Never
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  }
  protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
  }
  struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    init(stringLiteral: String)
  }
  extension View {
    func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
    func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }
  }
  protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
  }
  extension Animatable where AnimatableData == EmptyAnimatableData {
    var animatableData: EmptyAnimatableData { get set }
  }
  protocol VectorArithmetic: AdditiveArithmetic {
    func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
  }
  extension Double: VectorArithmetic {
      func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
  }
  extension CGFloat: VectorArithmetic {
      func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
  }
  struct EmptyAnimatableData: VectorArithmetic {
    init()
    static var zero: EmptyAnimatableData { get }
    static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
    static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
  }
  protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
  }
  extension Shape {
    var body: _ShapeView<Self, ForegroundStyle> { get }
  }
  protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
  }
  struct Path: Shape {
    init()
    init(_ rect: CGRect)
    init(ellipseIn rect: CGRect)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat)
    init(_ callback: (inout Path) -> Void)
      func path(in rect: CGRect) -> Path
      func move(to point: CGPoint)
      func addLine(to point: CGPoint)
      func addRect(_ rect: CGRect)
      func addEllipse(in rect: CGRect)
      func addQuadCurve(to point: CGPoint, control: CGPoint)
      func addArc(
      center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    )
      func closeSubpath()
  }
  struct Rectangle: InsettableShape {
      init()
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Rectangle> }
  }
  struct RoundedRectangle: InsettableShape {
      init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
      init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape {
      stub() as _InsetShape<RoundedRectangle>
    }
  }
  struct UnevenRoundedRectangle: InsettableShape {
      init(
      topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
      topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    )
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape {
      stub() as _InsetShape<UnevenRoundedRectangle>
    }
  }
  struct Circle: InsettableShape {
      init()
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Circle> }
  }
  struct Ellipse: InsettableShape {
      init()
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Ellipse> }
  }
  struct Capsule: InsettableShape {
      init(style: RoundedCornerStyle = .continuous)
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Capsule> }
  }
  struct ContainerRelativeShape: InsettableShape {
      init()
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> some InsettableShape {
      stub() as _InsetShape<ContainerRelativeShape>
    }
  }
  struct AnyShape: Shape {
      init<S: Shape>(_ shape: S)
      func path(in rect: CGRect) -> Path
  }
  struct _InsetShape<Base: Shape>: InsettableShape {
      func path(in rect: CGRect) -> Path
      func inset(by amount: CGFloat) -> _InsetShape<Base>
  }
  struct _StrokedShape<S: Shape>: Shape {
      func path(in rect: CGRect) -> Path
  }
  struct _TrimmedShape<S: Shape>: Shape {
      func path(in rect: CGRect) -> Path
  }
  struct _SizedShape<S: Shape>: Shape {
      func path(in rect: CGRect) -> Path
  }
  struct OffsetShape<Content: Shape>: Shape {
      func path(in rect: CGRect) -> Path
  }
  struct ScaledShape<Content: Shape>: Shape {
      func path(in rect: CGRect) -> Path
  }
  struct RotatedShape<Content: Shape>: Shape {
      func path(in rect: CGRect) -> Path
  }
  enum RoundedCornerStyle: Sendable { case circular, continuous }
  struct FillStyle: Equatable, Sendable {
    init(eoFill: Bool = false, antialiased: Bool = true)
  }
  enum CGLineCap: Sendable { case butt, round, square }
  enum CGLineJoin: Sendable { case miter, round, bevel }
  struct StrokeStyle: Equatable, Sendable {
    init(
      lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dash: [CGFloat] = [], dashPhase: CGFloat = 0
    )
  }
  extension Shape where Self == Rectangle { static var rect: Rectangle { get } }
  extension Shape where Self == RoundedRectangle {
    static func rect(
      cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle
  }
  extension Shape where Self == Circle { static var circle: Circle { get } }
  extension Shape where Self == Ellipse { static var ellipse: Ellipse { get } }
  extension Shape where Self == Capsule { static var capsule: Capsule { get } }
  extension Shape where Self == ContainerRelativeShape {
    static var containerRelative: ContainerRelativeShape { get }
  }
  protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
  }
  struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    typealias Body = Never
    var shape: Content { get }
    init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle())
  }
  struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    typealias Body = Never
    var shape: Content { get }
  }
  struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    typealias Body = Never
    var shape: Content { get }
  }
  struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
    typealias Body = Never
    var shape: Content { get }
  }
  extension Shape {
    func fill<S: ShapeStyle>(
      _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S>
    func stroke<S: ShapeStyle>(
      _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView>
    func stroke<S: ShapeStyle>(
      _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView>
    func stroke(style: StrokeStyle) -> some Shape { stub() as _StrokedShape<Self> }
    func stroke(lineWidth: CGFloat = 1) -> some Shape { stub() as _StrokedShape<Self> }
    func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
      stub() as _TrimmedShape<Self>
    }
    func size(width: CGFloat, height: CGFloat) -> some Shape { stub() as _SizedShape<Self> }
    func offset(_ offset: CGSize) -> OffsetShape<Self>
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
  }
  extension InsettableShape {
    func strokeBorder<S: ShapeStyle>(
      _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView>
    func strokeBorder<S: ShapeStyle>(
      _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView>
  }
  extension ShapeView {
    func fill<S: ShapeStyle>(
      _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self>
    func stroke<S: ShapeStyle>(
      _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self>
    func stroke<S: ShapeStyle>(
      _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self>
  }
  extension ShapeView where Content: InsettableShape {
    func strokeBorder<S: ShapeStyle>(
      _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self>
  }
  protocol DynamicProperty {
    func update()
  }
  extension DynamicProperty {
      func update()
  }
  @propertyWrapper
  struct State<Value>: DynamicProperty {
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get set }
    var projectedValue: Binding<Value> { get }
  }
  extension State where Value: ExpressibleByNilLiteral {
    init()
  }
  @propertyWrapper @dynamicMemberLookup
  struct Binding<Value> {
    init(get: () -> Value, set: (Value) -> Void)
    init(get: () -> Value, set: (Value, Transaction) -> Void)
    init(projectedValue: Binding<Value>)
    static func constant(_ value: Value) -> Binding<Value>
    var wrappedValue: Value { get set }
    var projectedValue: Binding<Value> { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    func animation(_ animation: Animation? = .default) -> Binding<Value>
    func transaction(_ transaction: Transaction) -> Binding<Value>
  }
  extension Binding {
    init<V>(_ base: Binding<V>) where Value == V?
    init?(_ base: Binding<Value?>)
  }
  extension Binding: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  extension Binding: Sequence where Value: MutableCollection {
    typealias Element = Binding<Value.Element>
    typealias Iterator = IndexingIterator<Binding<Value>>
  }
  extension Binding: Collection where Value: MutableCollection {
    typealias Index = Value.Index
    typealias Indices = Value.Indices
    var startIndex: Value.Index { get }
    var endIndex: Value.Index { get }
    var indices: Value.Indices { get }
    func index(after i: Value.Index) -> Value.Index
    subscript(position: Value.Index) -> Binding<Value.Element> { get }
  }
  extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    func index(before i: Value.Index) -> Value.Index
  }
  extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
  @propertyWrapper @dynamicMemberLookup
  struct Bindable<Value> {
    private let storage: Int
    var wrappedValue: Value { get set }
    var projectedValue: Bindable<Value> { get }
    init(wrappedValue: Value)
  }
  extension Bindable where Value: AnyObject {
    subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { get }
  }
  extension Bindable where Value: AnyObject & Observable {
    init(wrappedValue: Value)
    init(_ wrappedValue: Value)
  }
    @propertyWrapper
  struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      init(wrappedValue thunk: @autoclosure () -> ObjectType)
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
  }
    @propertyWrapper
  struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup
    struct Wrapper {
      subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
      ) -> Binding<Subject> { get }
    }
    init(wrappedValue: ObjectType)
    init(initialValue: ObjectType)
    var wrappedValue: ObjectType
    var projectedValue: Wrapper { get }
  }
    @propertyWrapper
  struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      init()
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
  }
  @propertyWrapper
  struct Environment<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    var wrappedValue: Value { get }
  }
  extension Environment {
    init(_ objectType: Value.Type) where Value: AnyObject & Observable
    init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
  }
  @propertyWrapper
  struct FocusState<Value: Hashable>: DynamicProperty {
    private let storage: Int
    init() where Value == Bool
    init<T>() where Value == T?
    @propertyWrapper
    struct Binding {
      private let storage: Int
      var wrappedValue: Value { get set }
      var projectedValue: FocusState<Value>.Binding { get }
    }
    var wrappedValue: Value { get set }
    var projectedValue: FocusState<Value>.Binding { get }
  }
  @propertyWrapper
  struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let storage: Int
    init() where Value == Bool
    init<T>() where Value == T?
    @propertyWrapper
    struct Binding {
      private let storage: Int
      var wrappedValue: Value { get set }
      var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    }
    var wrappedValue: Value { get set }
    var projectedValue: AccessibilityFocusState<Value>.Binding { get }
  }
  @propertyWrapper
  struct GestureState<Value>: DynamicProperty {
    init(wrappedValue: Value)
    init(initialValue: Value)
    init(wrappedValue: Value, resetTransaction: Transaction)
    var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { get }
  }
  @propertyWrapper
  struct SceneStorage<Value>: DynamicProperty {
    private let storage: Int
    var wrappedValue: Value { get set }
    var projectedValue: Binding<Value> { get }
  }
  extension SceneStorage {
    init(wrappedValue: Value, _ key: String) where Value == Bool
    init(wrappedValue: Value, _ key: String) where Value == Int
    init(wrappedValue: Value, _ key: String) where Value == Double
    init(wrappedValue: Value, _ key: String) where Value == String
    init(_ key: String) where Value == String?
    init(_ key: String) where Value == Int?
  }
  @propertyWrapper
  struct AppStorage<Value>: DynamicProperty {
    private let storage: Int
    var wrappedValue: Value { get set }
    var projectedValue: Binding<Value> { get }
  }
  extension AppStorage {
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int
    init(_ key: String, store: UserDefaults? = nil) where Value == String?
    init(_ key: String, store: UserDefaults? = nil) where Value == Int?
  }
  @propertyWrapper
  struct Namespace: DynamicProperty {
    struct ID: Hashable, Sendable {}
    init()
    var wrappedValue: Namespace.ID { get }
  }
  @propertyWrapper
  struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
    init(wrappedValue: Value)
    var wrappedValue: Value { get }
  }
  @propertyWrapper
  struct FocusedValue<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Value?>)
    var wrappedValue: Value? { get }
  }
  @propertyWrapper
  struct FocusedBinding<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
    var wrappedValue: Value? { get set }
  }
  protocol FocusedValueKey { associatedtype Value }
  struct FocusedValues {
    subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
  }
  protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
  }
  protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  struct EnvironmentValues {
    init()
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
  }
  extension EnvironmentValues {
    var accentColor: Color? { get set }
    var foregroundColor: Color? { get set }
    var tintColor: Color? { get set }
    var tint: AnyShapeStyle? { get set }
    var font: Font? { get set }
    var fontModifiers: [AnyFontModifier] { get set }
    var imageScale: Image.Scale { get set }
    var isEnabled: Bool { get set }
    var colorScheme: ColorScheme { get set }
    var controlSize: ControlSize { get set }
    var dynamicTypeSize: DynamicTypeSize { get set }
    var layoutDirection: LayoutDirection { get set }
    var lineLimit: Int? { get set }
    var lineSpacing: CGFloat { get set }
    var multilineTextAlignment: TextAlignment { get set }
    var truncationMode: Text.TruncationMode { get set }
    var minimumScaleFactor: CGFloat { get set }
    var allowsTightening: Bool { get set }
    var textCase: Text.Case? { get set }
    var underlineStyle: Text.LineStyle? { get set }
    var strikethroughStyle: Text.LineStyle? { get set }
    var defaultKerning: CGFloat { get set }
    var defaultTracking: CGFloat { get set }
    var defaultBaselineOffset: CGFloat { get set }
    var symbolRenderingMode: SymbolRenderingMode? { get set }
    var symbolVariants: SymbolVariants { get set }
    var redactionReasons: RedactionReasons { get set }
    var labelsVisibility: Visibility { get set }
    var headerProminence: Prominence { get set }
    var autocorrectionDisabled: Bool { get set }
    var scrollsDisabled: Bool { get set }
    var defaultMinListRowHeight: CGFloat { get set }
    var calendar: Calendar { get set }
    var locale: Locale { get set }
    var timeZone: TimeZone { get set }
    var scenePhase: ScenePhase { get set }
    var displayScale: CGFloat { get set }
    var pixelLength: CGFloat { get }
    var isFocused: Bool { get }
    var isSearching: Bool { get }
    var isPresented: Bool { get }
    var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    var verticalSizeClass: UserInterfaceSizeClass? { get set }
    var accessibilityReduceMotion: Bool { get }
    var accessibilityReduceTransparency: Bool { get }
    var presentationMode: Binding<PresentationMode> { get }
    var editMode: Binding<EditMode>? { get set }
    var dismiss: DismissAction { get }
    var dismissSearch: DismissSearchAction { get }
    var openURL: OpenURLAction { get set }
    var openWindow: OpenWindowAction { get }
    var refresh: RefreshAction? { get set }
    var undoManager: UndoManager? { get }
  }
  final class UndoManager {}
  struct AnyFontModifier {}
  struct PresentationMode { var isPresented: Bool { get }; func dismiss() }
  enum EditMode: Sendable { case inactive, transient, active; var isEditing: Bool { get } }
  struct DismissAction { func callAsFunction() }
  struct DismissSearchAction { func callAsFunction() }
  struct RefreshAction { func callAsFunction() async }
  struct OpenURLAction { func callAsFunction(_ url: URL) }
  struct OpenWindowAction {
    func callAsFunction(id: String)
    func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    func callAsFunction<D: Codable & Hashable>(value: D)
  }
  struct RedactionReasons: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let placeholder = RedactionReasons(rawValue: 1)
    static let privacy = RedactionReasons(rawValue: 2)
  }
  protocol ShapeStyle: Sendable {}
  struct Color: Hashable, ShapeStyle, View {
    typealias Body = Never
    enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
      init(
      _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    )
      init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
      init(_ name: String, bundle: Bundle? = nil)
      init(uiColor: UIColor)
      init(_ color: UIColor)
    static let red: Color
    static let orange: Color
    static let yellow: Color
    static let green: Color
    static let mint: Color
    static let teal: Color
    static let cyan: Color
    static let blue: Color
    static let indigo: Color
    static let purple: Color
    static let pink: Color
    static let brown: Color
    static let white: Color
    static let gray: Color
    static let black: Color
    static let clear: Color
    static let primary: Color
    static let secondary: Color
    static var accentColor: Color { get }
  }
  extension Color {
    func opacity(_ opacity: Double) -> Color
    func mix(with rhs: Color, by fraction: Double) -> Color
    var gradient: AnyGradient { get }
  }
  extension ShapeStyle where Self == Color {
    static var red: Color { get }
    static var orange: Color { get }
    static var yellow: Color { get }
    static var green: Color { get }
    static var mint: Color { get }
    static var teal: Color { get }
    static var cyan: Color { get }
    static var blue: Color { get }
    static var indigo: Color { get }
    static var purple: Color { get }
    static var pink: Color { get }
    static var brown: Color { get }
    static var white: Color { get }
    static var gray: Color { get }
    static var black: Color { get }
    static var clear: Color { get }
  }
  struct HierarchicalShapeStyle: ShapeStyle {}
  struct ForegroundStyle: ShapeStyle { init() }
  struct BackgroundStyle: ShapeStyle { init() }
  struct TintShapeStyle: ShapeStyle { init() }
  struct SelectionShapeStyle: ShapeStyle { init() }
  struct SeparatorShapeStyle: ShapeStyle { init() }
  struct PlaceholderTextShapeStyle: ShapeStyle { init() }
  struct FillShapeStyle: ShapeStyle { init() }
  struct AnyShapeStyle: ShapeStyle { init<S: ShapeStyle>(_ style: S) }
  extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var primary: HierarchicalShapeStyle { get }
    static var secondary: HierarchicalShapeStyle { get }
    static var tertiary: HierarchicalShapeStyle { get }
    static var quaternary: HierarchicalShapeStyle { get }
  }
  extension ShapeStyle where Self == ForegroundStyle {
    static var foreground: ForegroundStyle { get }
  }
  extension ShapeStyle where Self == BackgroundStyle {
    static var background: BackgroundStyle { get }
  }
  extension ShapeStyle where Self == TintShapeStyle {
    static var tint: TintShapeStyle { get }
  }
  extension ShapeStyle where Self == SelectionShapeStyle {
    static var selection: SelectionShapeStyle { get }
  }
  extension ShapeStyle where Self == SeparatorShapeStyle {
    static var separator: SeparatorShapeStyle { get }
  }
  extension ShapeStyle where Self == FillShapeStyle {
    static var fill: FillShapeStyle { get }
  }
  struct Material: ShapeStyle {
    static let regular: Material
  }
  extension ShapeStyle where Self == Material {
    static var regularMaterial: Material { get }
    static var thickMaterial: Material { get }
    static var thinMaterial: Material { get }
    static var ultraThinMaterial: Material { get }
    static var ultraThickMaterial: Material { get }
    static var bar: Material { get }
  }
  struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {}
  struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {}
  extension ShapeStyle {
    func opacity(_ opacity: Double) -> some ShapeStyle { stub() as _OpacityShapeStyle<Self> }
    func shadow(_ style: ShadowStyle) -> some ShapeStyle { stub() as _ShadowShapeStyle<Self> }
  }
  struct ShadowStyle: Equatable, Sendable {
    static func drop(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    static func inner(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
  }
  struct Gradient: Hashable, ShapeStyle {
    struct Stop: Hashable, Sendable {
      var color: Color, location: CGFloat
      init(color: Color, location: CGFloat)
    }
    init(colors: [Color])
    init(stops: [Stop])
  }
  struct AnyGradient: Hashable, ShapeStyle { init(_ gradient: Gradient) }
  struct LinearGradient: ShapeStyle, View {
    typealias Body = Never
      init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
  }
  struct RadialGradient: ShapeStyle, View {
    typealias Body = Never
      init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  }
  struct AngularGradient: ShapeStyle, View {
    typealias Body = Never
      init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
      init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
  }
  extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(
      _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient
    static func linearGradient(
      colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient
  }
  extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    var body: _ShapeView<Rectangle, Self> { get }
  }
  extension Optional: TabContent where Wrapped: TabContent {
    typealias TabValue = Wrapped.TabValue
  }
  extension TabContent {
      func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
  }
  struct Subview: View, Identifiable {
    typealias Body = Never
    struct ID: Hashable {}
    var id: ID { get }
  }
  struct SubviewsCollection: RandomAccessCollection {
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> Subview { get }
  }
  extension SubviewsCollection: View {
    typealias Body = Never
  }
  struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    typealias Body = Never
  }
  extension Group {
      init<Base: View, Result: View>(
      subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result>
  }
  struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    init(_ value: String)
    init(stringLiteral value: String)
    init(stringInterpolation: StringInterpolation)
    struct StringInterpolation: StringInterpolationProtocol {
      init(literalCapacity: Int, interpolationCount: Int)
        func appendLiteral(_ literal: String)
        func appendInterpolation(_ string: String)
        func appendInterpolation<T>(_ value: T)
        func appendInterpolation<T>(_ value: T, specifier: String)
        func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String
        func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter)
        func appendInterpolation(_ date: Date, style: Text.DateStyle)
        func appendInterpolation(_ image: Image)
        func appendInterpolation(_ text: Text)
    }
  }
  struct LocalizedStringResource: Equatable, ExpressibleByStringLiteral, Sendable {
    init(stringLiteral value: String)
  }
  struct Text: View, Equatable {
    typealias Body = Never
      init(verbatim content: String)
    @_disfavoredOverload
      init<S: StringProtocol>(_ content: S)
      init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    )
      init(_ attributedContent: AttributedString)
      init(_ date: Date, style: Text.DateStyle)
      init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String
      init<Subject>(_ subject: Subject, formatter: Formatter)
      init(_ image: Image)
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    struct DateStyle: Equatable, Sendable {
      static let time: DateStyle
      static let date: DateStyle
      static let relative: DateStyle
      static let offset: DateStyle
      static let timer: DateStyle
    }
    enum Case: Sendable { case uppercase, lowercase }
    enum TruncationMode: Sendable { case head, tail, middle }
    struct LineStyle: Hashable, Sendable {
      enum Pattern: Sendable { case solid, dot, dash }
      init(pattern: Pattern = .solid, color: Color? = nil)
    }
    struct Scale: Hashable, Sendable { static let secondary: Scale }
  }
  extension Text {
    func font(_ font: Font?) -> Text
    func foregroundColor(_ color: Color?) -> Text
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
    func fontWeight(_ weight: Font.Weight?) -> Text
    func fontDesign(_ design: Font.Design?) -> Text
    func fontWidth(_ width: Font.Width?) -> Text
    func bold() -> Text
    func bold(_ isActive: Bool) -> Text
    func italic() -> Text
    func italic(_ isActive: Bool) -> Text
    func monospaced(_ isActive: Bool = true) -> Text
    func monospacedDigit() -> Text
    func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
    func strikethrough(
      _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text
    func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
    func underline(
      _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text
    func kerning(_ kerning: CGFloat) -> Text
    func tracking(_ tracking: CGFloat) -> Text
    func baselineOffset(_ baselineOffset: CGFloat) -> Text
    func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
    func accessibilityLabel(_ label: Text) -> Text
    func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
    @_disfavoredOverload
    func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text
    static func + (lhs: Text, rhs: Text) -> Text
  }
  struct Font: Hashable, Sendable {
    static let largeTitle: Font
    static let title: Font
    static let title2: Font
    static let title3: Font
    static let headline: Font
    static let subheadline: Font
    static let body: Font
    static let callout: Font
    static let footnote: Font
    static let caption: Font
    static let caption2: Font
    static func system(
      size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font
    static func system(
      _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font
    static func custom(_ name: String, size: CGFloat) -> Font
    func bold() -> Font
    func italic() -> Font
    func weight(_ weight: Font.Weight) -> Font
    func monospacedDigit() -> Font
    func monospaced() -> Font
    struct Weight: Hashable, Sendable {
      static let ultraLight: Weight
      static let thin: Weight
      static let light: Weight
      static let regular: Weight
      static let medium: Weight
      static let semibold: Weight
      static let bold: Weight
      static let heavy: Weight
      static let black: Weight
    }
    enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    struct Width: Hashable, Sendable { static let condensed: Width }
    enum TextStyle: CaseIterable, Sendable {
      case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
  }
  struct Image: View, Equatable {
    typealias Body = Never
      init(_ name: String, bundle: Bundle? = nil)
      init(_ name: String, bundle: Bundle? = nil, label: Text)
      init(decorative name: String, bundle: Bundle? = nil)
      init(systemName: String)
      init(systemName: String, variableValue: Double?)
      init(uiImage: UIImage)
      init(nsImage: NSImage)
      init(_ cgImage: CGImage, scale: CGFloat, label: Text)
    enum Scale: Sendable { case small, medium, large }
    enum ResizingMode: Sendable { case tile, stretch }
    enum Interpolation: Sendable { case none, low, medium, high }
    enum TemplateRenderingMode: Sendable { case template, original }
  }
  extension Image {
    func resizable(
      capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image
    func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    func interpolation(_ interpolation: Image.Interpolation) -> Image
    func antialiased(_ isAntialiased: Bool) -> Image
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
  }
  struct SymbolRenderingMode: Sendable {
    static let monochrome: SymbolRenderingMode
    static let multicolor: SymbolRenderingMode
    static let hierarchical: SymbolRenderingMode
    static let palette: SymbolRenderingMode
  }
  struct SymbolVariants: Hashable, Sendable {
    static let none: SymbolVariants
    static let fill: SymbolVariants
    static let circle: SymbolVariants
    static let slash: SymbolVariants
  }
  enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { get }
    var error: (any Error)? { get }
  }
  struct AsyncImage<Content: View>: View {
    typealias Body = Never
      init(url: URL?, scale: CGFloat = 1) where Content == Image
      init<I: View, P: View>(
      url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
      @ViewBuilder placeholder: () -> P
    ) where Content == _ConditionalContent<I, P>
      init(
      url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
      @ViewBuilder content: (AsyncImagePhase) -> Content
    )
  }
  struct Label<Title: View, Icon: View>: View {
    typealias Body = Never
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  }
  extension Label where Title == Text, Icon == Image {
      init(_ titleKey: LocalizedStringKey, image name: String)
      init(_ titleKey: LocalizedStringKey, systemImage name: String)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, image name: String)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, systemImage name: String)
  }
  extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
      init(_ configuration: LabelStyleConfiguration)
  }
  protocol TextSelectability { static var allowsSelection: Bool { get } }
  struct EnabledTextSelectability: TextSelectability {
    static var allowsSelection: Bool { get }
  }
  struct DisabledTextSelectability: TextSelectability {
    static var allowsSelection: Bool { get }
  }
  extension TextSelectability where Self == EnabledTextSelectability {
    static var enabled: EnabledTextSelectability { get }
  }
  extension TextSelectability where Self == DisabledTextSelectability {
    static var disabled: DisabledTextSelectability { get }
  }
  struct _TextSelectionModifier: ViewModifier { typealias Body = Never }
  extension View {
    func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
      modifier(_TextSelectionModifier())
    }
  }
  func stub<T>() -> T
  protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
  }
  extension View where Body == Never {
    var body: Never { get }
  }
  extension Never: View {
    typealias Body = Never
      var body: Never { get }
  }
  extension Optional: View where Wrapped: View {
    typealias Body = Never
  }
  struct EmptyView: View {
    typealias Body = Never
      init()
  }
  struct AnyView: View {
    typealias Body = Never
      init<V: View>(_ view: V)
      init<V: View>(erasing view: V)
      init?(_fromValue value: Any)
  }
  struct TupleView<T>: View {
    typealias Body = Never
      init(_ value: T)
  }
  struct _ConditionalContent<TrueContent, FalseContent> {
    init()
  }
  extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    typealias Body = Never
  }
  struct ModifiedContent<Content, Modifier> {
      init(content: Content, modifier: Modifier)
  }
  extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    typealias Body = Never
  }
  extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    typealias Body = Never
  }
  extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    typealias Data = Content.Data
    var data: Content.Data { get }
  }
  protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
  }
  extension ViewModifier where Body == Never {
    func body(content: Content) -> Never
  }
  extension ViewModifier {
    func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
  }
  struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    typealias Body = Never
  }
  struct EmptyModifier: ViewModifier {
    typealias Body = Never
    static let identity = EmptyModifier()
      init()
  }
  extension View {
    func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  }
  struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    init(_ content: Content, id: ID)
  }
  struct EquatableView<Content: Equatable & View>: View {
    typealias Body = Never
    var content: Content { get }
      init(content: Content)
  }
  extension View {
    func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
  }
  extension View where Self: Equatable {
    func equatable() -> EquatableView<Self>
  }
  struct PlaceholderContentView<Value>: View {
    typealias Body = Never
  }
  struct Group<Content> {}
  extension Group: View where Content: View {
    typealias Body = Never
      init(@ViewBuilder content: () -> Content)
  }
  extension Group: Scene where Content: Scene {
      init(@SceneBuilder content: () -> Content)
  }
  extension Group: Commands where Content: Commands {
      init(@CommandsBuilder content: () -> Content)
  }
  extension Group: ToolbarContent where Content: ToolbarContent {
      init(@ToolbarContentBuilder content: () -> Content)
  }
  struct Section<Parent, Content, Footer> {}
  extension Section: View where Parent: View, Content: View, Footer: View {
    typealias Body = Never
      init(
      @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    )
      init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
  }
  extension Section where Parent == EmptyView, Content: View, Footer: View {
      init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
      init(footer: Footer, @ViewBuilder content: () -> Content)
  }
  extension Section where Parent: View, Content: View, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
      init(header: Parent, @ViewBuilder content: () -> Content)
  }
  extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content)
  }
  extension Section where Parent == Text, Content: View, Footer == EmptyView {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
      init(
      _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    )
  }
  extension Section where Parent: View, Content: View, Footer == EmptyView {
      init(
      isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    )
  }
  protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
  }
  struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    var data: Data { get }
    var content: (Data.Element) -> Content { get }
  }
  extension ForEach: View, DynamicViewContent where Content: View {
    typealias Body = Never
  }
  extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
      init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  }
  extension ForEach where Content: View {
      init<C>(
      _ data: Binding<C>, @ViewBuilder content: (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
      C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
      init(
      _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    )
      init<C>(
      _ data: Binding<C>, id: KeyPath<C.Element, ID>,
      @ViewBuilder content: (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
      C.Index: Hashable
  }
  extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content)
  }
  extension DynamicViewContent {
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
      modifier(_TraitWritingModifier<OnDeleteTraitKey>())
    }
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
      modifier(_TraitWritingModifier<OnMoveTraitKey>())
    }
    func onInsert(of types: [String], perform action: (Int, [NSItemProvider]) -> Void)
      -> some DynamicViewContent
    {
      modifier(_TraitWritingModifier<OnInsertTraitKey>())
    }
  }
  final class NSItemProvider {}
  """#
