import SwiftUI

struct Letters: View {
  @ObservedObject var inbox: Inbox
  var body: some View { Text(inbox.thread("letters")) }  // note: `Letters.body` gets there from here
}

struct Calls: View {
  @ObservedObject var inbox: Inbox
  var body: some View { Text(inbox.thread("calls")) }  // note: `Calls.body` gets there from here
}
