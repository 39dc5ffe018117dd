import SwiftUI

final class Account: ObservableObject {
  @Published var picture: Int?
  @Published var hasNone = false
  @Published var name: String?
}

struct AccountPage: View {
  @ObservedObject var account: Account
  @State private var isPicking = false
  @State private var isGuest = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    // What the content writes keeps the condition true.
    if account.picture != nil || account.hasNone {
      Text("Picture").sheet(isPresented: $isPicking) {
        Button("Take") { account.picture = 1 }
      }
    }
    if let name = account.name {
      Text(name).sheet(isPresented: $isPicking) {
        Button("Rename") { account.name = "a" }
      }
      // Each button of an alert closes it.
      Text("Forget").alert("Forget?", isPresented: $isPicking) {
        Button("Forget") { account.name = nil }
      }
    }
    if isGuest {
      Text("Guest").sheet(isPresented: $isPicking) {
        Button("Sign in") {
          isGuest = false
          isPicking = false
        }
        Button("Later") {
          isGuest = false
          dismiss()
        }
      }
    } else {
      // In the other arm the write changes nothing.
      Text("Member").sheet(isPresented: $isPicking) {
        Button("Stay") { isGuest = false }
      }
    }
  }
}
