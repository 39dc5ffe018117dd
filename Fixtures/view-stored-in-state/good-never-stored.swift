import SwiftUI

/// Nothing stores another one.
struct Notice: View {
  @State var background: AnyView
  var body: some View { Text("Notice").background(background) }
}
