import SwiftUI

@Observable final class StartModel { var key = "" }

struct Start: View {
  @Bindable var model = StartModel()  // expect: `Start` creates a new `StartModel` in `@Bindable var model`
  // help: declare `@State var model = StartModel()`
  var body: some View {
    TextField("Key", text: $model.key)
      .onSubmit { checkKey() }
  }
}

struct Home: View {
  @State private var count = 0
  var body: some View {
    Start()
    Button("\(count)") { count += 1 }
  }
}
