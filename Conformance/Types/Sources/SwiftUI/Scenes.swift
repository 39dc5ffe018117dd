// Apps, scenes, commands, toolbars, previews, and views of other kits.

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Scene where Body == Never {
  public var body: Never { return stub() }
}

extension Never: Scene {}

extension Optional: Scene where Wrapped: Scene {}

public struct _TupleScene<T>: Scene {
  public typealias Body = Never
}

public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? {}
}

public struct Window<Content: View>: Scene {
  public typealias Body = Never
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

public struct _SceneModifier<Content: Scene>: Scene {
  public typealias Body = Never
}

nonisolated extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    stub() as _SceneModifier<Self>
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    stub() as _SceneModifier<Self>
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { stub() as _SceneModifier<Self> }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { stub() as _SceneModifier<Self> }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { stub() as _SceneModifier<Self> }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { stub() as _SceneModifier<Self> }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { stub() as _SceneModifier<Self> }
}

// MARK: Commands

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  public var body: Never { return stub() }
}

extension Never: Commands {}
extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
public struct TupleCommandContent<T>: Commands {
  public typealias Body = Never
}
public struct SidebarCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem: CommandGroupPlacement = stub()
  public static let help: CommandGroupPlacement = stub()
  public static let appInfo: CommandGroupPlacement = stub()
  public static let sidebar: CommandGroupPlacement = stub()
}
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

// MARK: Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never { return stub() }
}

extension Never: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

public struct TupleToolbarContent<T>: ToolbarContent {
  public typealias Body = Never
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic: ToolbarItemPlacement = stub()
  public static let principal: ToolbarItemPlacement = stub()
  public static let primaryAction: ToolbarItemPlacement = stub()
  public static let confirmationAction: ToolbarItemPlacement = stub()
  public static let cancellationAction: ToolbarItemPlacement = stub()
  public static let destructiveAction: ToolbarItemPlacement = stub()
  public static let navigation: ToolbarItemPlacement = stub()
  public static let bottomBar: ToolbarItemPlacement = stub()
  public static let topBarLeading: ToolbarItemPlacement = stub()
  public static let topBarTrailing: ToolbarItemPlacement = stub()
  public static let navigationBarLeading: ToolbarItemPlacement = stub()
  public static let navigationBarTrailing: ToolbarItemPlacement = stub()
  public static let keyboard: ToolbarItemPlacement = stub()
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem where ID == String {
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

// MARK: Previews

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral: String) {}
}
nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
  public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }
}
