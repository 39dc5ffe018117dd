// with: strict
import SwiftUI

struct Tide: Identifiable {
  let id: Int
  var height: Double
  var note: String
}

/// Looks that lose what the body shows.
struct Emptiness: View, Equatable {
  let tides: [Tide]
  static func == (a: Self, b: Self) -> Bool { a.tides.isEmpty == b.tides.isEmpty }  // expect: info: compares only `tides.isEmpty`
  var body: some View { Text(tides.map(\.note).joined()) }
}

struct Firstness: View, Equatable {
  let tides: [Tide]
  static func == (a: Self, b: Self) -> Bool { a.tides.first?.id == b.tides.first?.id }  // expect: info: compares only `tides.first`
  var body: some View { ForEach(tides) { Text($0.note) } }
}

struct Identity: View, Equatable {
  let tide: Tide
  static func == (a: Self, b: Self) -> Bool { a.tide.id == b.tide.id }  // expect: info: compares only `tide.id`
  var body: some View { Text(tide.note) }
}

struct Hash: View, Equatable {
  let names: [String]
  static func == (a: Self, b: Self) -> Bool { a.names.hashValue == b.names.hashValue }  // expect: info: compares only `names.hashValue`
  var body: some View { Text(names.joined()) }
}

/// A platform view, whose update reads.
struct Chart7: UIViewRepresentable, Equatable {
  let points: [Double]
  let title: String
  static func == (a: Chart7, b: Chart7) -> Bool { a.points == b.points }  // expect: info: `==` of `Chart7` ignores `title`
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { view.text = title + "\(points.count)" }
}
