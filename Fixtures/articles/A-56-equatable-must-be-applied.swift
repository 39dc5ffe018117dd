import SwiftUI

struct Chart: View, Equatable {  // expect: equatable-view-not-applied:
  let values: [Double]
  var body: some View { Text("\(values.count)") }
}

struct Board: View {
  let values: [Double]
  var body: some View { Chart(values: values) }
}
