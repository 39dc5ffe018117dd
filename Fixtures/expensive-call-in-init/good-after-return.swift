import Foundation
import SwiftUI

enum Texts {
  static func written(_ values: [String: Int]) -> String {
    if let short = values["short"] {
      return "\(short)"
    }
    let encoder = JSONEncoder()
    return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

struct Sheet: View {
  private let text: String
  init(values: [String: Int]) { text = Texts.written(values) }
  var body: some View { Text(text) }
}

struct Sheets: View {
  @State private var count = 0
  var body: some View {
    Stepper("Count", value: $count)
    Sheet(values: ["short": count])
  }
}
