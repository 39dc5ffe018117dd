// What a view's code reads, when, and what it passes to others.

import Project
import Syntax
import Testing

@testable import ViewTree

/// Uses of the properties of `Page`, in order: `context form property.member → destination by path`.
func uses(_ source: String) -> [String] {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(source.utf8)), names: names)
  let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
  let index = Index(linking: [file], names: NameText(names))
  guard let name = names.name("Page"), let page = index.types(named: name).first else { return ["no `Page`"] }
  return index.dependencies(of: page).uses.map { use in
    let body = index.body(of: use.site.member)
    var text = "\(use.context) "
    switch use.form {
    case .value: break
    case .projection: text += "$"
    case .storage: text += "_"
    }
    text += index.text(index[use.property].name)
    if let member = use.memberUse { text += "." + index.text(body.uses[member].name) }
    if use.isWritten { text += " written" }
    if !use.isOfSelf { text += " of another" }
    if use.isPerRow { text += " per row" }
    switch use.destination {
    case .view(let type, let label, _):
      text += " → " + index.text(index[type].name) + (label == .none ? "" : "." + index.text(label))
    case .environment: text += " → environment"
    case .call, nil: break
    }
    let path = use.path.map { index.text(index[index.body(of: $0.member).member].name) }
    return path.isEmpty ? text : text + " by " + path.joined(separator: " ")
  }
}

@Suite struct DependenciesTests {
  @Test func readsInBodyAndInActions() {
    #expect(
      uses(
        """
        struct Page: View {
          let title: String
          @State private var count = 0
          var body: some View {
            Text(title)
            Button("More") { count += 1 }
            Button(action: { print(count) }) { Text("\\(count)") }
          }
        }
        """) == ["update title", "update count", "later count written", "later count"])
  }

  @Test func helpersCarryTheContext() {
    #expect(
      uses(
        """
        struct Page: View {
          let a: Int, b: Int, c: Int
          var body: some View { header.onTapGesture { act() } }
          var header: some View { row(b) }
          func row(_ n: Int) -> some View { Text("\\(self.a)") }
          func act() { print(c) }
          func unused() { print(a) }
        }
        """) == ["update b by body", "update a by body header", "later a", "later c by body"])
  }

  @Test func valuesAreHandedOn() {
    #expect(
      uses(
        """
        struct Child: View {
          let text: String
          @Binding var on: Bool
          var body: some View { Text(text) }
        }
        struct Page: View {
          @State private var on = false
          @EnvironmentObject var store: Store
          var body: some View {
            Child(text: store.name, on: $on).environmentObject(store)
          }
        }
        """) == ["update store.name → Child.text", "update $on → Child.on", "update store → environment"])
  }

  @Test func rowsPresentationsAndConstruction() {
    #expect(
      uses(
        """
        struct Page: View {
          let items: [String]
          let mark: String
          @State private var shown = false
          init(items: [String]) { self.items = items; _shown = State(initialValue: true); mark = "" }
          var body: some View {
            List(items, id: \\.self) { Text(mark + $0) }
              .sheet(isPresented: $shown) { Text(mark) }
          }
        }
        """) == [
          "update items", "update mark per row", "update $shown", "presentation mark",
          "construction items written", "construction _shown written", "construction mark written",
        ])
  }

  @Test func anotherValueIsNotSelf() {
    #expect(
      uses(
        """
        struct Page: View, Equatable {
          let n: Int
          static func == (lhs: Page, rhs: Page) -> Bool { lhs.n == rhs.n }
          func with(_ m: Int) -> Page { var copy = self; copy.n = m; return copy }
          var body: some View { Text("\\(n)") }
        }
        """) == [
          "update n", "later n of another", "later n of another", "later n written of another",
        ])
  }

  @Test func localsHideProperties() {
    #expect(
      uses(
        """
        struct Page: View {
          let n: Int
          var body: some View { ForEach(0..<3) { n in Text("\\(n)") } }
        }
        """) == [])
  }
}
