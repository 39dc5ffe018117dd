import SwiftUI
import UIKit

struct Step: Equatable {
  let name: String
  let minutes: Int
}

struct Plan: View, Equatable {  // expect: info: comparing `Plan` reads all elements of `steps`, which may cost more than evaluating its body
  let title: String
  let steps: [Step]  // note: `steps` is compared
  var body: some View { Text("\(title) \(steps.count)") }
}

struct Table7: View, Equatable {  // expect: reads all elements of `rows` and one more input
  let rows: [[Int]]
  let names: [String: [String]]
  var body: some View { Text("\(rows.count) \(names.count)") }
}

struct Picture: View {
  let image: UIImage
  let caption: AttributedString
  let bytes: Data
  var body: some View { Text(caption) }
}

extension Picture: Equatable {
  static func == (a: Picture, b: Picture) -> Bool {  // expect: reads all bytes of `bytes`
    a.bytes == b.bytes
  }
}

struct Form10: View, Equatable {  // expect: comparing `Form10` reads 10 fields
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  let f: Int
  let g: Int
  let h: Int
  let i: Int
  let j: String
  var body: some View { Text(j) }
}
