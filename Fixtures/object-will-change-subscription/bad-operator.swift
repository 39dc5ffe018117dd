import Combine
import SwiftUI

final class Login: ObservableObject {
  static let shared = Login()
  @Published var name = ""
}

/// What stands before the subscription runs at once as well.
final class Names: ObservableObject {
  private let login = Login.shared
  @Published var greeting = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    login.objectWillChange  // expect: `objectWillChange` of `login` fires before the change of any published property, so this subscription reads old values
      .map { [unowned self] _ in self.login.name }
      .removeDuplicates()
      .sink { [weak self] name in self?.greeting = "Hello, " + name }
      .store(in: &cancellables)
  }
}

struct Greeting: View {
  @StateObject private var names = Names()
  @ObservedObject private var login = Login.shared
  var body: some View {
    Text(names.greeting)
    TextField("Name", text: $login.name)
  }
}
