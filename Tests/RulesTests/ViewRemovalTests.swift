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

  /// The modifiers of the `Group` go where they would stand if there had never been one.
  @Test(arguments: [
    (
      """
      Group {
        Text("a")
      }
      .padding()
      .overlay {
        Circle()
      }
      """,
      """
      Text("a")
        .padding()
        .overlay {
          Circle()
        }
      """
    ),
    (
      """
      Group {
        Text("a")
          .bold()
      }
      .padding()
      """,
      """
      Text("a")
        .bold()
        .padding()
      """
    ),
    (
      """
      Group {
        HStack {
          Text("a")
        }
      }
      .padding()
      """,
      """
      HStack {
        Text("a")
      }
      .padding()
      """
    ),
    (
      """
      Group {
        Text("a")
          .bold()
      }.contextMenu {
        Button("Copy") {}
      }
      """,
      """
      Text("a")
        .bold()
        .contextMenu {
          Button("Copy") {}
        }
      """
    ),
    (
      """
      Group {
        HStack {
          Text("a")
        }
        .padding()
      }.frame(maxWidth: .infinity)
      """,
      """
      HStack {
        Text("a")
      }
      .padding()
      .frame(maxWidth: .infinity)
      """
    ),
    (
      """
      Group {
        Text("a")
      }
      .padding()
      #if os(iOS)
      .bold()
      #endif
      .opacity(0.5)
      """,
      """
      Text("a")
        .padding()
        #if os(iOS)
        .bold()
        #endif
        .opacity(0.5)
      """
    ),
    (
      """
      Group {
        Text("a")
      }.padding()
      """,
      """
      Text("a").padding()
      """
    ),
    (
      """
      Group { Text("a") }
        .padding()
      """,
      """
      Text("a")
        .padding()
      """
    ),
  ])
  func theModifiersOfAGroupFollowTheView(_ before: String, _ after: String) throws {
    func code(_ view: String) -> String {
      let lines = view.replacing("\n", with: "\n    ")
      return "import SwiftUI\n\nstruct Page: View {\n  var body: some View {\n    \(lines)\n  }\n}\n"
    }
    let fix = try #require(LinkedProject.findings(code(before), rule: SingleChildGroup.self).first?.fixes.first)
    var bytes = Array(code(before).utf8)
    for edit in fix.edits.sorted(by: { $0.location.start > $1.location.start }) {
      bytes.replaceSubrange(edit.location.start..<edit.location.end, with: edit.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == code(after))
  }
}
