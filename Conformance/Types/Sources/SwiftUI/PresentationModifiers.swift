// Modifiers that present something, and those that tell of scrolling.

import Foundation

public struct _InspectorModifier<C: View>: ViewModifier { public typealias Body = Never }
public struct _ScrollGeometryModifier<Value: Equatable>: ViewModifier { public typealias Body = Never }
public struct _ContinuousHoverModifier: ViewModifier { public typealias Body = Never }
public struct _TransformEnvironmentModifier<Value>: ViewModifier { public typealias Body = Never }

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { stub() }
  public var bounds: CGRect { stub() }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(stub() as _NavigationDestinationModifier<D, C>) }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(stub() as _InspectorModifier<V>) }
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { modifier(stub() as _ScrollGeometryModifier<T>) }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(_ContinuousHoverModifier()) }
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier()) }
}

public struct _VisualEffectModifier: ViewModifier { public typealias Body = Never }

public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
  public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
}

extension View {
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(stub() as _ContextMenuPreviewModifier<M, P>) }
}

public struct _ContextMenuPreviewModifier<M: View, P: View>: ViewModifier { public typealias Body = Never }

extension OpenURLAction {
  public struct Result: Sendable {
    public static let handled: Result = stub()
    public static let discarded: Result = stub()
    public static let systemAction: Result = stub()
  }
  public init(handler: @escaping (URL) -> Result) { self = stub() }
}
