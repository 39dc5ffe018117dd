// Only the names say that these load something; a linter must not guess.
import SwiftUI

protocol Library {
  func loadBooks() throws -> [String]
  func parseIndex(_ text: String) throws -> [String]
}

struct Books: View {
  let library: any Library
  let names: [String]
  var body: some View {
    List(names, id: \.self) { name in
      Text(((try? library.loadBooks()) ?? []).first ?? "")
      Text(((try? library.parseIndex(name)) ?? []).first ?? "")
    }
  }
}
