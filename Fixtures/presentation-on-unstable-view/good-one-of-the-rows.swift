import SwiftUI

enum Topic: String, CaseIterable, Identifiable {
  case news, account
  var id: Self { self }
}

struct Topics: View {
  @State private var isOpen = false
  var body: some View {
    List(Topic.allCases) { topic in
      switch topic {
      case .news: Text(topic.rawValue)
      case .account: Button(topic.rawValue) { isOpen = true }.sheet(isPresented: $isOpen) { Text("Account") }
      }
    }
  }
}
