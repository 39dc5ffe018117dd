// with: strict
import SwiftUI

final class Mail: ObservableObject {
  @Published var body = ""
  init(id: Int = 0) {}
  static let shared = Mail()
}

@Observable final class Draft {
  var text = ""
  init(text: String = "") { self.text = text }
}

/// Assigned as it is made.
struct Direct: View {
  @ObservedObject var mail: Mail
  init(id: Int) {
    self.mail = Mail(id: id)  // expect: info: `Direct.init` creates `mail`; the initializer runs again whenever the parent updates
  }
  var body: some View { Text(mail.body) }
}

struct WithoutSelf: View {
  @ObservedObject private var mail: Mail
  init(id: Int) { mail = .init(id: id) }  // expect: info: `WithoutSelf.init` creates `mail`
  var body: some View { Text(mail.body) }
}

struct ByWrapper: View {
  @ObservedObject private var mail: Mail
  @ObservedObject private var other: Mail
  init(id: Int) {
    _mail = ObservedObject(wrappedValue: Mail(id: id))  // expect: `ByWrapper.init` creates `mail`; the initializer runs again
    self._other = .init(initialValue: Mail(id: id))  // expect: `ByWrapper.init` creates `other`; the initializer runs again
  }
  var body: some View { Text(mail.body + other.body) }
}

/// Through something.
struct ByLocal: View {
  @ObservedObject private var mail: Mail
  init(id: Int) {
    let made = Mail(id: id)  // note: the `Mail` is created here
    made.body = "Hello"
    self.mail = made  // expect: `ByLocal.init` creates `mail`
  }
  var body: some View { Text(mail.body) }
}

struct ByFactory: View {
  @ObservedObject private var mail: Mail
  init(id: Int) { mail = Self.make(id) }  // expect: `ByFactory.init` creates `mail`
  private static func make(_ id: Int) -> Mail { Mail(id: id) }  // note: `make` returns a new `Mail`
  var body: some View { Text(mail.body) }
}

struct ByCondition: View {
  @ObservedObject private var mail: Mail
  init(isNew: Bool) { mail = isNew ? Mail() : Mail(id: 1) }  // expect: `ByCondition.init` creates `mail`  // help: declare `@StateObject private var mail: Mail` and write `_mail = StateObject(wrappedValue: isNew ? Mail() : Mail(id: 1))`
  var body: some View { Text(mail.body) }
}

struct ByDefault: View {
  @ObservedObject private var mail: Mail
  init(mail: Mail = Mail()) { self.mail = mail }  // expect: `ByDefault.init` creates `mail` if no argument is passed
  var body: some View { Text(mail.body) }
}

struct ByOptional: View {
  @ObservedObject private var mail: Mail
  init(mail: Mail? = nil) { self.mail = mail ?? Mail() }  // expect: `ByOptional.init` creates `mail` if no argument is passed
  var body: some View { Text(mail.body) }
}

struct ByDelegation: View {
  @ObservedObject private var mail: Mail
  init(content: Mail) { mail = content }
  init(id: Int) { self.init(content: Mail(id: id)) }  // expect: `ByDelegation.init` creates `mail`  // help: let the caller keep the `Mail` in `@StateObject`, and pass it in
  var body: some View { Text(mail.body) }
}

struct ByMemberwise: View {
  @ObservedObject var mail: Mail
  var body: some View { Text(mail.body) }
}

extension ByMemberwise {
  init(id: Int) { self.init(mail: Mail(id: id)) }  // expect: `ByMemberwise.init` creates `mail`
}

/// Plain properties and `@Bindable` keep nothing either.
struct Plain: View {
  let mail: Mail
  private let draft: Draft
  @Bindable var bound: Draft
  init(id: Int) {
    mail = Mail(id: id)  // expect: `Plain.init` creates `mail`
    draft = Draft(text: "a")  // expect: `Plain.init` creates `draft`  // help: delete `draft`, which nothing reads
    self.bound = Draft()  // expect: `Plain.init` creates `bound`
  }
  var body: some View { TextField(mail.body, text: $bound.text) }
}

struct Branches: View {
  @ObservedObject var mail: Mail
  init(id: Int?) {
    if let id {
      mail = Mail(id: id)  // expect: `Branches.init` creates `mail`
    } else {
      mail = .shared
    }
  }
  var body: some View { Text(mail.body) }
}

/// Once for each row.
struct Inbox: View {
  let ids: [Int]
  var body: some View { List(ids, id: \.self) { InboxRow(id: $0) } }
}

struct InboxRow: View {
  @ObservedObject private var mail: Mail
  init(id: Int) { mail = Mail(id: id) }  // expect: `InboxRow.init` creates `mail`; the initializer runs again for each row whenever the parent updates, which resets it
  var body: some View { Text(mail.body) }
}

struct Stamped: ViewModifier {
  @ObservedObject private var mail: Mail
  init(id: Int) { mail = Mail(id: id) }  // expect: info: `Stamped.init`
  func body(content: Content) -> some View { content.opacity(mail.body.isEmpty ? 0 : 1) }
}

struct MailApp: App {
  @ObservedObject private var mail: Mail
  init() { mail = Mail() }  // expect: info: `MailApp.init` creates `mail`
  var body: some Scene { WindowGroup { Text(mail.body) } }
}

extension Mail { func load() { body = "Hello" } }

extension Draft { func load() { text = "Hello" } }

struct Defaults: View {
  var body: some View {
    ByDefault()
    ByOptional()
  }
}
