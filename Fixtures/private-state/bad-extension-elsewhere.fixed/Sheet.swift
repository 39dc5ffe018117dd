import SwiftUI

struct Sheet: View {
  // What `Sheet+Header.swift` uses cannot be private.
  @State var title = ""
  @State internal var isEditing = false
  @State private var height = 0.0  // expect: info: `@State var height`

  var body: some View { header.frame(height: height) }
}
