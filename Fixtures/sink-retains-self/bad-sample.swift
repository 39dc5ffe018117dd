import Combine
import SwiftUI

final class Account {
  func save(_ name: String) {}
}

final class AccountModel: ObservableObject {
  @Published var name = ""
  private let account: Account
  private var cancellables: Set<AnyCancellable> = []

  init(account: Account) {
    self.account = account
    $name
      .sink(receiveValue: store(name:))  // expect: the subscription in `cancellables` captures `self`
      .store(in: &cancellables)
  }

  private func store(name: String) { account.save(name) }
}

struct AccountView: View {
  @StateObject private var model = AccountModel(account: Account())
  var body: some View { TextField("Name", text: $model.name) }
}

// For previews; the app makes others.
extension AccountModel {
  static let sample = AccountModel(account: Account())
}

struct AccountView_Previews: PreviewProvider {
  static var previews: some View { Text(AccountModel.sample.name) }
}
