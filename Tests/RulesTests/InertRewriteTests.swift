// Fixes that rewrite conditional modifiers and branches over several lines.

import LintTesting
import Linting
import Rules
import Syntax
import Testing

@Suite struct InertRewriteTests {
  /// The code with the first fix of every finding applied.
  private func fixed(_ code: String, by rule: any Rule.Type) -> String {
    var bytes = Array(code.utf8)
    let edits = LinkedProject.findings(code, rule: rule).compactMap(\.fixes.first).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.location.start > $1.location.start }) {
      bytes.replaceSubrange(edit.location.start..<edit.location.end, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let helper = """
    import SwiftUI
    extension View {
      @ViewBuilder func only<R: View>(_ flag: Bool, _ change: (Self) -> R) -> some View {
        if flag { change(self) } else { self }
      }
    }

    """

  @Test func linesOfTheClosureBecomeLinesOfTheChain() {
    let before =
      helper + """
        struct Page: View {
          @State private var isOn = false; private func flip() { withAnimation { isOn.toggle() } }
          var body: some View {
            Rectangle()
              .only(isOn) {
                $0
                  .padding(4)
                  .opacity(0.5)
              }
              .frame(width: 10)
          }
        }
        """
    let after =
      helper + """
        struct Page: View {
          @State private var isOn = false; private func flip() { withAnimation { isOn.toggle() } }
          var body: some View {
            Rectangle()
              .padding(isOn ? 4 : 0)
              .opacity(isOn ? 0.5 : 1)
              .frame(width: 10)
          }
        }
        """
    #expect(fixed(before, by: ConditionalModifierUse.self) == after)
  }

  @Test func contentMovesIntoACondition() {
    let before =
      helper + """
        struct Page: View {
          @State private var isOn = false; private func flip() { withAnimation { isOn.toggle() } }
          var body: some View {
            Rectangle()
              .only(isOn) { view in
                view.overlay {
                  Button("One") {}

                  Button("Two") {}
                }
              }
          }
        }
        """
    let after =
      helper + """
        struct Page: View {
          @State private var isOn = false; private func flip() { withAnimation { isOn.toggle() } }
          var body: some View {
            Rectangle()
              .overlay {
                if isOn {
                  Button("One") {}

                  Button("Two") {}
                }
              }
          }
        }
        """
    #expect(fixed(before, by: ConditionalModifierUse.self) == after)
  }

  @Test func branchBecomesAChain() {
    let before = """
      import SwiftUI
      struct Faded: ViewModifier {
        var isOld: Bool
        func body(content: Content) -> some View {
          if isOld {
            content
              .opacity(0.5)
              .padding(8)
              .border(.red)
          } else {
            content
              .padding(16)
              .border(.red)
          }
        }
      }
      """
    // The chains differ in length and are not put together.
    #expect(fixed(before, by: BranchingModifierBody.self) == before)
    let pair = """
      import SwiftUI
      struct Faded: ViewModifier {
        var isOld: Bool
        func body(content: Content) -> some View {
          if isOld {
            content
              .padding(8)
              .border(.red)
          } else {
            content
              .padding(16)
              .border(.red)
          }
        }
      }
      """
    let after = """
      import SwiftUI
      struct Faded: ViewModifier {
        var isOld: Bool
        func body(content: Content) -> some View {
          content
            .padding(isOld ? 8 : 16)
            .border(.red)
        }
      }
      """
    // The modifier fades a field with text that the user typed.
    let letter = """

      struct Letter: View {
        @State private var text = ""
        @State private var isSent = false
        func send() { isSent = true }
        var body: some View { TextField("Text", text: $text).modifier(Faded(isOld: isSent)) }
      }
      """
    #expect(fixed(pair + letter, by: BranchingModifierBody.self) == after + letter)
  }

  /// What stands on a line of its own in one of the branches does so in the result.
  @Test func branchesKeepTheirLines() {
    let before = """
      import SwiftUI
      struct Lamp: View {
        @State private var heat = 0.0
        var body: some View { Color.yellow.opacity(heat).onTapGesture { heat += 1 } }
      }
      struct Room: View {
          @Binding var isDark: Bool
          func darken() { isDark = true }
          var body: some View {
              VStack {
                  if isDark {
                      Lamp()
                          .padding(8)
                          .opacity(0.5)
                  } else {
                      Lamp()
                  }
                  if isDark {
                      Lamp()
                  } else {
                      Lamp().padding(8)
                  }
                  if isDark {
                      Lamp()
                        .overlay(
                          Text("Dark")
                            .bold())
                  } else {
                      Lamp()
                  }
              }
          }
      }
      """
    let after = """
      import SwiftUI
      struct Lamp: View {
        @State private var heat = 0.0
        var body: some View { Color.yellow.opacity(heat).onTapGesture { heat += 1 } }
      }
      struct Room: View {
          @Binding var isDark: Bool
          func darken() { isDark = true }
          var body: some View {
              VStack {
                  Lamp()
                      .padding(isDark ? 8 : 0)
                      .opacity(isDark ? 0.5 : 1)
                  Lamp().padding(isDark ? 0 : 8)
                  if isDark {
                      Lamp()
                        .overlay(
                          Text("Dark")
                            .bold())
                  } else {
                      Lamp()
                  }
              }
          }
      }
      """
    #expect(fixed(before, by: SameViewInBranches.self) == after)
  }
}
