import SwiftUI

// No views.
struct Feature: Reducer {
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$detail, action: \.detail) { Detail() }
  }
}
