// Tabs that come, go and hide, and content that is looked into.

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension TabContent {
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
}

public struct Subview: View, Identifiable {
  public typealias Body = Never
  public struct ID: Hashable {}
  public var id: ID { stub() }
}

public struct SubviewsCollection: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Subview { stub() }
}

extension SubviewsCollection: View {
  public typealias Body = Never
}

public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  public typealias Body = Never
}

extension Group {
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {}
}
