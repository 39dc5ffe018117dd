/// A model with the name of a view.
public struct List: Codable, Identifiable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
