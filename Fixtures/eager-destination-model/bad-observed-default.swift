import SwiftUI

final class Link: ObservableObject {
  @Published var isUp = false
  private var data = Data()
  init() { data = (try? Data(contentsOf: URL(filePath: "/link"))) ?? Data() }
  func check() { isUp.toggle() }
}

/// What `@StateObject` makes once the destination is shown.
struct Upload: View {
  @ObservedObject private var link = Link()
  var body: some View { Button(link.isUp ? "Up" : "Down") { link.check() } }
}

/// A formatter that only a missing value needs says nothing of each row.
final class Rating: ObservableObject {
  @Published var text = ""
  private let day: Day?
  init(_ days: [Int: Day], number: Int) {
    day = days[number] ?? Day.sample
    text = day?.title ?? ""
  }
  func clear() { text = "" }
}

final class Day {
  let title: String
  init(title: String) { self.title = title }
  static var sample: Day { Day(title: DateFormatter().string(from: Date())) }
}

struct Rate: View {
  @ObservedObject private var rating: Rating
  init(_ days: [Int: Day], number: Int) { rating = Rating(days, number: number) }
  var body: some View { Button(rating.text) { rating.clear() } }
}

struct Trips: View {
  let days: [Int: Day]
  let numbers: [Int]
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    List(numbers, id: \.self) { number in
      NavigationLink("Upload") { Upload() }  // expect: the destination `Upload` is built with every row, shown or not, which creates a new `Link` each time (file access)  // help: declare the object `@StateObject` in `Upload`, which makes it once the view is shown
      NavigationLink("Rate") { Rate(days, number: number) }  // expect: info: the destination `Rate` is built with every row, shown or not, which creates a new `Rating` each time  // help: build `Rate` in the `body` of a view that stores only what it needs: SwiftUI evaluates that when it is shown
    }
  }
}
