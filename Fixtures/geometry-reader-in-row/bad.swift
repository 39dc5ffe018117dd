import SwiftUI

struct Scores: View {
  let scores: [Double]
  var body: some View {
    List(scores, id: \.self) { score in  // note: the lazy container
      GeometryReader { proxy in  // expect: info: a `GeometryReader` in each row of a lazy container
        Rectangle().frame(width: proxy.size.width * score)
      }
    }
    ScrollView {
      LazyVStack {
        ForEach(scores, id: \.self) { score in
          Text("\(score)")
            .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })  // expect: each row of a lazy container
        }
      }
    }
  }
}

struct Bar: View {
  let score: Double
  var body: some View {
    HStack {
      GeometryReader { proxy in  // expect: each row of a lazy container
        Rectangle().frame(width: proxy.size.width * score)
      }
    }
  }
}

struct Bars: View {
  let scores: [Double]
  private func row(_ score: Double) -> some View { Bar(score: score) }
  var body: some View {
    List { ForEach(scores, id: \.self) { row($0) } }  // note: `Bar` is built for each row here
  }
}

/// Deeper in a row.
struct Meter: View {
  let score: Double
  var body: some View {
    GeometryReader { proxy in  // expect: each row of a lazy container
      Text("Meter").background(GeometryReader { _ in Color.clear.frame(width: proxy.size.width * score) })
    }
  }
}

struct MeterRow: View {
  let score: Double
  var body: some View { HStack { Meter(score: score) } }
}

struct Meters: View {
  let scores: [Double]
  var body: some View {
    List(scores, id: \.self) { MeterRow(score: $0) }  // note: `MeterRow` is built for each row here
  }
}

struct Width: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}
