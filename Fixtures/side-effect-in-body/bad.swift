import Combine
import CoreData
import SwiftUI

final class Meter {
  var readings = 0
  var peaks: [String: Int] = [:]
  static var total = 0
}

var openedWindows = 0

extension EnvironmentValues {
  var managedObjectContext: NSManagedObjectContext { NSManagedObjectContext() }
}

struct Starters: View {
  let queue: DispatchQueue
  let clicks: PassthroughSubject<Int, Never>
  let context: NSManagedObjectContext
  @Environment(\.managedObjectContext) private var stored

  private func start() -> Int {
    Task { await work() }  // expect: info: `Task` starts asynchronous work on every evaluation of `Starters.body`
    Task.detached { await self.work() }  // expect: `Task.detached` starts asynchronous work
    DispatchQueue.main.async { queue.suspend() }  // expect: `DispatchQueue.async` schedules work
    queue.asyncAfter(deadline: .now() + 1) {}  // expect: `DispatchQueue.asyncAfter` schedules work
    clicks.send(1)  // expect: `PassthroughSubject.send` sends an event
    return 1
  }

  private func tell() -> Int {
    NotificationCenter.default.post(name: Notification.Name("seen"), object: nil)  // expect: posts a notification
    _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }  // expect: adds an observer  // help: use `.onReceive`, or observe in the model
    UITableView.appearance().backgroundColor = .clear  // expect: changes the look of the whole application  // help: set the appearance once, when the app starts
    UIApplication.shared.isIdleTimerDisabled = true  // expect: acts on the whole application  // help: move the call into `.onAppear`, `.onChange(of:)` or an action
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // expect: `Timer.scheduledTimer` starts a timer
    return Int(timer.timeInterval)
  }

  private func write(_ object: NSManagedObject) -> Int {
    context.delete(object)  // expect: changes the database
    try? stored.save()  // what it costs is told
    return 0
  }

  private func work() async {}

  var body: some View {
    let _ = print("evaluated")  // expect: info: `print` logs
    Text("\(start()) \(tell()) \(write(NSManagedObject()))")
    let _ = withAnimation { tell() }
  }
}

struct Counters: View {
  let meter: Meter
  @State private var own = Meter()
  static var evaluations = 0

  private func count() -> Int {
    meter.readings += 1  // expect: info: `Counters.body` writes `Meter.readings`
    own.peaks["a"] = 2
    Self.evaluations += 1  // expect: `Counters.evaluations`
    openedWindows += 1  // expect: `openedWindows`
    return meter.readings
  }

  var body: some View { Text("\(count())") }
}

final class Beacon: ObservableObject {
  func flash() -> String {
    objectWillChange.send()
    return "on"
  }
}

struct Lamps: View {
  let beacons: [Beacon]
  @ObservedObject var main: Beacon
  var body: some View {
    Text(main.flash())  // expect: info: `objectWillChange.send` sends an event on every evaluation of `Lamps.body`
  }
}

struct Rows: View {
  let numbers: [Int]
  private func label(_ number: Int) -> String {
    Task { await note(number) }  // expect: `Task` starts asynchronous work for each row on every evaluation of `Rows.body`
    return "\(number)"
  }
  private func note(_ number: Int) async {}
  var body: some View {
    List(numbers, id: \.self) { number in Text(label(number)) }
  }
}

struct Board: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    NotificationCenter.default.post(name: Notification.Name("updated"), object: view)  // expect: `Board.updateUIView()`
  }
}
