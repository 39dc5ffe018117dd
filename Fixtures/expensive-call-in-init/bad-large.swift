import SwiftUI

// Reading a file is worth a word even where nothing is known of the parent's updates.

struct Licences: View {
  private let text = (try? String(contentsOfFile: "licences", encoding: .utf8)) ?? ""  // expect: info: `String(contentsOfFile:encoding:)`
  var body: some View { Text(text) }
}

struct Settings: View {
  var body: some View { Licences() }
}

struct Notes: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Page()
  }
}

// Each key that is typed reads it again.

struct Form7: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Text(name)
    Preamble()
  }
}

struct Preamble: View {
  private let text = (try? String(contentsOfFile: "preamble", encoding: .utf8)) ?? ""  // expect: info: `String(contentsOfFile:encoding:)`
  var body: some View { Text(text) }
}

struct Page: View {
  private let text = (try? String(contentsOfFile: "page", encoding: .utf8)) ?? ""  // expect: info: `String(contentsOfFile:encoding:)`
  var body: some View { Text(text) }
}
