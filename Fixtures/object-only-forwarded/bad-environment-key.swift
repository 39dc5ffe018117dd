import SwiftUI

final class Wallet: ObservableObject {
  @Published var coins = 0
}

extension EnvironmentValues {
  @Entry var wallet: Wallet?
}

/// Put into the environment under a key, and passed on in a modifier.
struct Counter: View {
  @ObservedObject var wallet: Wallet  // expect: info: `Counter` observes `wallet` only to pass it to child views  // help: hold it in a plain `let wallet: Wallet`, and observe it where it is read
  var body: some View {
    VStack {
      Text("Counter")
      Text("Coins")
    }
    .environment(\.wallet, wallet)  // note: put into the environment here
  }
}

struct Border: ViewModifier {
  @ObservedObject var wallet: Wallet
  func body(content: Content) -> some View { content.border(wallet.coins > 3 ? .red : .gray) }
}

struct Purse: View {
  @EnvironmentObject var wallet: Wallet  // expect: info: `Purse` observes `wallet` only to pass it to child views  // help: take it from the environment only in the views that read it
  var body: some View {
    Text("Purse").modifier(Border(wallet: wallet))
    Text("Coins")
  }
}

struct Panel<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { content } }
}

/// What a view of SwiftUI's shows inside has the same environment.
struct Pocket: View {
  @EnvironmentObject var wallet: Wallet  // expect: info: `Pocket` observes `wallet` only to pass it to child views  // help: take it from the environment only in the views that read it
  var body: some View {
    Panel {
      Text("Pocket")
      Coins().environmentObject(wallet)
    }
  }
}

struct Coins: View {
  @EnvironmentObject var wallet: Wallet
  var body: some View { Text("\(wallet.coins)") }
}

extension Wallet { func earn() { coins += 1 } }
