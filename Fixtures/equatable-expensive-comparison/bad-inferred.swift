import SwiftUI

struct Step: Equatable {
  let name: String
}

struct Plan: View, Equatable {  // expect: info: comparing `Plan`
  let title: String
  var steps = [Step]()
  var body: some View { Text("\(title) \(steps.count)") }
}
