import SwiftUI

final class Reel: ObservableObject {
  init(id: Int = 0) {}
  func load() {}
}

struct Given: View {
  @StateObject private var reel: Reel
  @State private var draft: String
  @State private var count: Int = 0
  @Binding private var value: Int
  @Environment(\.locale) private var locale
  @AppStorage private var visits: Int
  let plain: String

  init(reel: Reel, draft: String, value: Binding<Int>, count: Int, locale: String) {
    _reel = StateObject(wrappedValue: reel)
    reel.load()
    _draft = State(initialValue: draft)
    _value = value
    _visits = AppStorage(wrappedValue: 0, "visits.\(draft)")
    self.count = count
    print(self.count)
    plain = draft + locale + "\(value.wrappedValue)"
  }

  var body: some View {
    Text(draft).onAppear {
      reel.load()
      print(locale.identifier, count, visits)
    }
  }
}

/// A class connects nothing, and reads what it likes.
final class Reader {
  @AppStorage("visits") var visits = 0
  init() { print(visits) }
}

struct Static: View {
  @State private var count = Static.first
  private static let first = 1
  init() { print(Self.first) }
  var body: some View { Text("\(count)") }
}
