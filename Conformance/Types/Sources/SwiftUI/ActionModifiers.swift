// Modifiers that act: when a view comes or goes, when a value changes, what is presented over it.

public struct _AppearanceActionModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _TaskModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _TaskValueModifier<Value: Equatable>: ViewModifier { public typealias Body = Never }
public struct _ValueActionModifier<Value: Equatable>: ViewModifier { public typealias Body = Never }
public struct _ValueActionModifier2<Value: Equatable>: ViewModifier { public typealias Body = Never }
public struct _HoverRegionModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _GeometryActionModifier<Value: Equatable>: ViewModifier { public typealias Body = Never }
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public typealias Body = Never
}

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier()) }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier())
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(_TaskModifier()) }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(stub() as _TaskValueModifier<T>) }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(stub() as _ValueActionModifier<V>)
  }
  // `initial` adds an appearance action, also where it is false.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(stub() as _ValueActionModifier2<V>).modifier(_AppearanceActionModifier())
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(stub() as _ValueActionModifier2<V>).modifier(_AppearanceActionModifier())
  }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { stub() as SubscriptionView<P, Self> }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(_HoverRegionModifier()) }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { modifier(stub() as _GeometryActionModifier<T>) }
}

// MARK: What other modifiers leave behind
//
// The types behind these are private to SwiftUI and change from release to release. One type for each
// modifier, with the content where it has some, says as much as anybody should rely on.

public struct _SheetModifier<Content: View>: ViewModifier { public typealias Body = Never }
public struct _ItemSheetModifier<Item: Identifiable, Content: View>: ViewModifier { public typealias Body = Never }
public struct _FullScreenCoverModifier<Content: View>: ViewModifier { public typealias Body = Never }
public struct _PopoverModifier<Content: View>: ViewModifier { public typealias Body = Never }
public struct _AlertModifier<Actions: View, Message: View>: ViewModifier { public typealias Body = Never }
public struct _ConfirmationDialogModifier<Actions: View, Message: View>: ViewModifier { public typealias Body = Never }
public struct _ContextMenuModifier<MenuItems: View>: ViewModifier { public typealias Body = Never }
public struct _SwipeActionsModifier<Content: View>: ViewModifier { public typealias Body = Never }
public struct _ToolbarModifier<Content>: ViewModifier { public typealias Body = Never }
public struct _NavigationTitleModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _NavigationBarModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _NavigationDestinationModifier<D, C: View>: ViewModifier { public typealias Body = Never }
public struct _SearchModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _RefreshableModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _FocusModifier<Value: Hashable>: ViewModifier { public typealias Body = Never }
public struct _FocusableModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _SubmitModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _KeyboardShortcutModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _HelpModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _SensoryFeedbackModifier<T: Equatable>: ViewModifier { public typealias Body = Never }
public struct _TabItemModifier<V: View>: ViewModifier { public typealias Body = Never }
public struct _PresentationModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _ScrollModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _TextInputModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct _UserActivityModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }
public struct AccessibilityAttachmentModifier: ViewModifier { public typealias Body = Never; nonisolated init() {} }

public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent = stub()
  public static let large: PresentationDetent = stub()
  public static func height(_ height: CGFloat) -> PresentationDetent { stub() }
}
public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback = stub()
  public static let warning: SensoryFeedback = stub()
  public static let selection: SensoryFeedback = stub()
  public static let impact: SensoryFeedback = stub()
}
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {}
  public static let `return`: KeyEquivalent = stub()
}
public struct KeyboardShortcut: Sendable {
  public static let defaultAction: KeyboardShortcut = stub()
  public static let cancelAction: KeyboardShortcut = stub()
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
}
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let combine: AccessibilityChildBehavior = stub()
  public static let ignore: AccessibilityChildBehavior = stub()
  public static let contain: AccessibilityChildBehavior = stub()
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}
public struct SubmitLabel: Sendable { public static let done: SubmitLabel = stub() }
public struct ScrollBounceBehavior: Sendable {
  public static let automatic: ScrollBounceBehavior = stub()
  public static let basedOnSize: ScrollBounceBehavior = stub()
}
public enum NavigationBarTitleDisplayMode { case automatic, inline, large }
public struct ToolbarPlacement: Sendable {
  public static let navigationBar: ToolbarPlacement = stub()
  public static let tabBar: ToolbarPlacement = stub()
}
public struct SearchFieldPlacement: Sendable { public static let automatic: SearchFieldPlacement = stub() }

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(stub() as _SheetModifier<Content>) }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(stub() as _ItemSheetModifier<Item, Content>) }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(stub() as _FullScreenCoverModifier<Content>) }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(stub() as _PopoverModifier<Content>) }
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modifier(stub() as _AlertModifier<A, EmptyView>) }
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { modifier(stub() as _AlertModifier<A, EmptyView>) }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { modifier(stub() as _AlertModifier<A, M>) }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { modifier(stub() as _ConfirmationDialogModifier<A, EmptyView>) }
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(stub() as _ContextMenuModifier<MenuItems>)
  }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modifier(stub() as _SwipeActionsModifier<T>) }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(stub() as _ToolbarModifier<Content>)
  }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(stub() as _ToolbarModifier<Content>)
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(_NavigationBarModifier())
  }
  public func navigationTitle(_ title: Text) -> some View { modifier(_NavigationTitleModifier()) }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { modifier(_NavigationTitleModifier()) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { modifier(_NavigationTitleModifier()) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { modifier(_NavigationTitleModifier()) }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
    modifier(_NavigationBarModifier())
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(_NavigationBarModifier()) }
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    modifier(_NavigationBarModifier())
  }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(stub() as _NavigationDestinationModifier<D, C>) }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { modifier(stub() as _NavigationDestinationModifier<Bool, V>) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(_SearchModifier()) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(_SearchModifier()) }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(_RefreshableModifier())
  }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(stub() as _FocusModifier<Value>)
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { modifier(stub() as _FocusModifier<Bool>) }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(AccessibilityAttachmentModifier()) }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  public func focusable(_ isFocusable: Bool = true) -> some View { modifier(_FocusableModifier()) }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { modifier(_FocusableModifier()) }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier())
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(_SubmitModifier()) }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(_KeyboardShortcutModifier())
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { modifier(_KeyboardShortcutModifier()) }
  public func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier()) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { modifier(_HelpModifier()) }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(stub() as _SensoryFeedbackModifier<T>)
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { modifier(stub() as _SensoryFeedbackModifier<T>) }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(stub() as _TabItemModifier<V>) }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(_PresentationModifier())
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_PresentationModifier())
  }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { modifier(_ScrollModifier()) }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollModifier())
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(_ScrollModifier()) }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { modifier(_ScrollModifier()) }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(_UserActivityModifier()) }

  // MARK: Accessibility

  public func accessibilityLabel(_ label: Text) -> some View { modifier(AccessibilityAttachmentModifier()) }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(AccessibilityAttachmentModifier()) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityAttachmentModifier())
  }
}
