import SwiftUI

final class Loader {
  func load() async {}
  func begin() -> Int {
    DispatchQueue.global().async {}
    return 0
  }
}

struct InBody: View {
  let loader: Loader
  init(loader: Loader) {
    self.loader = loader
    Task { await loader.load() }  // expect: info: `Task` starts asynchronous work in `InBody.init`
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }  // expect: adds an observer
    NotificationCenter.default.post(name: Notification.Name("made"), object: nil)  // expect: posts a notification
    UserDefaults.standard.set(true, forKey: "made")  // expect: writes preferences
    _ = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in }  // expect: begins a network request
  }
  var body: some View { Text("A") }
}

struct ByHelper: View {
  let loader = Loader()
  private let count: Int
  init() {
    count = Self.prepare()  // the finding stands in the helper
  }
  private static func prepare() -> Int {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }  // expect: `Timer.scheduledTimer` starts a timer in `ByHelper.init`
    return 1
  }
  var body: some View { Text("\(count)") }
}

let shared = Loader()

struct ByProperty: View {
  private let first = shared.begin()  // expect: `DispatchQueue.async` schedules work in the initial value of `ByProperty.first`
  private let second: Int = {
    Task { await shared.load() }  // expect: `Task` starts asynchronous work in the initial value of `ByProperty.second`
    return 2
  }()
  var body: some View { Text("\(first) \(second)") }
}

struct Row: View {
  let number: Int
  init(number: Int) {
    self.number = number
    Task { await shared.load() }  // expect: `Task` starts asynchronous work in `Row.init`, which runs for each row whenever the parent updates
  }
  var body: some View { Text("\(number)") }
}

struct Rows: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    List([1, 2], id: \.self) { Row(number: $0) }
  }
}
