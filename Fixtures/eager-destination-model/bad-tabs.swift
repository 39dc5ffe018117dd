import SwiftUI

final class RadioModel: ObservableObject {
  @Published var station = ""
}

@Observable final class TunerModel {
  var frequency = 87.5
}

struct RadioView: View {
  @ObservedObject var model: RadioModel
  var body: some View { Text(model.station) }
}

struct TunerView: View {
  let model: TunerModel
  var body: some View { Text("\(model.frequency)") }
}

/// Tabs of iOS 18, tags, and the bindable model.
struct RadioTabs: View {
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Tab("Radio", systemImage: "radio", value: 0) {
        RadioView(model: RadioModel())  // expect: info: the page `RadioView` is built on every update  // help: build `RadioView` in the `body` of a view that stores only what it needs: SwiftUI evaluates that when it is shown
      }
      Tab("Tuner", systemImage: "dial", value: 1) {
        TunerView(model: TunerModel())  // expect: info: the page `TunerView`  // help: build `TunerView` in the `body` of a view that stores only what it needs: SwiftUI evaluates that when it is shown
      }
    }
  }
}

struct OldRadioTabs: View {
  var body: some View {
    TabView {
      RadioView(model: RadioModel()).tag(0)  // expect: the page `RadioView`
      NavigationStack { TunerView(model: TunerModel()) }  // expect: the page `TunerView`
        .tabItem { Text("Tuner") }
    }
  }
}
