import SwiftUI

/// A class of another module.
struct Bath: View {
  @ObservedObject var remote = RemoteControl()  // expect: a new `RemoteControl`
  var body: some View { Text("Bath") }
}
