import SwiftUI
import UIKit

@Observable final class Oven {
  var degrees = 180
  init() {}
}

final class Scale: ObservableObject {
  @Published var grams = 0
}

/// Weighs something every second.
final class Weighing {
  private var timer: Timer?
  init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
}

@Observable final class BakingBook {
  var chapters: [String] = []
  init(path: String) {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    chapters = text?.components(separatedBy: "\n") ?? []
  }
}

struct BakingPage: View {
  let degrees: Int
  let minutes: Int
  // Objects of this view that are not kept.
  private let oven = Oven()
  private let weighing = Weighing()
  // Kept, but not observed.
  @State private var scale = Scale()
  // Read from disk while the page slides in.
  @State private var book = BakingBook(path: "/tmp/book.txt")
  @State private var pinned: OvenDial?

  var body: some View {
    VStack {
      Text("\(oven.degrees)")
      Text("\(scale.grams) g")
      ForEach(book.chapters, id: \.self) { Text($0) }
      OvenDial(degrees: degrees)
      MinuteField(minutes: minutes)
      ScaleBadge(scale: Scale())
      Thermometer(degrees: degrees)
      ChapterList(path: "/tmp/book.txt")
      Starter(name: "Rye")
      Button("Pin") { pinned = OvenDial(degrees: degrees) }
      pinned
    }
  }
}

/// Keeps the first number of degrees.
struct OvenDial: View {
  @State var degrees: Int
  var body: some View { Stepper("\(degrees)", value: $degrees) }
}

struct MinuteField: View {
  @State private var minutes: Int
  init(minutes: Int) { _minutes = State(initialValue: minutes) }
  var body: some View { Text("\(minutes)") }
}

struct ScaleBadge: View {
  @ObservedObject var scale: Scale
  var body: some View { Text("\(scale.grams)") }
}

struct ChapterList: View {
  @State private var book: BakingBook
  init(path: String) { _book = State(initialValue: BakingBook(path: path)) }
  var body: some View { Text("\(book.chapters.count)") }
}

final class StarterModel: ObservableObject {
  init(name: String) {}
}

struct Starter: View {
  @StateObject private var model: StarterModel
  init(name: String) {
    let model = StarterModel(name: name)
    _model = StateObject(wrappedValue: model)
  }
  var body: some View { Text("Feed me") }
}

struct Thermometer: UIViewRepresentable {
  let degrees: Int
  private let label = UILabel()

  func makeUIView(context: Context) -> UILabel { label }
  func updateUIView(_ view: UILabel, context: Context) { label.text = "\(degrees)" }
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject {
    var parent: Thermometer
    init(parent: Thermometer) { self.parent = parent }
    func spoken() -> String { "\(parent.degrees) degrees" }
  }
}
