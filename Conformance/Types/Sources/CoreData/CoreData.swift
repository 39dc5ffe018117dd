// As much of Core Data as a fetch needs.

@_exported import Foundation

open class NSManagedObject: NSObject {}

public final class NSFetchRequest<ResultType> {
  public init(entityName: String) {}
}

public final class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  public func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  public func save() throws {}
}
