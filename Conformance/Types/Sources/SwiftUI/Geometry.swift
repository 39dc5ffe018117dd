// Values of layout: alignments, edges, angles, proposals.

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = edge.rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self = stub() }
  public init() { self = stub() }
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct ViewDimensions: Equatable {
  public var width: CGFloat { stub() }
  public var height: CGFloat { stub() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { stub() }
  public subscript(guide: VerticalAlignment) -> CGFloat { stub() }
}

public struct HorizontalAlignment: Hashable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static let leading: HorizontalAlignment = stub()
  public static let center: HorizontalAlignment = stub()
  public static let trailing: HorizontalAlignment = stub()
}

public struct VerticalAlignment: Hashable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static let top: VerticalAlignment = stub()
  public static let center: VerticalAlignment = stub()
  public static let bottom: VerticalAlignment = stub()
  public static let firstTextBaseline: VerticalAlignment = stub()
  public static let lastTextBaseline: VerticalAlignment = stub()
}

public struct Alignment: Hashable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  public static let center: Alignment = stub()
  public static let leading: Alignment = stub()
  public static let trailing: Alignment = stub()
  public static let top: Alignment = stub()
  public static let bottom: Alignment = stub()
  public static let topLeading: Alignment = stub()
  public static let topTrailing: Alignment = stub()
  public static let bottomLeading: Alignment = stub()
  public static let bottomTrailing: Alignment = stub()
  public static let centerFirstTextBaseline: Alignment = stub()
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { self = stub() }
  public static let zero: UnitPoint = stub()
  public static let center: UnitPoint = stub()
  public static let leading: UnitPoint = stub()
  public static let trailing: UnitPoint = stub()
  public static let top: UnitPoint = stub()
  public static let bottom: UnitPoint = stub()
  public static let topLeading: UnitPoint = stub()
  public static let topTrailing: UnitPoint = stub()
  public static let bottomLeading: UnitPoint = stub()
  public static let bottomTrailing: UnitPoint = stub()
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double { get { stub() } set {} }
  public init() { self = stub() }
  public init(radians: Double) { self = stub() }
  public init(degrees: Double) { self = stub() }
  public static func radians(_ radians: Double) -> Angle { stub() }
  public static func degrees(_ degrees: Double) -> Angle { stub() }
  public static let zero: Angle = stub()
  public static func < (a: Angle, b: Angle) -> Bool { stub() }
  public static func * (a: Angle, b: Double) -> Angle { stub() }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public enum Prominence: Sendable { case standard, increased }
public enum BlendMode: Sendable { case normal, multiply, screen, overlay, darken, lighten, destinationOut }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  public var isAccessibilitySize: Bool { stub() }
}

public enum CoordinateSpace { case global, local, named(AnyHashable) }

public protocol CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { stub() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { stub() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { stub() }
}

public struct GeometryProxy {
  public var size: CGSize { stub() }
  public var safeAreaInsets: EdgeInsets { stub() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { stub() }
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { stub() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?, height: CGFloat?
  public static let unspecified: ProposedViewSize = stub()
  public init(width: CGFloat?, height: CGFloat?) { self = stub() }
  public init(_ size: CGSize) { self = stub() }
  public func replacingUnspecifiedDimensions() -> CGSize { stub() }
}

// MARK: Layouts

public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { stub() }
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public var startIndex: Int { stub() }
  public var endIndex: Int { stub() }
  public subscript(index: Int) -> LayoutSubview { stub() }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    stub() as _LayoutView<Self, V>
  }
}

/// What calling a layout with content gives; its name in SwiftUI is private.
public struct _LayoutView<Root, Content>: View {
  public typealias Body = Never
}

public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { stub() }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { stub() }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct ZStackLayout: Layout {
  public init(alignment: Alignment = .center) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { stub() }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { stub() }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
