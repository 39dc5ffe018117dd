// Gestures, animations, transitions.

public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { return stub() }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var translation: CGSize { stub() }
    public var location: CGPoint { stub() }
    public var startLocation: CGPoint { stub() }
  }
  public typealias Body = Never
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
  public typealias Body = Never
}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {}
  public typealias Body = Never
}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value { case first(First.Value), second(Second.Value) }
  public typealias Body = Never
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { stub() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { stub() }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { stub() }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { stub() }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { stub() }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { stub() }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}

// The modifiers for gestures are internal to SwiftUI; their names are known from printed types.
public struct AddGestureModifier<T: Gesture>: ViewModifier { public typealias Body = Never; init() {} }
public struct HighPriorityGestureModifier<T: Gesture>: ViewModifier { public typealias Body = Never; init() {} }
public struct SimultaneousGestureModifier<T: Gesture>: ViewModifier { public typealias Body = Never; init() {} }

nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(stub() as AddGestureModifier<T>)
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(stub() as AddGestureModifier<T>)
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(stub() as HighPriorityGestureModifier<T>)
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(stub() as SimultaneousGestureModifier<T>)
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(stub() as AddGestureModifier<_EndedGesture<TapGesture>>)
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(stub() as AddGestureModifier<_EndedGesture<LongPressGesture>>)
  }
}

// MARK: Animations

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = stub()
  public static let linear: Animation = stub()
  public static let easeIn: Animation = stub()
  public static let easeOut: Animation = stub()
  public static let easeInOut: Animation = stub()
  public static let spring: Animation = stub()
  public static let bouncy: Animation = stub()
  public static let smooth: Animation = stub()
  public static let snappy: Animation = stub()
  public static func linear(duration: TimeInterval) -> Animation { stub() }
  public static func easeIn(duration: TimeInterval) -> Animation { stub() }
  public static func easeOut(duration: TimeInterval) -> Animation { stub() }
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { stub() }
  public func delay(_ delay: TimeInterval) -> Animation { stub() }
  public func speed(_ speed: Double) -> Animation { stub() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { stub() }
}

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation? { get { stub() } set {} }
  public var disablesAnimations: Bool { get { stub() } set {} }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { stub() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  stub()
}

public struct _AnimationModifier<Value: Equatable>: ViewModifier { public typealias Body = Never; init() {} }
public struct _AnimationView<Content: Equatable & View>: View { public typealias Body = Never }
public struct _TransactionModifier: ViewModifier { public typealias Body = Never; init() {} }
public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier { public typealias Body = Never }
public struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier { public typealias Body = Never }

nonisolated extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(stub() as _AnimationModifier<V>)
  }
  public func animation(_ animation: Animation?) -> some View { modifier(stub() as _TransactionModifier) }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(stub() as _TransactionModifier)
  }
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(stub() as _ValueTransactionModifier<V>) }
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>())
  }
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TraitWritingModifier<TransitionTraitKey>())
  }
}

public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { stub() }
  public var value: Double { stub() }
}

@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public struct OpacityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct MoveTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
  public nonisolated init(_ scale: Double) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct IdentityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
@MainActor extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { stub() }
}
@MainActor extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { stub() }
}
@MainActor extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { stub() }
}
@MainActor extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { stub() }
}

public struct AnyTransition {
  public init<T: Transition>(_ transition: T) {}
  public static let identity: AnyTransition = stub()
  public static let opacity: AnyTransition = stub()
  public static let slide: AnyTransition = stub()
  public static let scale: AnyTransition = stub()
  public static func move(edge: Edge) -> AnyTransition { stub() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { stub() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { stub() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { stub() }
  public func combined(with other: AnyTransition) -> AnyTransition { stub() }
  public func animation(_ animation: Animation?) -> AnyTransition { stub() }
}

public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public typealias Body = Never
  public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {}
}

/// The views behind these modifiers are private; each is known by what it keeps.
public struct _PhaseAnimatorModifier<Phase: Equatable, Content: View>: ViewModifier {
  public typealias Body = Never
}
public struct _KeyframeAnimatorModifier<Value, Content: View>: ViewModifier { public typealias Body = Never }

public protocol Keyframes<Value> { associatedtype Value }
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildBlock<K: Keyframes<Value>>(_ keyframes: K) -> K { stub() }
}
public struct KeyframeTrack<Root, Value>: Keyframes {
  public init(content: () -> LinearKeyframe<Root>) where Root == Value {}
  public init(_ keyPath: WritableKeyPath<Root, Value>, content: () -> LinearKeyframe<Value>) {}
}
public struct LinearKeyframe<Value>: Keyframes {
  public init(_ to: Value, duration: TimeInterval) {}
}

nonisolated extension View {
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { modifier(stub() as _PhaseAnimatorModifier<Phase, C>) }
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { modifier(stub() as _PhaseAnimatorModifier<Phase, C>) }
  public func keyframeAnimator<Value, C: View, K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { modifier(stub() as _KeyframeAnimatorModifier<Value, C>) }
  public func keyframeAnimator<Value, C: View, K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View { modifier(stub() as _KeyframeAnimatorModifier<Value, C>) }
}
