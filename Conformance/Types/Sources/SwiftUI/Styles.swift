// What shapes are filled with: colors, gradients, materials.

public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, ShapeStyle, View {
  public typealias Body = Never
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(uiColor: UIColor) {}
  public nonisolated init(_ color: UIColor) {}

  public static let red: Color = stub()
  public static let orange: Color = stub()
  public static let yellow: Color = stub()
  public static let green: Color = stub()
  public static let mint: Color = stub()
  public static let teal: Color = stub()
  public static let cyan: Color = stub()
  public static let blue: Color = stub()
  public static let indigo: Color = stub()
  public static let purple: Color = stub()
  public static let pink: Color = stub()
  public static let brown: Color = stub()
  public static let white: Color = stub()
  public static let gray: Color = stub()
  public static let black: Color = stub()
  public static let clear: Color = stub()
  public static let primary: Color = stub()
  public static let secondary: Color = stub()
  public static var accentColor: Color { stub() }
}

nonisolated extension Color {
  public func opacity(_ opacity: Double) -> Color { stub() }
  public func mix(with rhs: Color, by fraction: Double) -> Color { stub() }
  public var gradient: AnyGradient { stub() }
}

/// `.red` where any style is wanted is the color.
extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var mint: Color { stub() }
  public static var teal: Color { stub() }
  public static var cyan: Color { stub() }
  public static var blue: Color { stub() }
  public static var indigo: Color { stub() }
  public static var purple: Color { stub() }
  public static var pink: Color { stub() }
  public static var brown: Color { stub() }
  public static var white: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var clear: Color { stub() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
public struct FillShapeStyle: ShapeStyle { public init() {} }
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { stub() }
  public static var secondary: HierarchicalShapeStyle { stub() }
  public static var tertiary: HierarchicalShapeStyle { stub() }
  public static var quaternary: HierarchicalShapeStyle { stub() }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { stub() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { stub() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { stub() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { stub() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { stub() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { stub() }
}

public struct Material: ShapeStyle {
  public static let regular: Material = stub()
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { stub() }
  public static var thickMaterial: Material { stub() }
  public static var thinMaterial: Material { stub() }
  public static var ultraThinMaterial: Material { stub() }
  public static var ultraThickMaterial: Material { stub() }
  public static var bar: Material { stub() }
}

/// What `style.opacity(…)` and `style.shadow(…)` give.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {}
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {}
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { stub() as _OpacityShapeStyle<Self> }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { stub() as _ShadowShapeStyle<Self> }
}
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { stub() }
  public static func inner(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { stub() }
}

// MARK: Gradients

public struct Gradient: Hashable, ShapeStyle {
  public struct Stop: Hashable, Sendable {
    public var color: Color, location: CGFloat
    public init(color: Color, location: CGFloat) { self = stub() }
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

public struct AnyGradient: Hashable, ShapeStyle { public init(_ gradient: Gradient) {} }

public struct LinearGradient: ShapeStyle, View {
  public typealias Body = Never
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct RadialGradient: ShapeStyle, View {
  public typealias Body = Never
  public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

public struct AngularGradient: ShapeStyle, View {
  public typealias Body = Never
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { stub() }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { stub() }
}

/// A style that is a view by itself paints a rectangle.
extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  public var body: _ShapeView<Rectangle, Self> { return stub() }
}
