import SwiftUI

enum Breed { case bulldog, collie, other }

struct Hound: Identifiable {
  let id: Int
  let breed: Breed
}

struct Pound: View {
  let hound: Hound
  let isSheepNear: Bool

  var body: some View {
    VStack {
      view(for: hound)
      pieces(for: hound)
    }
  }

  func view(for hound: Hound) -> some View {
    var picture: AnyView
    if hound.breed == .bulldog {
      picture = AnyView(Bulldog())
    } else if hound.breed == .collie {
      picture = AnyView(Collie())
      if isSheepNear {
        picture = AnyView(
          HStack {
            picture
            Sheep()
          })
      }
    } else {
      picture = AnyView(Mongrel())
    }
    return picture
  }

  @ViewBuilder func pieces(for hound: Hound) -> some View {
    switch hound.breed {
    case .bulldog: Bulldog()
    case .collie:
      HStack {
        Collie()
        if isSheepNear { Sheep() }
      }
    case .other: Mongrel()
    }
  }
}

struct Bulldog: View { var body: some View { Text("Bulldog") } }
struct Collie: View { var body: some View { Text("Collie") } }
struct Mongrel: View { var body: some View { Text("Mongrel") } }
struct Sheep: View { var body: some View { Text("Sheep") } }
