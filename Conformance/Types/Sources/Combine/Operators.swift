// Operators of Combine, publishers that end, and what Foundation publishes.

import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: SchedulerTimeIntervalConvertible
}

public struct ScheduledInterval: SchedulerTimeIntervalConvertible {
  public static func seconds(_ seconds: Int) -> ScheduledInterval { stub() }
  public static func seconds(_ seconds: Double) -> ScheduledInterval { stub() }
  public static func milliseconds(_ milliseconds: Int) -> ScheduledInterval { stub() }
}

extension RunLoop: Scheduler { public typealias SchedulerTimeType = ScheduledInterval }
extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = ScheduledInterval }

extension Publishers {
  /// Any operator that passes values of the same type on.
  public struct Passing<Upstream: Publisher, Operator>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
  public struct Scan<Upstream: Publisher, Output>: Publisher { public typealias Failure = Upstream.Failure }
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
  }
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
  }
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { stub() }
}

public enum _Filter {}
public enum _Debounce {}
public enum _Delay {}
public enum _First {}
public enum _Receive {}
public enum _Throttle {}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> { stub() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Passing<Self, _Filter> { stub() }
  public func debounce<S: Scheduler>(
    for time: S.SchedulerTimeType, scheduler: S
  ) -> Publishers.Passing<Self, _Debounce> { stub() }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType, scheduler: S, latest: Bool
  ) -> Publishers.Passing<Self, _Throttle> { stub() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType, scheduler: S
  ) -> Publishers.Passing<Self, _Delay> { stub() }
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.Passing<Self, _Receive> { stub() }
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> { stub() }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> { stub() }
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> { stub() }
  public func share() -> Publishers.Share<Self> { stub() }
  public func first() -> Publishers.Passing<Self, _First> { stub() }
  public func prefix(_ count: Int) -> Publishers.Passing<Self, _First> { stub() }
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { stub() }
}

extension Publisher where Failure == Never {
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { stub() }
}

extension AnyCancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
}

public final class Future<Output, Failure: Error>: Publisher {
  public init(_ attempt: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {}
}

public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public init(createPublisher: @escaping () -> P) {}
}

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { stub() }
}

extension URLSession {
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { stub() }
}

extension Timer.TimerPublisher {
  public convenience init(
    interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
  ) { fatalError() }
}
