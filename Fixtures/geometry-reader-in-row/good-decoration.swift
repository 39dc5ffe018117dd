import SwiftUI

/// A bar over the stars depends on their size and gives none.
struct Rating: View {
  let score: Double
  var body: some View {
    HStack { Image(systemName: "star") }
      .overlay {
        GeometryReader { proxy in
          Rectangle().frame(width: proxy.size.width * score)
        }
      }
  }
}

struct Ratings: View {
  let scores: [Double]
  var body: some View {
    List(scores, id: \.self) { Rating(score: $0) }
  }
}

/// Only rows that are at work have it.
enum Job { case idle, running }

struct Progress: View {
  var body: some View {
    HStack {
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width / 2)
      }
    }
  }
}

struct JobRow: View {
  let job: Job
  var body: some View {
    switch job {
    case .idle: Text("Idle")
    case .running: Progress()
    }
  }
}

struct Jobs: View {
  let jobs: [Job]
  var body: some View {
    List { ForEach(jobs, id: \.self) { JobRow(job: $0) } }
  }
}
