/// Names of views, nested: an extension of `View` is still one of SwiftUI's.
enum Texts {
  enum View { static let title = "a" }
  enum Form { enum View { static let title = "b" } }
}
