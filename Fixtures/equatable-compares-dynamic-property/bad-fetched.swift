import CoreData
import SwiftData
import SwiftUI

@Model final class Pear {
  var name: String
  init(name: String) { self.name = name }
}

/// What is fetched.
struct Pears: View, Equatable {
  let title: String
  @Query private var pears: [Pear]
  @FetchRequest(sortDescriptors: []) private var objects: FetchedResults<NSManagedObject>
  static func == (lhs: Pears, rhs: Pears) -> Bool {
    lhs.title == rhs.title
      && lhs.pears.count == rhs.pears.count  // expect: info: `==` compares `@Query pears`
      && lhs.objects.count == rhs.objects.count  // expect: info: `==` compares `@FetchRequest objects`
  }
  var body: some View { Text("\(title) \(pears.count) \(objects.count)") }
}
