import Combine

final class Finder: ObservableObject {
  @Published var hits = [String]()
  func read(_ lines: [String]) {
    for line in lines { hits.append(line) }  // expect: info: `hits` is written in a loop
  }
}
