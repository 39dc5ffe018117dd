// The view protocol and the views that the builder and the modifiers make.
//
// What this module is: the public shape of Apple's SwiftUI without its behaviour, so that the Swift
// compiler can tell which type a body has. Nothing here ever runs; a program that asks for a value
// stops.
//
// Nearly all of Apple's modifiers are declared `-> some View`, and so are these. What they wrap the
// view in is a fact about SwiftUI that `type(of:)` prints at run time; the body of each function here
// says it, as `modifier(_PaddingLayout())` does. Sources of these facts: Apple's documentation, types
// printed by running apps, and the declarations that the OpenSwiftUI project found in the binaries.

@_exported import Combine
@_exported import Foundation
@_exported import Observation

/// Stands for every value of this module. Never called.
public func stub<T>() -> T { fatalError("this module has types and no behaviour") }

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { return stub() }
}

extension Never: View {
  public typealias Body = Never
  public nonisolated var body: Never { return stub() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct EmptyView: View {
  public typealias Body = Never
  public nonisolated init() {}
}

public struct AnyView: View {
  public typealias Body = Never
  public nonisolated init<V: View>(_ view: V) {}
  public nonisolated init<V: View>(erasing view: V) {}
  public nonisolated init?(_fromValue value: Any) {}
}

/// What `buildBlock` makes of several views; the parameter is a tuple of their types.
public struct TupleView<T>: View {
  public typealias Body = Never
  public nonisolated init(_ value: T) {}
}

/// What `buildEither` makes of the arms of `if` and `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

public struct ModifiedContent<Content, Modifier> {
  public nonisolated init(content: Content, modifier: Modifier) {}
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias Data = Content.Data
  public var data: Content.Data { stub() }
}

// MARK: Modifiers

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { return stub() }
}

nonisolated extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}

/// The view that a modifier is applied to, as the modifier's `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

public struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  public nonisolated init() {}
}

nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}

// MARK: Identity

public struct IDView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  nonisolated init(_ content: Content, id: ID) {}
}

public struct EquatableView<Content: Equatable & View>: View {
  public typealias Body = Never
  public var content: Content { stub() }
  public nonisolated init(content: Content) {}
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { stub() }
}

/// What a closure of `phaseAnimator`, `animation(_:body:)` … gets for the view that it is applied to.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
}

// MARK: Content without a view of its own

public struct Group<Content> {}

extension Group: View where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Group: Scene where Content: Scene {
  public nonisolated init(@SceneBuilder content: () -> Content) {}
}

extension Group: Commands where Content: Commands {
  public nonisolated init(@CommandsBuilder content: () -> Content) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {}
}

public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {}
}

// MARK: Content for each element

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data { stub() }
  public var content: (Data.Element) -> Content { stub() }
}

extension ForEach: View, DynamicViewContent where Content: View {
  public typealias Body = Never
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Content: View {
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID {}
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable {}
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnDeleteTraitKey>())
  }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnMoveTraitKey>())
  }
  public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  {
    modifier(_TraitWritingModifier<OnInsertTraitKey>())
  }
}

public final class NSItemProvider {}
