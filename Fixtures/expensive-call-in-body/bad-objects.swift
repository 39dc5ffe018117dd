import SwiftUI

// The object that does the work is the one to keep.

final class Gauge: UIView {
  private let label = UILabel()
  convenience init(level: Double) {
    self.init()
    label.text = "\(level)"
  }
}

struct Hosted: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// Makes a dial of its own.
final class Board: UIView {
  private let dial = Dial()  // note: `Board.dial` creates a `Dial`
}

final class Dial: UIView {
  private let label = UILabel()
}

struct Table: View {
  @State private var level = 0.5
  var body: some View {
    Slider(value: $level)
    Text("\(level)")
    Hosted(view: Board())  // expect: warning: `UILabel()`  // help: create the `Board` in the make method of a representable, and change it in the update method
  }
}

struct Panel: View {
  @State private var level = 0.5
  var body: some View {
    Slider(value: $level)
    Hosted(view: Gauge(level: level))  // expect: warning: `UILabel()`  // help: create the `Gauge` in the make method of a representable, and change it in the update method
  }
}

struct Badge: View {
  @State private var level = 0.5
  var body: some View {
    Slider(value: $level)
    Text("\(level)")
    Hosted(view: UILabel())  // expect: warning: `UILabel()`  // help: create the platform view in the make method of a representable, and change it in the update method
  }
}

/// A driver that opens what it reads.
final class Atlas {
  private let index: Data
  init(url: URL) { index = (try? Data(contentsOf: url)) ?? Data() }
  func name(of page: Int) -> String { "\(index.count) \(page)" }
}

struct Reader: View {
  let url: URL
  @State private var page = 0
  var body: some View {
    Stepper("\(page)", value: $page)
    Text(Atlas(url: url).name(of: page))  // expect: info: `Data(contentsOf:)`  // help: create the `Atlas` once, or when its input changes, and keep it
  }
}
