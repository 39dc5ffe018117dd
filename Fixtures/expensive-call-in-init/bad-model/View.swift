import SwiftUI

struct Profile: View {
  private let model: ProfileModel
  init(name: String) {
    model = ProfileModel(name: name)  // expect: `Data(contentsOf:)` (file access) runs in `Profile.init`
  }
  var body: some View { Text(model.name) }
}
