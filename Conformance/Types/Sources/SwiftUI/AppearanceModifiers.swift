// Modifiers of what a view looks like: backgrounds, overlays, effects.

public struct _BackgroundModifier<Background: View>: ViewModifier { public typealias Body = Never }
public struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier { public typealias Body = Never }
public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
  public typealias Body = Never
}
public struct _InsettableBackgroundShapeModifier<Style: ShapeStyle, Bounds: InsettableShape>: ViewModifier {
  public typealias Body = Never
}
public struct _OverlayModifier<Overlay: View>: ViewModifier { public typealias Body = Never }
public struct _OverlayStyleModifier<Style: ShapeStyle>: ViewModifier { public typealias Body = Never }
public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
  public typealias Body = Never
}
public struct _MaskEffect<Mask: View>: ViewModifier { public typealias Body = Never }
public struct _MaskAlignmentEffect<Mask: View>: ViewModifier { public typealias Body = Never }
public struct _ClipEffect<ClipShape: Shape>: ViewModifier { public typealias Body = Never }
public struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier { public typealias Body = Never }
public struct _ContentShapeKindModifier<ContentShape: Shape>: ViewModifier { public typealias Body = Never }
public struct _ContainerShapeModifier<Shape: InsettableShape>: ViewModifier { public typealias Body = Never }
public struct _ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier { public typealias Body = Never }
public struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: ViewModifier {
  public typealias Body = Never
}
public struct _EnvironmentBackgroundStyleModifier<Style: ShapeStyle>: ViewModifier { public typealias Body = Never }

public struct _OpacityEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _BlurEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ShadowEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ScaleEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _RotationEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _Rotation3DEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _BrightnessEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ContrastEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _GrayscaleEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _SaturationEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _HueRotationEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ColorInvertEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ColorMultiplyEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _BlendModeEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _CompositingGroupEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _DrawingGroupEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _GeometryGroupEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _HiddenModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _AllowsHitTestingModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _FlipForRTLEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

nonisolated extension View {
  // A color is a view and a style: the style wins because the form for views is disfavored.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(stub() as _BackgroundModifier<Background>) }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(stub() as _BackgroundModifier<V>) }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(stub() as _BackgroundStyleModifier<BackgroundStyle>)
  }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(stub() as _BackgroundStyleModifier<S>)
  }
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(stub() as _BackgroundShapeModifier<BackgroundStyle, S>)
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(stub() as _BackgroundShapeModifier<S, T>) }
  public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(stub() as _InsettableBackgroundShapeModifier<BackgroundStyle, S>)
  }
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(stub() as _InsettableBackgroundShapeModifier<S, T>) }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(stub() as _OverlayModifier<Overlay>)
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(stub() as _OverlayModifier<V>)
  }
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(stub() as _OverlayStyleModifier<S>)
  }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(stub() as _OverlayShapeModifier<S, T>) }
  /// A border is an overlay of a rectangle with a stroked border.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(stub() as _OverlayModifier<StrokeBorderShapeView<Rectangle, S, EmptyView>>)
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(stub() as _MaskEffect<Mask>) }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(stub() as _MaskAlignmentEffect<Mask>)
  }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(stub() as _ClipEffect<S>)
  }
  public func clipped(antialiased: Bool = false) -> some View { modifier(stub() as _ClipEffect<Rectangle>) }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(stub() as _ClipEffect<RoundedRectangle>)
  }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(stub() as _ContentShapeModifier<S>)
  }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(stub() as _ContentShapeKindModifier<S>)
  }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(stub() as _ContainerShapeModifier<T>)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(stub() as _ForegroundStyleModifier<S>)
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(stub() as _ForegroundStyleModifier2<S1, S2>)
  }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(stub() as _EnvironmentBackgroundStyleModifier<S>)
  }

  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect()) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect()) }
  public func shadow(
    color: Color = Color(white: 0), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { modifier(_ShadowEffect()) }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { modifier(_ScaleEffect()) }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { modifier(_ScaleEffect()) }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect())
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect())
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { modifier(_Rotation3DEffect()) }
  public func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect()) }
  public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect()) }
  public func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect()) }
  public func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect()) }
  public func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect()) }
  public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }
  public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect()) }
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect()) }
  public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
  public func drawingGroup(opaque: Bool = false) -> some View { modifier(_DrawingGroupEffect()) }
  public func geometryGroup() -> some View { modifier(_GeometryGroupEffect()) }
  public func hidden() -> some View { modifier(_HiddenModifier()) }
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier()) }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(_FlipForRTLEffect()) }
}

// MARK: Glass, effects and transitions of newer systems, whose modifiers have no public names

public struct Glass: Equatable, Sendable {
  public static var regular: Glass { stub() }
  public static var clear: Glass { stub() }
  public func tint(_ color: Color?) -> Glass { stub() }
  public func interactive(_ isEnabled: Bool = true) -> Glass { stub() }
}
public struct _GlassEffectModifier<S: Shape>: ViewModifier { public typealias Body = Never }
public struct _GlassEffectIDModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _SymbolEffectModifier<Effect>: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}
public struct _MatchedTransitionSourceModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}
public struct _NavigationTransitionModifier<T>: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ScrollTransitionModifier<V: View>: ViewModifier { public typealias Body = Never }

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

public protocol NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    stub()
  }
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { stub() }
}

public protocol SymbolEffect {}
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public struct BounceSymbolEffect: DiscreteSymbolEffect {}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { stub() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { stub() } }

nonisolated extension View {
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(stub() as _GlassEffectModifier<Capsule>)
  }
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    modifier(stub() as _GlassEffectModifier<S>)
  }
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    modifier(_GlassEffectIDModifier())
  }
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    modifier(_GlassEffectIDModifier())
  }
  public func symbolEffect<T: IndefiniteSymbolEffect>(_ effect: T, isActive: Bool = true) -> some View {
    modifier(_SymbolEffectModifier<T>())
  }
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(_ effect: T, value: U) -> some View {
    modifier(_SymbolEffectModifier<T>())
  }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { modifier(_MatchedGeometryEffect<ID>()) }
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(_MatchedTransitionSourceModifier<ID>())
  }
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    modifier(_NavigationTransitionModifier<T>())
  }
  public func scrollTransition<V: View>(
    @ViewBuilder _ transition: @escaping (PlaceholderContentView<Self>, ScrollTransitionPhase) -> V
  ) -> some View { modifier(stub() as _ScrollTransitionModifier<V>) }
}

public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { stub() }
  public var value: Double { stub() }
}
