import Combine
import SwiftUI

final class Query: ObservableObject {
  @Published var text = ""
  let hits = PassthroughSubject<Int, URLError>()
}

// Each of the operators that remember something, behind a closure that captures the limit.
struct Found: View {
  @ObservedObject var query: Query
  let limit: Int
  @State private var count = 0

  private var filtered: AnyPublisher<String, Never> {
    query.$text
      .filter { $0.count > limit }
      .buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest)  // expect: info: each evaluation builds a new chain with `buffer`
      .eraseToAnyPublisher()
  }

  var body: some View {
    Text("\(count)")
      .onReceive(query.$text.filter { $0.count > limit }.collect(2)) { count = $0.count }  // expect: info: each evaluation builds a new chain with `collect`
      .onReceive(query.$text.map { $0.count + limit }.timeout(.seconds(3), scheduler: RunLoop.main)) { count = $0 }  // expect: info: each evaluation builds a new chain with `timeout`
      .onReceive(query.hits.filter { $0 > limit }.retry(2).replaceError(with: 0)) { count = $0 }  // expect: info: each evaluation builds a new chain with `retry`
      .onReceive(query.$text.filter { $0.count > limit }.multicast { PassthroughSubject() }) { count = $0.count }  // expect: info: each evaluation builds a new chain with `multicast`
      .onReceive(query.$text.share()) { count = $0.count }  // expect: `share`
      .onReceive(filtered) { count = $0.count }
  }
}
