// As much of Combine as view models need: the protocols by which SwiftUI watches objects.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}

extension Subject where Output == Void {
  public func send() {}
}

func stub<T>() -> T { fatalError("this module has types and no behaviour") }

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { stub() }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func send() {}
}

@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var projectedValue: Publisher { get { stub() } set {} }
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value { get { stub() } set {} }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value { get { stub() } set {} }
}

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public func hash(into hasher: inout Hasher) {}
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { stub() }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ value: Output) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output { get { stub() } set {} }
  public init(_ value: Output) {}
  public func send(_ value: Output) {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public enum Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher { public typealias Failure = Upstream.Failure }
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
  public struct Autoconnect<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public var upstream: Upstream { stub() }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { stub() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { stub() }
  public func autoconnect() -> Publishers.Autoconnect<Self> { stub() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { stub() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { stub() }
  public func assign(to published: inout Published<Output>.Publisher) {}
}
