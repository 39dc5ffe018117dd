// with: iOS=17
import SwiftUI

enum Weekday: String, CaseIterable { case monday, tuesday }

/// Lists that are short and stay so, and eager containers.
struct PlanRow: View {
  @State private var plan = ""
  var body: some View { TextField("Plan", text: $plan) }
}

struct Plans: View {
  let days: [String]
  var body: some View {
    List { ForEach(0..<50, id: \.self) { _ in PlanRow() } }
    List(Weekday.allCases, id: \.self) { _ in PlanRow() }
    ScrollView { VStack { ForEach(days, id: \.self) { _ in PlanRow() } } }
    Form { ForEach(days, id: \.self) { _ in PlanRow() } }
  }
}

/// What lasts only while a finger or a pointer is there.
struct TouchRow: View {
  @State private var isPressed = false
  @State private var isHovering = false
  @State private var isAnimating = false
  @State private var isHighlighted = false
  @GestureState private var offset = CGSize.zero
  @FocusState private var isFocused: Bool
  var body: some View { Text("Row").opacity(isPressed || isHovering || isAnimating || isHighlighted ? 1 : 0.5) }
}

struct Touches: View {
  let days: [String]
  var body: some View { List(days, id: \.self) { _ in TouchRow() } }
}
