import SwiftUI

// with: strict

final class Service {
  var count = 0
}

struct Clip: View {
  let service = Service()  // expect: info: what the old one stores is lost
  var body: some View { Button("More") { service.count += 1 } }
}
