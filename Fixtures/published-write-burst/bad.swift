import Combine
import Foundation

struct Hit {
  var title = ""
  var isRead = false
}

final class Finder: ObservableObject {
  @Published var query = ""
  @Published var hits: [Hit] = []
  @Published var isBusy = false
  @Published var error: String?
  var count = 0

  func reset() {  // expect: info: `reset` publishes 3 separate changes (`query`, `hits` and `isBusy`), so subscribers see intermediate states
    query = ""  // note: published here
    self.hits = []  // note: published here
    isBusy = false
  }

  func begin(_ query: String) {  // expect: `begin` publishes 3 separate changes (`query`, `isBusy` and `hits`), so subscribers see intermediate states
    self.query = query
    isBusy.toggle()
    if query.isEmpty {
      hits.removeAll()
    } else {
      error = nil
    }
  }

  func later() {  // expect: `later` publishes 4 separate changes (`query`, `hits`, `isBusy` and 1 more)
    DispatchQueue.main.async {
      self.query = ""
      self.hits = []
      self.isBusy = false
      self.error = "no"
    }
  }

  func choose(_ kind: Int) {  // expect: `choose` publishes 3 separate changes (`query`, `hits` and `isBusy`)
    switch kind {
    case 0: query = ""
    case 1:
      query = "a"
      hits = []
      isBusy = true
    default: break
    }
  }

  func read(_ lines: [String]) {
    for line in lines {  // note: written in this loop
      hits.append(Hit(title: line))  // expect: `hits` is written in a loop
    }
  }

  func markAll() {
    for i in hits.indices where !hits[i].isRead {
      hits[i].isRead = true  // expect: `hits` is written in a loop
    }
  }

  func filter(_ lines: [String]) {
    lines.forEach { line in
      guard !line.isEmpty else { return }
      self.hits.append(Hit(title: line))  // expect: `hits` is written in a loop
    }
  }

  func drain() {
    var rest = 3
    while rest > 0 {
      rest -= 1
      if rest > 1 { hits.removeLast() }  // expect: `hits` is written in a loop
    }
  }
}
