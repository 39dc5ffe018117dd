// Queries of Core Data, as views declare them.

import Foundation

@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  private let storage: Int
  public var wrappedValue: FetchedResults<Result> { stub() }
  public var projectedValue: Binding<FetchRequest<Result>> { stub() }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self = stub() }
}

public struct FetchedResults<Result>: RandomAccessCollection {
  private let storage: Int
  public var startIndex: Int { stub() }
  public var endIndex: Int { stub() }
  public subscript(position: Int) -> Result { stub() }
}

@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private let storage: Int
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { stub() }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self = stub() }
}

public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable {
    public var id: SectionIdentifier { stub() }
  }
  private let storage: Int
  public var startIndex: Int { stub() }
  public var endIndex: Int { stub() }
  public subscript(position: Int) -> Section { stub() }
}
