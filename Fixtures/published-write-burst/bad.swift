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

  func reset() {  // expect: info: `reset` writes published properties 3 times in one go (`query`, `hits`, `isBusy`): each is announced
    query = ""  // note: announced here
    self.hits = []  // note: announced here
    isBusy = false
  }

  func begin(_ query: String) {  // expect: `begin` writes published properties 3 times in one go (`query`, `isBusy`, `hits`)
    self.query = query
    isBusy.toggle()
    if query.isEmpty {
      hits.removeAll()
    } else {
      error = nil
    }
  }

  func later() {  // expect: `later` writes published properties 4 times in one go
    DispatchQueue.main.async {
      self.query = ""
      self.hits = []
      self.isBusy = false
      self.error = "no"
    }
  }

  func choose(_ kind: Int) {  // expect: `choose` writes published properties 3 times in one go
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
    for line in lines {  // note: the loop
      hits.append(Hit(title: line))  // expect: `hits` is written each time round the loop, and announced each time
    }
  }

  func markAll() {
    for i in hits.indices where !hits[i].isRead {
      hits[i].isRead = true  // expect: `hits` is written each time round the loop
    }
  }

  func filter(_ lines: [String]) {
    lines.forEach { line in
      guard !line.isEmpty else { return }
      self.hits.append(Hit(title: line))  // expect: `hits` is written each time round the loop
    }
  }

  func drain() {
    var rest = 3
    while rest > 0 {
      rest -= 1
      if rest > 1 { hits.removeLast() }  // expect: `hits` is written each time round the loop
    }
  }
}
