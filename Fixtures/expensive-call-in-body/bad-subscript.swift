import SwiftUI

struct Texts {
  subscript(key: String) -> String { (try? String(contentsOfFile: key, encoding: .utf8)) ?? "" }
}

struct Notice: View {
  let texts: Texts
  var body: some View { Text(texts["welcome"]) }  // expect: info: `String(contentsOfFile:encoding:)` (file access)
}
