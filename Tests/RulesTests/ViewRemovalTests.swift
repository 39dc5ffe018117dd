// Fixes that take the braces around a view away, where they stand on lines of their own.

import LintTesting
import Linting
import Rules
import Testing

@Suite struct ViewRemovalTests {
  private func replacement(_ code: String, by rule: any Rule.Type) -> String? {
    LinkedProject.findings(code, rule: rule).first?.fixes.first?.edits.first?.replacement
  }

  @Test func aGroupGoesWithItsIndentation() {
    let code = """
      import SwiftUI

      struct Title: View {
        var body: some View {
          Group {
            VStack {
              Text("a")
            }
            .bold()
          }
          .padding()
        }
      }
      """
    #expect(
      replacement(code, by: SingleChildGroup.self) == """
        VStack {
              Text("a")
            }
            .bold()
        """)
  }

  @Test func aHiddenViewKeepsItsLines() {
    let code = """
      import SwiftUI

      struct Field: View {
        @State private var text = ""
        var body: some View { TextField("Text", text: $text) }
      }

      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen.toggle() }
            if isOpen {
              VStack {
                Field()
              }
            }
          }
        }
      }
      """
    #expect(
      replacement(code, by: PresenceToggleLosesState.self) == """
        VStack {
                Field()
              }
                .opacity(isOpen ? 1 : 0)
                .allowsHitTesting(isOpen)
                .accessibilityHidden(!isOpen)
        """)
  }
}
