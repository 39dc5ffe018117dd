import SwiftUI

// Large work that is known to be repeated often.

struct Diary: View {
  @State private var text = ""
  let folder: URL
  var body: some View {
    VStack {
      TextField("Entry", text: $text)
      Text("\(text.count)")
      Text((try? String(contentsOf: folder, encoding: .utf8)) ?? "")  // expect: info: `String(contentsOf:encoding:)`
      Text(NumberFormatter().string(from: 1) ?? "")  // expect: info: `NumberFormatter()`
    }
  }
}

@Observable final class Ledger {
  private(set) var payments: [Date] = []
  func pay() { payments.append(Date()) }
}

struct Payments: View {
  let ledger: Ledger
  var body: some View {
    List(ledger.payments, id: \.self) { day in
      Text(DateFormatter().string(from: day))  // expect: info: once for each row
    }
  }
}

// The list is as long as the source says.

struct Corners: View {
  @State private var day = Date()
  var body: some View {
    ForEach(["a", "b"], id: \.self) { corner in
      Text(corner + DateFormatter().string(from: day))  // expect: info: `DateFormatter()` (formatter construction) runs on every evaluation of `Corners.body`
    }
    Button("Now") { day = Date() }
  }
}
