import SwiftUI

// The ways by which a body gets to code in other files; each note stands where the next step is taken.

struct Screen: View {
  let source: any Source
  let date: Date

  private func stamped(_ date: Date, by formatter: DateFormatter = DateFormatter()) -> String {  // expect: `DateFormatter()` (formatter construction) runs on every evaluation of `Screen.body`
    formatter.string(from: date)
  }

  var body: some View {
    VStack {
      // A requirement, which one type fulfills.
      Text(source.read())  // note: `Screen.body` reaches the expensive call from here
      Text(source.title)  // note: `Screen.body` reaches the expensive call from here
      // A helper that is generic in what it gives.
      Text(decoded(String.self, from: Data()) ?? "")  // expect: info: `JSONDecoder.decode(_:from:)` (encoding or decoding) runs on every evaluation of `Screen.body`
      // One that runs a closure.
      Text(measured { NumberFormatter().string(from: 1) ?? "" })  // expect: `NumberFormatter()`
      // A computed static property.
      Text(Formats.percent.string(from: 1) ?? "")  // expect: `NumberFormatter()` (formatter construction) runs on every evaluation of `Screen.body`
      // Default values, in this view and elsewhere.
      Text(stamped(date))  // note: `body` calls `stamped()`
      Text(counted(3))  // expect: `ByteCountFormatter()` (formatter construction) runs on every evaluation of `Screen.body`
      // Not if another value is given.
      Text(lasting(DateInterval(), by: Formats.span))
      // A closure that is called here.
      let span = { (span: DateInterval) in Formats.span.string(from: span) ?? "" }
      let name = { RelativeDateTimeFormatter().localizedString(for: date, relativeTo: date) }  // expect: `RelativeDateTimeFormatter()`
      Text(span(DateInterval()) + name())
    }
  }
}

/// One way to each expensive call is enough for a body, so that this is a body of its own.
struct Headlines: View {
  let shelf: Shelf<Paper>
  var body: some View {
    // By a parameter of a generic function, and of a generic type.
    Text(headline(of: Paper()))  // note: `Headlines.body` reaches the expensive call from here
    Text(shelf.first())  // note: `Headlines.body` reaches the expensive call from here
  }
}
