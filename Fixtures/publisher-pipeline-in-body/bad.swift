import Combine
import SwiftUI

final class Query: ObservableObject {
  @Published var text = ""
  func search(_ text: String) -> AnyPublisher<[String], Never> { Just([text]).eraseToAnyPublisher() }
}

struct Stateful: View {
  @ObservedObject var query: Query
  let minimum: Int
  @State private var hits = 0

  private var settled: AnyPublisher<String, Never> {
    query.$text
      .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)  // expect: info: each evaluation builds a new chain with `throttle`
      .eraseToAnyPublisher()
  }

  var body: some View {
    let limit = minimum + 1
    Text("\(hits)")
      .onReceive(
        query.$text
          .filter { $0.count > minimum }  // note: a closure of `filter` captures a value
          .debounce(for: .seconds(1), scheduler: RunLoop.main)  // expect: info: each evaluation builds a new chain with `debounce`, and `onReceive` subscribes again
      ) { hits = $0.count }
      .onReceive(query.$text.delay(for: .seconds(1), scheduler: RunLoop.main).share()) { hits = $0.count }  // expect: info: each evaluation builds a new chain with `delay`, and `onReceive` subscribes again
      .onReceive(query.$text.scan(0) { $0 + $1.count + limit }) { hits = $0 }  // expect: `scan`
      .onReceive(query.$text.removeDuplicates { $0.count + minimum == $1.count }) { hits = $0.count }  // expect: `removeDuplicates`
      .onReceive(query.$text.flatMap { query.search($0) }) { hits = $0.count }  // expect: `flatMap`
      .onReceive(settled) { hits = $0.count }
      .onReceive(query.$text.map { $0.count + minimum }) { hits = $0 }  // expect: info: each evaluation builds a new chain with `map`
      .onReceive(query.$text.debounce(for: .seconds(1), scheduler: RunLoop.main)) { hits = $0.count }
  }
}
