// What changes a context.

extension NSManagedObjectContext {
  public func delete(_ object: NSManagedObject) {}
  public func insert(_ object: NSManagedObject) {}
}
