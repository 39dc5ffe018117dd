// Text, images and labels. Modifiers of `Text` and `Image` that give the same type again are declared
// here: they are found before those of `View`.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T>(_ value: T) {}
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {}
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ text: Text) {}
  }
}

public struct LocalizedStringResource: Equatable, ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public struct Text: View, Equatable {
  public typealias Body = Never
  public nonisolated init(verbatim content: String) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {}
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  public nonisolated init(_ attributedContent: AttributedString) {}
  public nonisolated init(_ date: Date, style: Text.DateStyle) {}
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {}
  public nonisolated init(_ image: Image) {}
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}

  public struct DateStyle: Equatable, Sendable {
    public static let time: DateStyle = stub()
    public static let date: DateStyle = stub()
    public static let relative: DateStyle = stub()
    public static let offset: DateStyle = stub()
    public static let timer: DateStyle = stub()
  }
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Sendable { case solid, dot, dash }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
  public struct Scale: Hashable, Sendable { public static let secondary: Scale = stub() }
}

nonisolated extension Text {
  public func font(_ font: Font?) -> Text { stub() }
  public func foregroundColor(_ color: Color?) -> Text { stub() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { stub() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { stub() }
  public func fontDesign(_ design: Font.Design?) -> Text { stub() }
  public func fontWidth(_ width: Font.Width?) -> Text { stub() }
  public func bold() -> Text { stub() }
  public func bold(_ isActive: Bool) -> Text { stub() }
  public func italic() -> Text { stub() }
  public func italic(_ isActive: Bool) -> Text { stub() }
  public func monospaced(_ isActive: Bool = true) -> Text { stub() }
  public func monospacedDigit() -> Text { stub() }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { stub() }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { stub() }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { stub() }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { stub() }
  public func kerning(_ kerning: CGFloat) -> Text { stub() }
  public func tracking(_ tracking: CGFloat) -> Text { stub() }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { stub() }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { stub() }
  public func accessibilityLabel(_ label: Text) -> Text { stub() }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { stub() }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { stub() }
  public static func + (lhs: Text, rhs: Text) -> Text { stub() }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle: Font = stub()
  public static let title: Font = stub()
  public static let title2: Font = stub()
  public static let title3: Font = stub()
  public static let headline: Font = stub()
  public static let subheadline: Font = stub()
  public static let body: Font = stub()
  public static let callout: Font = stub()
  public static let footnote: Font = stub()
  public static let caption: Font = stub()
  public static let caption2: Font = stub()
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font { stub() }
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font { stub() }
  public static func custom(_ name: String, size: CGFloat) -> Font { stub() }
  public func bold() -> Font { stub() }
  public func italic() -> Font { stub() }
  public func weight(_ weight: Font.Weight) -> Font { stub() }
  public func monospacedDigit() -> Font { stub() }
  public func monospaced() -> Font { stub() }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight: Weight = stub()
    public static let thin: Weight = stub()
    public static let light: Weight = stub()
    public static let regular: Weight = stub()
    public static let medium: Weight = stub()
    public static let semibold: Weight = stub()
    public static let bold: Weight = stub()
    public static let heavy: Weight = stub()
    public static let black: Weight = stub()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Width: Hashable, Sendable { public static let condensed: Width = stub() }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}

// MARK: Images

public struct Image: View, Equatable {
  public typealias Body = Never
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {}
  public nonisolated init(systemName: String) {}
  public nonisolated init(systemName: String, variableValue: Double?) {}
  public nonisolated init(uiImage: UIImage) {}
  public nonisolated init(nsImage: NSImage) {}
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, label: Text) {}

  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum TemplateRenderingMode: Sendable { case template, original }
}

nonisolated extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { stub() }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { stub() }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { stub() }
  public func antialiased(_ isAntialiased: Bool) -> Image { stub() }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { stub() }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome: SymbolRenderingMode = stub()
  public static let multicolor: SymbolRenderingMode = stub()
  public static let hierarchical: SymbolRenderingMode = stub()
  public static let palette: SymbolRenderingMode = stub()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none: SymbolVariants = stub()
  public static let fill: SymbolVariants = stub()
  public static let circle: SymbolVariants = stub()
  public static let slash: SymbolVariants = stub()
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { stub() }
  public var error: (any Error)? { stub() }
}

/// Its content in an asynchronous image has no public name for the plain form.
public struct AsyncImage<Content: View>: View {
  public typealias Body = Never
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

// MARK: Labels

public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public nonisolated init(_ configuration: LabelStyleConfiguration) {}
}
