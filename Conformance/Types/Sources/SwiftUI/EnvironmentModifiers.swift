// Modifiers that write the environment or a preference: fonts, colors, limits, styles.
//
// A modifier that sets a value is an `_EnvironmentKeyWritingModifier` of the value's type, one that
// changes what is there an `_EnvironmentKeyTransformModifier`. `Text` has some of these for itself.

public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier { public typealias Body = Never }
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier { public typealias Body = Never }
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier { public typealias Body = Never }
public struct LineLimitModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct PrivacyRedactionViewModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _LabelsHiddenModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }

public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { stub() }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {}
}

nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier<V>())
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier<T?>())
  }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { modifier(_EnvironmentKeyTransformModifier<V>()) }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier<T?>())
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_EnvironmentKeyWritingModifier<UserDefaults>())
  }
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(stub() as _PreferenceWritingModifier<K>)
  }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(stub() as _PreferenceTransformModifier<K>) }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(stub() as _PreferenceActionModifier<K>) }

  // MARK: Color

  public func accentColor(_ accentColor: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>()) }
  public func foregroundColor(_ color: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>()) }
  @_disfavoredOverload
  public func tint(_ tint: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>()) }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_EnvironmentKeyWritingModifier<AnyShapeStyle?>())
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentKeyWritingModifier<ColorScheme>())
  }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(stub() as _PreferenceWritingModifier<PreferredColorSchemeKey>)
  }

  // MARK: Text

  public func font(_ font: Font?) -> some View { modifier(_EnvironmentKeyWritingModifier<Font?>()) }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
  }
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
  }
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>())
  }
  public func monospacedDigit() -> some View { modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>()) }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>()) }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>()) }
  public func kerning(_ kerning: CGFloat) -> some View { modifier(_EnvironmentKeyWritingModifier<CGFloat>()) }
  public func tracking(_ tracking: CGFloat) -> some View { modifier(_EnvironmentKeyWritingModifier<CGFloat>()) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(_EnvironmentKeyWritingModifier<CGFloat>())
  }
  public func lineLimit(_ number: Int?) -> some View { modifier(_EnvironmentKeyWritingModifier<Int?>()) }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modifier(LineLimitModifier()) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modifier(LineLimitModifier()) }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { modifier(LineLimitModifier()) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { modifier(_EnvironmentKeyWritingModifier<CGFloat>()) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(_EnvironmentKeyWritingModifier<TextAlignment>())
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentKeyWritingModifier<Text.TruncationMode>())
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_EnvironmentKeyWritingModifier<CGFloat>())
  }
  public func allowsTightening(_ flag: Bool) -> some View { modifier(_EnvironmentKeyWritingModifier<Bool>()) }
  public func textCase(_ textCase: Text.Case?) -> some View { modifier(_EnvironmentKeyWritingModifier<Text.Case?>()) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentKeyWritingModifier<DynamicTypeSize>())
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_EnvironmentKeyWritingModifier<Bool>())
  }

  // MARK: Images

  public func imageScale(_ scale: Image.Scale) -> some View { modifier(_EnvironmentKeyWritingModifier<Image.Scale>()) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(_EnvironmentKeyWritingModifier<SymbolRenderingMode?>())
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_EnvironmentKeyTransformModifier<SymbolVariants>())
  }

  // MARK: Controls

  public func disabled(_ disabled: Bool) -> some View { modifier(_EnvironmentKeyTransformModifier<Bool>()) }
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(_EnvironmentKeyTransformModifier<RedactionReasons>())
  }
  public func unredacted() -> some View { modifier(_EnvironmentKeyWritingModifier<RedactionReasons>()) }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(PrivacyRedactionViewModifier()) }
  public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(_EnvironmentKeyWritingModifier<ControlSize>())
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(_EnvironmentKeyWritingModifier<Prominence>())
  }
  public func labelsHidden() -> some View { modifier(_LabelsHiddenModifier()) }
  public func scrollDisabled(_ disabled: Bool) -> some View { modifier(_EnvironmentKeyTransformModifier<Bool>()) }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(_EnvironmentKeyWritingModifier<Bool>())
  }

  // MARK: Styles

  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(stub() as _ButtonStyleModifier<S>) }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(stub() as _PrimitiveButtonStyleModifier<S>)
  }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { modifier(stub() as ToggleStyleModifier<S>) }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { modifier(stub() as _LabelStyleModifier<S>) }
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(stub() as _GroupBoxStyleModifier<S>)
  }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { modifier(stub() as _PickerStyleModifier<S>) }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { modifier(stub() as _ListStyleModifier<S>) }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(stub() as _TextFieldStyleModifier<S>)
  }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(stub() as _ProgressViewStyleModifier<S>)
  }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(stub() as _TabViewStyleModifier<S>) }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { modifier(stub() as _FormStyleModifier<S>) }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(stub() as _NavigationViewStyleModifier<S>)
  }
}

public struct _ButtonStyleModifier<S: ButtonStyle>: ViewModifier { public typealias Body = Never }
public struct _PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: ViewModifier { public typealias Body = Never }
public struct ToggleStyleModifier<S: ToggleStyle>: ViewModifier { public typealias Body = Never }
public struct _LabelStyleModifier<S: LabelStyle>: ViewModifier { public typealias Body = Never }
public struct _GroupBoxStyleModifier<S: GroupBoxStyle>: ViewModifier { public typealias Body = Never }
public struct _PickerStyleModifier<S: PickerStyle>: ViewModifier { public typealias Body = Never }
public struct _ListStyleModifier<S: ListStyle>: ViewModifier { public typealias Body = Never }
public struct _TextFieldStyleModifier<S: TextFieldStyle>: ViewModifier { public typealias Body = Never }
public struct _ProgressViewStyleModifier<S: ProgressViewStyle>: ViewModifier { public typealias Body = Never }
public struct _TabViewStyleModifier<S: TabViewStyle>: ViewModifier { public typealias Body = Never }
public struct _FormStyleModifier<S: FormStyle>: ViewModifier { public typealias Body = Never }
public struct _NavigationViewStyleModifier<S: NavigationViewStyle>: ViewModifier { public typealias Body = Never }
