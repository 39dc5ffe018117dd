import SwiftUI

struct Presenter: View {
  @State var didAppear = false  // expect: info: is not `private`  // help: make `didAppear` private
  var body: some View {
    Text("Date")
      .onAppear {
        // The update that follows is what counts.
        didAppear = true
      }
  }
}
