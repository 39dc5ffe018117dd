import SwiftUI

struct Sample: Equatable { let time: Double }

struct Curve: View, Equatable {  // expect: equatable-expensive-comparison:
  let samples: [Sample]
  var body: some View { Text("\(samples.count)") }
}

struct Scope: View {
  let samples: [Sample]
  var body: some View { Curve(samples: samples).equatable() }
}
