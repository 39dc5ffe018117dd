// The trees of bodies as data of an HTML report.

import Files
import Linting
import Project
import Reporting
import Syntax
import Typing
import ViewTree

/// Makes the trees that a report shows: those of bodies with findings, and others while there is room.
struct BodyParts {
  private let project: LinkedProject
  private let findings: [Finding]
  private let jobs: Int

  /// The size of trees in bytes at which no further ones are made. A report has room for no more.
  private static let sizeLimit = 2_000_000
  /// Bodies that are processed at once.
  private static let portion = 64
  /// Longer types are not readable.
  private static let typeLimit = 2_000

  init(_ project: LinkedProject, _ findings: [Finding], jobs: Int) {
    self.project = project
    self.findings = findings
    self.jobs = jobs
  }

  private struct Body: Sendable {
    let member: MemberID
    /// The numbers of its findings in the result.
    var findings: [Int] = []
  }

  /// The trees, those with findings first, and the number of all bodies in files that the run reports on.
  func parts(_ options: LintOptions, _ numbers: inout PageNumbers) -> (parts: [HTMLContents.Part], count: Int) {
    let files = project.files.filter { $0.foreign == nil && !project.excludes($0.number, options) }
    let byFile = Dictionary(grouping: findings.indices) { findings[$0].location.file }
    let bodies = concurrentMap(files, jobs: jobs) { file in
      Activity.current?.read(file.number)
      return self.bodies(of: file, byFile[file.number] ?? [])
    }.flatMap { $0 }
    let ordered = bodies.filter { !$0.findings.isEmpty } + bodies.filter(\.findings.isEmpty)
    var parts: [HTMLContents.Part] = []
    var size = 0
    var next = 0
    let lines = LineTables()
    while next < ordered.count, size < Self.sizeLimit {
      let portion = Array(ordered[next..<min(next + Self.portion, ordered.count)])
      next += portion.count
      let made = self.parts(portion, lines, &numbers)
      size += made.reduce(0) { $0 + $1.size }
      parts += made
    }
    return (parts, bodies.count)
  }

  private func bodies(of file: SourceFile, _ findings: [Int]) -> [Body] {
    let index = project.index
    let shown = index.viewMembers(of: file).filter { member in
      !(index.owner(member).map { index.isPreviewCode($0) } ?? false)
    }
    var bodies = shown.map { Body(member: $0) }
    if findings.isEmpty || bodies.isEmpty { return bodies }
    let numbers = Dictionary(bodies.enumerated().map { ($0.element.member, $0.offset) }) { first, _ in first }
    let ofViews = Dictionary(
      bodies.enumerated().compactMap { number, body in
        index[body.member].name == .body ? index.owner(body.member).map { ($0, number) } : nil
      }
    ) { first, _ in first }
    let members = file.members.indices.map { index.member(file: file.number, fact: $0) }
    let around = Self.innermost(
      of: members.map { index.node($0).range }, around: findings.map { self.findings[$0].location.start })
    for (finding, member) in zip(findings, around) {
      guard let member = member.map({ members[$0] }) else { continue }
      // A finding about a property or an action is shown at the body of its view.
      let number = numbers[member] ?? index.owner(member).flatMap { ofViews[$0] }
      if let number { bodies[number].findings.append(finding) }
    }
    return bodies
  }

  /// For each place, the number of the innermost range around it; nil if there is none. Ranges are nested or apart.
  private static func innermost(of ranges: [Range<Int>], around places: [Int]) -> [Int?] {
    let starting = ranges.indices.sorted {
      (ranges[$0].lowerBound, ranges[$1].upperBound, $0) < (ranges[$1].lowerBound, ranges[$0].upperBound, $1)
    }
    var found: [Int?] = Array(repeating: nil, count: places.count)
    var open: [Int] = []
    var next = 0
    for place in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
      while next < starting.count, ranges[starting[next]].lowerBound <= places[place] {
        let range = ranges[starting[next]]
        while let last = open.last, ranges[last].upperBound <= range.lowerBound { open.removeLast() }
        open.append(starting[next])
        next += 1
      }
      while let last = open.last, ranges[last].upperBound <= places[place] { open.removeLast() }
      found[place] = open.last
    }
    return found
  }

  private func parts(
    _ bodies: [Body], _ lines: LineTables, _ numbers: inout PageNumbers
  ) -> [HTMLContents.Part] {
    let trees = concurrentMap(bodies, jobs: jobs) { body in
      Activity.current?.read(project.index.file(body.member))
      return project.index.viewTree(of: body.member)
    }
    let outlines = concurrentMap(trees, jobs: jobs) { tree in
      Activity.current?.read(tree.file)
      var maker = OutlineMaker(project, depth: 0, of: trees.count, lines: lines)
      return maker.outline(of: tree)
    }
    let types = inferredTypes(of: trees, in: project.index)
    return bodies.indices.map { i in
      HTMLContents.Part { json in
        let type = types[i].utf8.count > Self.typeLimit ? nil : types[i]
        json.write(outlines[i], findings: bodies[i].findings, type: type, &numbers)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ body: Outline, findings: [Int], type: String?, _ numbers: inout PageNumbers) {
    member("name", body.name)
    write(body.place, &numbers)
    if !body.isBuilder { member("isPlain", true) }
    if let type { member("type", type) }
    key("findings")
    array(findings) { $0.number($1) }
    key("nodes")
    array(body.items) { $0.write($1, &numbers) }
  }

  private mutating func write(_ item: Outline.Item, _ numbers: inout PageNumbers) {
    object { json in
      json.member("kind", item.kind.rawValue)
      if !item.name.isEmpty { json.member("name", item.name) }
      if !item.detail.isEmpty { json.member("detail", item.detail) }
      json.member("line", item.place.line)
      if let ids = item.ids { json.member("ids", ids) }
      if !item.remarks.isEmpty {
        json.key("remarks")
        json.array(item.remarks) { $0.string($1) }
      }
      if let declaration = item.declaration {
        json.key("to")
        json.object { json in
          if let name = declaration.name { json.member("name", name) }
          json.write(declaration.place, &numbers)
        }
      }
      if !item.keeps.isEmpty {
        json.key("keeps")
        json.array(item.keeps) { $0.number(numbers.number(of: $1)) }
      }
      if let end = item.end {
        json.key("end")
        json.object { json in
          json.member("reason", end.reason)
          json.key("loses")
          json.array(end.loses) { $0.number(numbers.number(of: $1)) }
        }
      }
      if !item.items.isEmpty {
        json.key("nodes")
        json.array(item.items) { $0.write($1, &numbers) }
      }
    }
  }
}
