// A popover goes with the view that it points at: advice only.
// with: strict
import SwiftUI

struct Draft: View {
  @State private var isDraft = true
  @State private var isOpen = false
  var body: some View {
    VStack {
      if isDraft {
        Text("Draft")
          .popover(isPresented: $isOpen) { Button("Publish") { isDraft = false } }  // expect: info: changes `isDraft`
      }
      if isDraft {
        // Its buttons close it in any case.
        Text("Draft")
          .confirmationDialog("Publish?", isPresented: $isOpen) { Button("Yes") { isDraft = false } }
      }
    }
  }
}
