import AVKit
import SwiftUI

// What is behind a condition that the code itself ends runs once for each new value.

final class Screen: UIView {
  private var player: AVPlayer?
  private var shown: URL?

  func show(_ url: URL) {
    guard url != shown else { return }
    start(url)
  }

  private func start(_ new: URL) {
    shown = new
    player = AVPlayer(url: new)
  }
}

struct Movie: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> Screen { Screen() }
  func updateUIView(_ view: Screen, context: Context) { view.show(url) }
}

struct Day: Codable {
  let date: Date
  var minutes = 0
}

final class Log: ObservableObject {
  @Published var goal = 30
  private var days: [Day] = []

  /// What was found or made is found the next time.
  func day(_ date: Date) -> Day {
    if let known = days.first(where: { $0.date == date }) { return known }
    let day = Day(date: date)
    days.append(day)
    save()
    return day
  }

  private func save() {
    let data = try? JSONEncoder().encode(days)
    try? data?.write(to: URL(filePath: "/days"))
  }
}

struct Today: View {
  @ObservedObject var log: Log
  let date: Date
  var body: some View {
    Stepper("\(log.day(date).minutes) of \(log.goal)", value: $log.goal)
  }
}

/// A table asks for its cells when it shows them.
struct Table<Cell: View>: UIViewRepresentable {
  let count: Int
  let cell: (Int) -> Cell
  func makeUIView(context: Context) -> UITableView { UITableView() }
  func updateUIView(_ table: UITableView, context: Context) {}
}

struct Days: View {
  let data: [Data]
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Table(count: data.count, cell: { row in self.cell(row) })
  }
  private func cell(_ row: Int) -> some View {
    Text("\((try? JSONDecoder().decode(Day.self, from: data[row]))?.minutes ?? 0)")
  }
}

/// The update method compares what the view shows with what it gets.
struct Clip: UIViewRepresentable {
  let url: URL
  func makeUIView(context: Context) -> ClipView { ClipView() }
  func updateUIView(_ view: ClipView, context: Context) {
    guard view.url != url else { return }
    view.play(url)
  }
}

final class ClipView: UIView {
  fileprivate var url: URL?
  private var player: AVPlayer?
  func play(_ new: URL) {
    player = AVPlayer(url: new)
    finish(new)
  }
  private func finish(_ new: URL) { url = new }
}
