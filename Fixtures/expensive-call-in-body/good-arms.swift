import SwiftUI
import UIKit

// What a call passes, leaves out, or gives to the view chooses an arm; the work is in another one.

enum Emblem {
  case symbol(String)
  case photo(Data)

  func picture(large: Bool = false) -> Image {
    switch self {
    case .symbol(let name): return Image(systemName: name)
    case .photo: return Image(systemName: "photo")
    }
  }
}

enum Clock {
  enum Style { case short, full }

  static func text(_ date: Date, style: Style, spelledOut: Bool = false) -> String {
    if spelledOut {
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      return speller.string(from: 12) ?? ""
    }
    switch style {
    case .short: return date.formatted(date: .omitted, time: .shortened)
    case .full: return DateFormatter.localizedString(from: date, dateStyle: .full, timeStyle: .full)
    }
  }

  static func list(of dates: [Date], suffix: String?) -> String {
    guard let suffix else { return "" }
    let lister = ListFormatter()
    return (lister.string(from: dates) ?? "") + suffix
  }
}

struct Departure: View {
  @State private var date = Date()
  var body: some View {
    VStack {
      Text(Clock.text(date, style: .short))
      Text(Clock.list(of: [date], suffix: nil))
      Button("Later") { date += 60 }
    }
  }
}

struct Sign: View {
  enum Kind { case arrow, notice }
  let kind: Kind
  var isTranslated = false
  @State private var count = 0

  var body: some View {
    VStack {
      switch kind {
      case .arrow: Image(systemName: "arrow.up")
      case .notice: Text(DateFormatter().string(from: Date()))
      }
      if isTranslated { Text(ISO8601DateFormatter().string(from: Date())) }
      Button("\(count)") { count += 1 }
    }
  }
}

struct Platform: View {
  var body: some View { Sign(kind: .arrow) }
}
