import SwiftUI

extension Sheet {
  var header: some View {
    VStack {
      Text(title)
      Toggle("Edit", isOn: $isEditing)
    }
  }
}
