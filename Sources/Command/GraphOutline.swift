// The graph of a project as text, which all formats share.

import Frameworks
import Linting
import Project
import Syntax
import ViewTree

struct GraphOutline {
  struct View {
    let type: TypeID
    let name: String
    let place: LinePlace
    /// Views of the project that it builds.
    var contents: [Content] = []
    /// Properties that the parent or the environment sets, stored state, and what an evaluation reads.
    var inputs: [String] = []
    var keeps: [String] = []
    var reads: [String] = []
    /// Used by actions only.
    var inActions: [String] = []
    /// What it passes to other views: `$draft → Editor.text`
    var handsOn: [String] = []
    /// Models by the name of their class, with the members that are read.
    var objects: [Object] = []
  }
  struct Content {
    let type: TypeID
    let name: String
    let isPerRow: Bool
  }
  struct Object {
    let type: TypeID
    let name: String
    var reads: [String]
    var isObserved: Bool
  }
  struct Source {
    let name: String
    /// `@State`, `ObservableObject`, `@Observable`
    let kind: String
    let place: LinePlace
    let evaluations: [Evaluation]
  }
  struct Evaluation {
    let view: String
    let type: TypeID
    let reason: String
    /// The view that passes it a new value; nil if it depends on the source itself.
    let parent: TypeID?
    let place: LinePlace
  }

  private(set) var views: [View] = []
  private(set) var sources: [Source] = []
  /// Whether views are printed: not with `--change`.
  private(set) var showsViews = true

  private let index: Index

  init(_ graph: ViewGraph, _ project: LinkedProject) {
    index = project.index
    let words = GraphWords(index: index)
    views = graph.views.map { words.view($0, graph) }
    sources = graph.sources.map { words.source($0, graph) }
  }

  /// Removes all other views, and the sources that affect none of these.
  mutating func keep(_ types: [TypeID]) {
    let kept = Set(types)
    views.removeAll { !kept.contains($0.type) }
    for i in views.indices { views[i].contents.removeAll { !kept.contains($0.type) } }
    sources.removeAll { source in !source.evaluations.contains { kept.contains($0.type) } }
  }

  /// Moves the views with these types to the start.
  mutating func lead(with types: [TypeID]) {
    let first = Set(types)
    views = views.filter { first.contains($0.type) } + views.filter { !first.contains($0.type) }
  }

  /// Removes all views, and all sources but those with such names.
  ///
  /// - Returns: False if there are none.
  mutating func keepSources(where isMeant: (String) -> Bool) -> Bool {
    sources.removeAll { !isMeant($0.name) }
    showsViews = false
    return !sources.isEmpty
  }
}

/// Makes the texts of a graph.
private struct GraphWords {
  let index: Index
  private let lines = LineTables()

  init(index: Index) { self.index = index }

  func view(_ type: TypeID, _ graph: ViewGraph) -> GraphOutline.View {
    var view = GraphOutline.View(type: type, name: name(type), place: place(type))
    view.contents = graph.contents(of: type).map {
      GraphOutline.Content(type: $0.child, name: name($0.child), isPerRow: $0.isPerRow)
    }
    let dependencies = index.dependencies(of: type)
    for property in index.storedProperties(of: type) {
      let text = declaration(property)
      if index[property].attributes.contains(where: { Wrappers.has(.ownsState, $0) }) {
        view.keeps.append(text)
      } else {
        view.inputs.append(text)
      }
      let uses = dependencies.uses(of: property).filter { $0.isOfSelf && $0.context != .construction }
      if let first = uses.first, !uses.contains(where: { $0.context == .update || $0.context == .presentation }) {
        view.inActions.append(name(first.property))
      }
    }
    for use in dependencies.uses where use.context == .update && use.isOfSelf {
      if case .view(let child, let label, let call) = use.destination {
        let input = index.input(of: child, label: label, call: UseSite(member: use.site.member, use: call))
        let target = input.map { name(child) + "." + name($0) } ?? name(child)
        add("\(expression(use)) → \(target)", to: &view.handsOn)
      } else if use.destination == .environment {
        add("\(expression(use)) → environment", to: &view.handsOn)
      }
      if use.isRead, use.form == .value, !use.isThroughLocal { add(expression(use), to: &view.reads) }
    }
    view.objects = objects(of: type, dependencies)
    return view
  }

  private func objects(of type: TypeID, _ dependencies: Dependencies) -> [GraphOutline.Object] {
    var found: [GraphOutline.Object] = []
    func position(_ object: TypeID) -> Int {
      if let known = found.firstIndex(where: { $0.type == object }) { return known }
      found.append(GraphOutline.Object(type: object, name: name(object), reads: [], isObserved: false))
      return found.count - 1
    }
    for property in index.storedProperties(of: type) {
      guard index[property].attributes.contains(where: { Wrappers.has(.observesObject, $0) }),
        let object = index.valueType(of: property)?.type
      else { continue }
      found[position(object)].isObserved = true
    }
    for read in dependencies.objectReads where read.context == .update {
      guard let object = index.owner(read.member), index[object].isProjectType else { continue }
      let i = position(object)
      add(name(read.member), to: &found[i].reads)
    }
    return found
  }

  func source(_ source: TruthSource, _ graph: ViewGraph) -> GraphOutline.Source {
    let evaluations = graph.evaluations(after: source).map { evaluation in
      GraphOutline.Evaluation(
        view: name(evaluation.view), type: evaluation.view, reason: reason(evaluation.reason),
        parent: parent(evaluation.reason), place: place(evaluation.view))
    }
    switch source {
    case .property(let property):
      let wrapper = index[property].attributes.first { Wrappers.traits(of: $0) != nil }
      return GraphOutline.Source(
        name: qualified(property), kind: "@" + text(wrapper ?? .none), place: place(property), evaluations: evaluations)
    case .tracked(let property):
      return GraphOutline.Source(
        name: qualified(property), kind: "@Observable", place: place(property), evaluations: evaluations)
    case .object(let type):
      return GraphOutline.Source(
        name: name(type), kind: "ObservableObject", place: place(type), evaluations: evaluations)
    }
  }

  private func reason(_ reason: EvaluationReason) -> String {
    switch reason {
    case .reads(let use):
      let way = use.path.isEmpty ? "" : " through `\(name(use.site.member))`"
      return "reads `\(expression(use))`\(way)"
    case .observes(let property): return "observes it as `\(declaration(property))`"
    case .readsObject(let read):
      let way = read.path.isEmpty ? "" : " through `\(name(read.site.member))`"
      return "reads `\(name(read.member))`\(way)"
    case .isGiven(let property, let parent): return "gets a new `\(name(property))` from \(name(parent))"
    }
  }

  private func parent(_ reason: EvaluationReason) -> TypeID? {
    if case .isGiven(_, let parent) = reason { parent } else { nil }
  }

  private func add(_ text: String, to list: inout [String]) {
    if !list.contains(text) { list.append(text) }
  }

  /// `$draft`, `store.items`
  private func expression(_ use: PropertyUse) -> String {
    let mark = use.form == .projection ? "$" : use.form == .storage ? "_" : ""
    let member = use.memberUse.map { text(index.body(of: use.site.member).uses[$0].name) } ?? ""
    // `items` for the `item` of `ForEach(items) { item in … }`
    if use.isThroughLocal { return name(use.property) }
    // A subscript has no name.
    return mark + name(use.property) + (member.isEmpty ? "" : "." + member)
  }

  /// `@State draft`
  private func declaration(_ property: MemberID) -> String {
    let wrapper = index[property].attributes.first { Wrappers.traits(of: $0) != nil }
    return (wrapper.map { "@" + text($0) + " " } ?? "") + name(property)
  }

  private func qualified(_ member: MemberID) -> String {
    (index.owner(member).map { name($0) + "." } ?? "") + name(member)
  }

  private func text(_ name: Name) -> String { printable(index.text(name)) }
  private func name(_ type: TypeID) -> String { printable(index.distinctName(of: type)) }
  private func name(_ member: MemberID) -> String { text(index[member].name) }

  private func place(_ type: TypeID) -> LinePlace {
    guard let declaration = index[type].declaration else { return LinePlace(path: "", line: 1) }
    return place(Int(declaration.file), index[declaration].nameRange.lowerBound)
  }

  private func place(_ member: MemberID) -> LinePlace {
    place(index.file(member), index[member].nameRange.lowerBound)
  }

  private func place(_ file: Int, _ offset: Int) -> LinePlace {
    let source = index.files[file].source
    return LinePlace(path: printable(source.path), line: lines.table(of: source, number: file).line(at: offset))
  }
}
