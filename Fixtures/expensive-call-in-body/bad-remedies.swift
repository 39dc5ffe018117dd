import Foundation
import SwiftUI

// What can be done depends on who reads the value, and on what it is made from.

/// The size of a file changes, and belongs to one file.
struct Archive: View {
  let url: URL
  @State private var count = 0

  private var size: Int? {
    try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize  // expect: info: `URL.resourceValues(forKeys:)`  // help: look this up once, in `.task` or in the model, and keep the result until it may have changed
  }

  var body: some View {
    Stepper("\(count)", value: $count)
    Text("\(size ?? 0)")
  }
}

/// No search takes a compiled pattern.
struct Cleaned: View {
  let page: String
  @State private var count = 0

  private var text: String {
    page.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)  // expect: info: `String.replacingOccurrences(of:with:options:)`  // help: compute the result when its input changes, and keep it
  }

  var body: some View {
    Stepper("\(count)", value: $count)
    Text(text)
  }
}

/// What is decoded once misses the next choice.
struct Chosen: View {
  @State private var chosen = Data()
  @State private var count = 0

  private var names: [String] {
    (try? JSONDecoder().decode([String].self, from: chosen)) ?? []  // expect: info: `JSONDecoder.decode(_:from:)`  // help: decode when the data changes, in `.task(id:)` or in the model, and keep the result
  }

  var body: some View {
    Stepper("\(count)", value: $count)
    Button("None") { chosen = Data("[]".utf8) }
    Text(names.joined())
  }
}

/// A format style has no fixed formats.
struct Stamp: View {
  let date: Date
  @State private var count = 0

  private var stamp: String {
    let formatter = DateFormatter()  // expect: info: `DateFormatter()`  // help: keep one formatter in a `static let`
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }

  var body: some View {
    Stepper("\(count)", value: $count)
    Text(stamp)
  }
}

/// What a parameter decides differs between callers.
func shortened(_ date: Date?, _ isToday: Bool) -> String {
  guard let date, isToday || date > .distantPast else { return "" }
  let formatter = DateFormatter()
  if date > .distantPast {
    formatter.timeStyle = .short
  } else {
    formatter.dateStyle = .medium
  }
  return formatter.string(from: date)
}

struct Entry: View {
  let date: Date
  @State private var isToday = true

  var body: some View {
    Toggle("", isOn: $isToday)
    Text(shortened(date, isToday))  // expect: info: `DateFormatter()`  // help: keep one formatter for each configuration
  }
}
