import SwiftUI

/// The id is stored the first time that anything asks for it.
enum Installation {
  private static let key = "installation"

  static var id: UUID {
    if let text = UserDefaults.standard.string(forKey: key), let id = UUID(uuidString: text) { return id }
    let id = UUID()
    store(id)
    return id
  }

  static func inPlace() -> String {
    if let text = UserDefaults.standard.string(forKey: key) {
      return text
    }
    let id = UUID().uuidString
    UserDefaults.standard.set(id, forKey: key)
    return id
  }

  private static func store(_ id: UUID) { UserDefaults.standard.set(id.uuidString, forKey: key) }
}

struct Vote: View {
  private let isOwn: Bool
  private let name: String
  init(by voter: UUID) {
    isOwn = voter == Installation.id
    name = Installation.inPlace()
  }
  var body: some View { Text(isOwn ? "Mine" : name) }
}

struct Votes: View {
  let voters: [UUID]
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    ForEach(voters, id: \.self) { Vote(by: $0) }
  }
}
