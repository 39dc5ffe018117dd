import Combine
import SwiftUI

// Nothing sends to the subject.

struct Steps: View {
  let title: String
  private let changes = PassthroughSubject<Int, Never>()
  @State private var step = 0
  var body: some View {
    Text("\(title) \(step)").onReceive(changes) { step = $0 }
  }
}

struct StepsParent: View {
  @State private var count = 0
  var body: some View {
    Steps(title: "\(count)")
    Button("Next") { count += 1 }
  }
}
