import SwiftUI

// The views keep what a user types, and nothing is known to change the conditions.

struct Draft: View {
  @State private var text = ""
  var body: some View { TextField("Draft", text: $text) }
}

struct Room {
  let isPublic: Bool
  var members: [String]
}

final class RoomModel: ObservableObject {
  @Published var room: Room
  @Published var isModerated = false
  @Published var owner: Member?

  init(room: Room) {
    self.room = room
    prepare()
  }

  // Only the initializer calls it.
  private func prepare() { isModerated = room.members.count > 3 }

  func join(_ name: String) { room.members.append(name) }
  func load() async { owner = Member(id: 1, isAway: false) }
}

struct Member: Identifiable {
  let id: Int
  let isAway: Bool
}

/// A part that is constant, of a value whose other parts change; a property that only the initializer sets.
struct RoomPage: View {
  @StateObject private var model = RoomModel(room: Room(isPublic: true, members: []))
  var body: some View {
    VStack {
      if model.room.isPublic { Draft().padding() } else { Draft() }
      if model.isModerated { Draft().padding() } else { Draft() }
      // It appears; nothing proves that another one takes its place.
      if let owner = model.owner {
        if owner.isAway { Draft().opacity(0.5) } else { Draft() }
      }
      Button("Join") { model.join("a") }
    }
    .task { await model.load() }
  }
}

/// What a row shows of its element is fixed by the element's id.
struct MemberList: View {
  @State private var members: [Member] = []
  var body: some View {
    List(members) { member in
      if member.isAway { Draft().opacity(0.5) } else { Draft() }
    }
    .toolbar { Button("Add") { members.append(Member(id: members.count, isAway: true)) } }
  }
}

/// A child that gets a binding and only reads it.
struct Lamp: View {
  @Binding var isOn: Bool
  var body: some View { Image(systemName: isOn ? "lightbulb.fill" : "lightbulb") }
}

struct Porch: View {
  @State private var isOn = false
  var body: some View {
    Lamp(isOn: $isOn)
    if isOn { Draft().padding() } else { Draft() }
  }
}

/// A value that is there from the beginning.
struct Entrance: View {
  @State private var isReady = false
  var body: some View {
    VStack {
      if isReady { Draft().padding() } else { Draft() }
    }
    .onAppear { isReady = true }
  }
}

/// An object of the environment stays, and so does its constant.
@Observable final class Plan {
  let isLarge = true
}

struct PlanPage: View {
  @Environment(Plan.self) private var plan
  var body: some View {
    if plan.isLarge { Draft().padding() } else { Draft() }
  }
}
