// How many calls resolve: a measure of what is known about names, for those who change how names resolve.

import Files
import Linting
import Project
import Syntax

/// The calls in all code of a project, by what is known of their callees.
struct CallCensus: Sendable {
  enum Answer: String, CaseIterable, Sendable {
    /// A declaration of the project, uniquely resolved.
    case project
    /// A member of a framework's type, a framework's type, or a function that the project does not declare.
    case framework
    /// Something of the project or not, which is not decided: several declarations fit, or none.
    case undecided
    /// A member of a value whose type is unknown.
    case unknownReceiver = "unknown receiver"
    /// A closure in a local.
    case local
  }

  struct Call: Sendable {
    let place: LinePlace
    let name: String
    let answer: Answer
    /// Where the declaration of the project stands.
    let declaration: String
  }

  private(set) var calls: [Call] = []

  /// Linear in the size of the project.
  init(_ project: LinkedProject, jobs: Int) {
    let index = project.index
    let lines = LineTables()
    // Nothing is said of files that no target compiles, and what they name need not exist.
    calls = concurrentMap(project.files.filter { $0.foreign == nil && !index.isUncompiled($0) }, jobs: jobs) { file in
      file.members.indices.flatMap { fact in
        let body = index.body(of: index.member(file: file.number, fact: fact))
        return body.uses.indices.compactMap { i in
          body.uses[i].isCall ? Self.call(i, in: body, index, lines) : nil
        }
      }
    }.flatMap { $0 }
  }

  private static func call(_ i: Int, in body: Body, _ index: Index, _ lines: LineTables) -> Call? {
    var declaration = ""
    func place(_ file: Int, _ offset: Int) -> String {
      let source = index.files[file].source
      return "\(printable(source.path)):\(lines.table(of: source, number: file).line(at: offset))"
    }
    let answer: Answer
    switch body.target(i) {
    case .member(let id):
      answer = .project
      declaration = place(index.file(id), index[id].nameRange.lowerBound)
    case .construction(let type):
      answer = .project
      if let fact = index[type].declaration {
        declaration = place(Int(fact.file), index[fact].nameRange.lowerBound)
      }
    case .frameworkConstruction, .frameworkFunction: answer = .framework
    case .framework(let receiver, _): answer = receiver == .none ? .unknownReceiver : .framework
    case .local: answer = .local
    case .unknown, .plain: answer = .undecided
    }
    let source = body.file.source
    let line = lines.table(of: source, number: body.file.number).line(at: body.node(i).range.lowerBound)
    return Call(
      place: LinePlace(path: printable(source.path), line: line), name: printable(index.text(body.uses[i].name)),
      answer: answer, declaration: declaration)
  }

  var text: String {
    var text = ""
    for answer in Answer.allCases {
      let count = calls.count { $0.answer == answer }
      text += "\(answer.rawValue)\t\(count)\n"
    }
    return text
  }

  /// One line for each call.
  var list: String {
    calls.map { "\($0.place)\t\($0.name)\t\($0.answer.rawValue)\t\($0.declaration)\n" }.joined()
  }
}
