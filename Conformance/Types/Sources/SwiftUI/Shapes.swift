// Shapes, and the views that painting them gives.

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData { get { stub() } set {} }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { stub() }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { stub() }
}

public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}
  public static var zero: EmptyAnimatableData { stub() }
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { stub() }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { stub() }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { stub() }
}

@MainActor @preconcurrency
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { return stub() }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct Path: Shape {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(_ callback: (inout Path) -> Void) {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func closeSubpath() {}
}

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Rectangle> }
}

public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    stub() as _InsetShape<RoundedRectangle>
  }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    stub() as _InsetShape<UnevenRoundedRectangle>
  }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Circle> }
}

public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Ellipse> }
}

public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { stub() as _InsetShape<Capsule> }
}

public struct ContainerRelativeShape: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    stub() as _InsetShape<ContainerRelativeShape>
  }
}

public struct AnyShape: Shape {
  public nonisolated init<S: Shape>(_ shape: S) {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}

/// In SwiftUI each shape has an inset shape of its own, with a private name.
public struct _InsetShape<Base: Shape>: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> { stub() }
}

public struct _StrokedShape<S: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct _TrimmedShape<S: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct _SizedShape<S: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct OffsetShape<Content: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct ScaledShape<Content: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
public struct RotatedShape<Content: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { stub() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { stub() }
}
extension Shape where Self == Circle { public static var circle: Circle { stub() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { stub() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { stub() } }
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { stub() }
}

// MARK: Painted shapes

public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  public typealias Body = Never
  public var shape: Content { stub() }
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {}
}
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  public var shape: Content { stub() }
}
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  public var shape: Content { stub() }
}
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  public typealias Body = Never
  public var shape: Content { stub() }
}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> { stub() }
  public func stroke(style: StrokeStyle) -> some Shape { stub() as _StrokedShape<Self> }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stub() as _StrokedShape<Self> }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    stub() as _TrimmedShape<Self>
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { stub() as _SizedShape<Self> }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { stub() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { stub() }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { stub() }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { stub() }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> { stub() }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> { stub() }
}

nonisolated extension ShapeView {
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> { stub() }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> { stub() }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> { stub() }
}
