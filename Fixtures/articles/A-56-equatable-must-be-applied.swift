import SwiftUI

struct Chart: View, Equatable {
  let values: [Double]
  static func == (a: Chart, b: Chart) -> Bool { a.values == b.values }  // expect: equatable-view-not-applied:
  var body: some View { Text("\(values.count)") }
}

struct Board: View {
  let values: [Double]
  var body: some View { Chart(values: values) }
}
