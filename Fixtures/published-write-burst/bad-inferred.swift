import Combine

final class Finder: ObservableObject {
  @Published var hits = [String]()
  @Published var pages = [String: Int]()
  func read(_ lines: [String]) {
    for line in lines { hits.append(line) }  // expect: info: `hits` is written in a loop
  }
  func close(_ names: [String]) {
    for name in names { pages.removeValue(forKey: name) }  // expect: info: `pages` is written in a loop
  }
}
