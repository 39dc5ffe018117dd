import SwiftUI

final class Depot: ObservableObject {
  @Published var a = 0
  @Published var name = ""
}

struct Part: View {
  @ObservedObject var depot: Depot
  var body: some View { Text("\(depot.a)") }
}

/// Reads something of it as well.
struct Reading: View {
  @ObservedObject var depot: Depot
  var body: some View {
    Text(depot.name)
    Part(depot: depot)
  }
}

/// Passes a binding to a part of it.
struct Bound: View {
  @ObservedObject var depot: Depot
  var body: some View {
    TextField("Name", text: $depot.name)
    Part(depot: depot)
  }
}

/// Other code may read it.
struct Asking: View {
  @ObservedObject var depot: Depot
  var body: some View {
    Text(describe(depot))
    Part(depot: depot)
  }
}

private func describe(_ depot: Depot) -> String { depot.name }

/// Nothing but the child.
struct Thin: View {
  @ObservedObject var depot: Depot
  var body: some View { Part(depot: depot).padding() }
}

/// Not watched.
struct Plain: View {
  let depot: Depot
  var body: some View {
    Text("Plain")
    Part(depot: depot)
  }
}

@Observable final class Modern { var a = 0 }

struct ModernPart: View {
  let modern: Modern
  var body: some View { Text("\(modern.a)") }
}

/// Observation: only what is read counts.
struct ModernMiddle: View {
  @State private var modern = Modern()
  var body: some View {
    Text("Modern")
    ModernPart(modern: modern)
  }
}

/// Evaluated rarely.
@main struct Main: App {
  @StateObject private var depot = Depot()
  var body: some Scene {
    WindowGroup {
      Part(depot: depot)
      Text("Main")
    }
  }
}
