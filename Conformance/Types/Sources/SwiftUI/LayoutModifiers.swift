// Modifiers of size, place and order, and the ones that write a trait for the container.

public struct _PaddingLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _FrameLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _FlexFrameLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _FixedSizeLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _AspectRatioLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _PositionLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _OffsetEffect: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _AlignmentWritingModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _SafeAreaIgnoringLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _SafeAreaRegionsIgnoringLayout: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _InsetViewModifier<Content: View>: ViewModifier { public typealias Body = Never }
public struct SafeAreaPaddingModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}

public protocol _ViewTraitKey {}
public struct ZIndexTraitKey: _ViewTraitKey {}
public struct LayoutPriorityTraitKey: _ViewTraitKey {}
public struct TransitionTraitKey: _ViewTraitKey {}
public struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {}
public struct _LayoutTrait<K: LayoutValueKey>: _ViewTraitKey {}
public struct OnDeleteTraitKey: _ViewTraitKey {}
public struct OnMoveTraitKey: _ViewTraitKey {}
public struct OnInsertTraitKey: _ViewTraitKey {}
public struct DeleteDisabledTraitKey: _ViewTraitKey {}
public struct MoveDisabledTraitKey: _ViewTraitKey {}
public struct ListRowInsetsTraitKey: _ViewTraitKey {}
public struct ListRowBackgroundTraitKey: _ViewTraitKey {}
public struct ListRowSeparatorTraitKey: _ViewTraitKey {}
public struct BadgeTraitKey: _ViewTraitKey {}
public struct _ContainerValueTrait<V>: _ViewTraitKey {}

public struct ContainerValues {}

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout()) }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout())
  }
  public func padding(_ length: CGFloat) -> some View { modifier(_PaddingLayout()) }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout()) }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FlexFrameLayout()) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modifier(_FixedSizeLayout()) }
  public func fixedSize() -> some View { modifier(_FixedSizeLayout()) }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout())
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout())
  }
  public func scaledToFit() -> some View { modifier(_AspectRatioLayout()) }
  public func scaledToFill() -> some View { modifier(_AspectRatioLayout()) }
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout()) }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_PositionLayout()) }
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect()) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_OffsetEffect()) }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier()) }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier()) }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(_SafeAreaIgnoringLayout()) }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout())
  }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(stub() as _InsetViewModifier<V>) }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(stub() as _InsetViewModifier<V>) }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier())
  }

  public func zIndex(_ value: Double) -> some View { modifier(_TraitWritingModifier<ZIndexTraitKey>()) }
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<LayoutPriorityTraitKey>())
  }
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_TraitWritingModifier<_LayoutTrait<K>>())
  }
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_TraitWritingModifier<_ContainerValueTrait<V>>())
  }
  /// A tag counts for the optional of its type too, since iOS 17 through a second trait.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TraitWritingModifier<TagValueTraitKey<V>>())
  }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<DeleteDisabledTraitKey>())
  }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<MoveDisabledTraitKey>())
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_TraitWritingModifier<ListRowInsetsTraitKey>())
  }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_TraitWritingModifier<ListRowBackgroundTraitKey>())
  }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_TraitWritingModifier<ListRowSeparatorTraitKey>())
  }
  public func badge(_ count: Int) -> some View { modifier(_TraitWritingModifier<BadgeTraitKey>()) }
  public func badge(_ key: LocalizedStringKey) -> some View { modifier(_TraitWritingModifier<BadgeTraitKey>()) }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(_CoordinateSpaceModifier<T>()) }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier<AnyHashable>())
  }
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_LayoutValueModifier<_GridCellColumns>())
  }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(_ContentMarginModifier())
  }
}

public struct _CoordinateSpaceModifier<Name: Hashable>: ViewModifier {
  public typealias Body = Never
  nonisolated init() {}
}
public struct _LayoutValueModifier<Key>: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _GridCellColumns {}
public struct _ContentMarginModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
