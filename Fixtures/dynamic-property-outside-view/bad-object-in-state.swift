import SwiftUI
import ThirdParty

final class Model: ObservableObject {
  // It may be an object, which a change of its parts does not lose.
  @State var scene: ThirdParty.Scene = { ThirdParty.Scene() }()  // expect: info: SwiftUI never connects `@State scene` in the class `Model`
  @State var places: [String] = []  // expect: error: SwiftUI never connects `@State places` in the class `Model`

  func show(_ place: String) {
    scene.opacity = 0.5
    places[0] = place
  }
}
