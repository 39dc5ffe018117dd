import SwiftUI

final class Vault: ObservableObject {
  @Published var documents: [String] = []
  func add() { documents.append("a") }
}

/// The parent observes the vault, and gives the sheet a new closure each time.
struct VaultList: View {
  @StateObject private var vault = Vault()
  @State private var isOpen = false
  @State private var name = ""
  var body: some View {
    Button("\(vault.documents.count)") { isOpen = true }
      .sheet(isPresented: $isOpen) { Folder(vault: vault) { name = "" } }
  }
}

struct Folder: View {
  @ObservedObject var vault: Vault
  let close: () -> Void
  var body: some View {
    VStack {
      Button("Close") { close() }
      Files(vault: vault)
    }
  }
}

struct Files: View {
  @ObservedObject var vault: Vault
  var body: some View { Button("\(vault.documents.count)") { vault.add() } }
}
