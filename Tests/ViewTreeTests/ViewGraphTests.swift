// What a change of one source of truth evaluates again.

import Project
import Syntax
import Testing

@testable import ViewTree

/// The views that a change of the source evaluates, in order: `Row: is given Row.title by List`.
func evaluations(after source: String, in code: String) -> [String] {
  let names = NameTable()
  let tree = Tree(parsing: SourceText(path: "t.swift", bytes: Array(code.utf8)), names: names)
  let file = SourceFile(number: 0, tree: tree, facts: FileFacts(of: tree), names: names)
  let index = Index(linking: [file], names: NameText(names))
  let graph = ViewGraph(index: index, work: Work(of: index))
  func name(_ type: TypeID?) -> String { type.map { index.text(index[$0].name) } ?? "-" }
  func name(_ member: MemberID) -> String { name(index.owner(member)) + "." + index.text(index[member].name) }
  let found = graph.sources.first {
    switch $0 {
    case .property(let property), .tracked(let property): name(property) == source
    case .object(let type): name(type) == source
    }
  }
  guard let found else { return ["no source"] }
  return graph.evaluations(after: found).map { evaluation in
    let reason =
      switch evaluation.reason {
      case .reads(let use): "reads \(name(use.property))"
      case .observes(let property): "observes \(name(property))"
      case .readsObject(let read): "reads \(name(read.member))"
      case .isGiven(let property, let parent): "is given \(name(property)) by \(name(parent))"
      }
    return "\(name(evaluation.view)): \(reason)"
  }
}

@Suite struct ViewGraphTests {
  static let state = """
    struct Page: View {
      @State private var text = ""
      @State private var isOpen = false
      var body: some View {
        VStack {
          Field(text: $text)
          Label(title: text)
          Button("Open") { isOpen = true }
        }.sheet(isPresented: $isOpen) { Plain() }
      }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View { Editor(text: $text) }
    }
    struct Editor: View {
      @Binding var text: String
      var body: some View { Text(text).onTapGesture { text = "" } }
    }
    struct Label: View {
      let title: String
      init(title: String) { self.title = title }
      var body: some View { Big(title: title) }
    }
    struct Big: View { var title: String; var body: some View { Text(title) } }
    struct Plain: View { var body: some View { Text("") } }
    """

  @Test func stateReachesReadersAndInputs() {
    #expect(
      evaluations(after: "Page.text", in: Self.state) == [
        "Page: reads Page.text", "Label: is given Label.title by Page", "Big: is given Big.title by Label",
        "Editor: reads Editor.text",
      ])
    #expect(evaluations(after: "Page.isOpen", in: Self.state) == [])
  }

  static let objects = """
    final class Store: ObservableObject { @Published var items: [String] = []; @Published var other = 0 }
    @Observable final class Model {
      var first = ""
      var last = ""
      var name: String { first + shown }
      private var shown: String { last }
      var unrelated = 0
    }
    struct Home: View {
      @StateObject private var store = Store()
      @State private var model = Model()
      var body: some View {
        ForEach(store.items, id: \\.self) { item in Row(title: item) }
        Header(model: model)
      }
    }
    struct Row: View { let title: String; var body: some View { Text(title) } }
    struct Header: View {
      let model: Model
      var body: some View { Name(text: model.name) }
    }
    struct Name: View { let text: String; var body: some View { Text(text) } }
    struct Idle: View {
      @EnvironmentObject var store: Store
      @Environment(Model.self) private var model
      var body: some View { Text("").onAppear { print(model.last, store.items) } }
    }
    struct Last: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.last) }
    }
    """

  /// An `ObservableObject` reaches the views that observe it; a class that is tracked reaches those that read it.
  @Test func objectsReachObserversOrReaders() {
    #expect(
      evaluations(after: "Store", in: Self.objects) == [
        "Home: observes Home.store", "Idle: observes Idle.store", "Row: is given Row.title by Home",
      ])
    #expect(
      evaluations(after: "Model.last", in: Self.objects) == [
        "Header: reads Model.name", "Last: reads Model.last", "Name: is given Name.text by Header",
      ])
    #expect(evaluations(after: "Model.unrelated", in: Self.objects) == [])
    #expect(evaluations(after: "Home.model", in: Self.objects) == ["no source"])
  }

  /// Whatever way a changed value takes to an argument; but an object that is passed on stays the same object.
  @Test func valuesArriveThroughHelpersLocalsAndExpressions() {
    let code = """
      final class Store: ObservableObject { @Published var items: [Int] = []; let id = 1 }
      struct Root: View {
        @ObservedObject var store: Store
        var mine: [Int] { store.items }
        var body: some View {
          ForEach(store.items, id: \\.self) { A(n: $0) }
          B(items: mine)
          let n = store.items.count
          C(n: n)
          D(n: store.items.count + 1)
          E(text: "a \\(store.items.count)")
          if let first = store.items.first { F(n: first) }
          Same(store: store)
          Fixed(id: store.id)
          Button("a") { print(store.items) }
        }
      }
      struct A: View { let n: Int; var body: some View { Text("") } }
      struct B: View { let items: [Int]; var body: some View { Text("") } }
      struct C: View { let n: Int; var body: some View { Text("") } }
      struct D: View { let n: Int; var body: some View { Text("") } }
      struct E: View { let text: String; var body: some View { Text("") } }
      struct F: View { let n: Int; var body: some View { Text("") } }
      struct Same: View { let store: Store; var body: some View { Text("") } }
      struct Fixed: View { let id: Int; var body: some View { Text("") } }
      """
    #expect(
      evaluations(after: "Store", in: code).map { $0.prefix { $0 != ":" } } == ["Root", "A", "B", "C", "D", "E", "F"])
  }

  @Test func viewsThatGiveToThemselvesEnd() {
    #expect(
      evaluations(
        after: "Node.n",
        in: """
          struct Node: View { @State var n = 0; let depth: Int
            var body: some View { VStack { Node(n: n, depth: n); Text("\\(n)\\(depth)") } } }
          """
      ).contains("Node: reads Node.n"))
  }
}
