// The thread that checks: it owns the projects, publishes diagnostics, and answers what depends on findings.

import Configuration
import Files
import Linting
import Messages
import Reporting
import Syntax
import Workspace

/// The state of the thread that checks.
struct Checker {
  private let service: Service
  private let inbox: Mailbox<Job>
  private let outbox: Outbox
  private var client = Client(.null)
  private var roots: [Root] = []
  /// By absolute path.
  private var documents: [ExactPath: Document] = [:]
  private var questions: [Question] = []
  /// What the editor shows, by the name of the document.
  private var shown: [String: (id: Int, items: JSON)] = [:]
  private var shownCount = 0
  /// The states of documents for which the editor has asked for diagnostics.
  private var answered: [ExactPath: Int] = [:]
  /// The configurations for which errors are shown.
  private var faulty: Set<String> = []

  init(_ service: Service, _ inbox: Mailbox<Job>, _ outbox: Outbox) {
    self.service = service
    self.inbox = inbox
    self.outbox = outbox
  }

  /// Works until the process ends.
  mutating func run() -> Never {
    while true {
      for job in inbox.take() { take(job) }
      if update() { answer() }
    }
  }

  // MARK: Jobs

  private mutating func take(_ job: Job) {
    switch job {
    case .begin(let client, let folders):
      self.client = client
      for folder in folders { add(folder) }
    case .changeFolders(let added, let removed):
      roots.removeAll { root in removed.contains { root.isInWorkspace && root.path.isSamePath(as: $0) } }
      for folder in added { add(folder) }
      for (path, document) in documents { set(document, at: path.text) }
    case .setDocument(let path, let document):
      if document == nil, let closed = documents[ExactPath(path)] {
        forget(closed.uri)
        answered[ExactPath(path)] = nil
      }
      documents[ExactPath(path)] = document
      set(document, at: path)
      roots.removeAll { root in
        !root.isInWorkspace && !documents.keys.contains { root.relativePath(of: $0.text) != nil }
      }
    case .noteChangesOnDisk:
      for i in roots.indices {
        roots[i].project.noteChangesOnDisk()
        roots[i].isOutdated = true
      }
    case .noteSaving(let path):
      for i in roots.indices {
        guard let relative = roots[i].relativePath(of: path), roots[i].project.noteSaving(of: relative) else {
          continue
        }
        roots[i].isOutdated = true
      }
    case .ask(let question): questions.append(question)
    case .cancel(let id):
      for question in questions where question.id == id {
        outbox.refuse(id, .requestCancelled, "the request was cancelled")
      }
      questions.removeAll { $0.id == id }
    }
  }

  private mutating func add(_ folder: String) {
    if roots.contains(where: { $0.isInWorkspace && $0.path.isSamePath(as: folder) }) { return }
    roots.append(Root(folder: folder, rules: service.rules, jobs: service.jobs))
  }

  /// Sets the text of a document in its project. Configurations take effect when they are saved.
  private mutating func set(_ document: Document?, at path: String) {
    guard path.hasSuffix(".swift") else { return }
    if document != nil, root(of: path) == nil {
      roots.append(Root(around: path, rules: service.rules, jobs: service.jobs))
    }
    for i in roots.indices {
      // An inner folder of the workspace is part of the outer one's project, too.
      guard let relative = roots[i].relativePath(of: path) else { continue }
      if roots[i].project.setText(document?.bytes, of: relative) { roots[i].isOutdated = true }
    }
  }

  /// The index of the innermost project around a document.
  private func root(of path: String) -> Int? {
    roots.indices.filter { roots[$0].relativePath(of: path) != nil }.max {
      roots[$0].path.utf8.count < roots[$1].path.utf8.count
    }
  }

  // MARK: Checking

  private var isCancelled: @Sendable () -> Bool {
    { [inbox] in inbox.contains { $0.makesChecksOutdated } }
  }

  /// Checks the open documents. False if a newer text has come in the meantime.
  private mutating func update() -> Bool {
    var asked: [Int: Set<ExactPath>] = [:]
    // The first document should not have to wait for the whole project.
    for i in roots.indices where !roots[i].wasRead { asked[i] = [] }
    for path in documents.keys {
      if let root = root(of: path.text) { asked[root, default: []].insert(path) }
    }
    for question in questions {
      if case .allDiagnostics = question.subject {
        for root in roots.indices { asked[root, default: []].formUnion([]) }
      } else if let root = root(of: question.path) {
        asked[root, default: []].insert(ExactPath(question.path))
      }
    }
    var changed = false
    for (i, paths) in asked.sorted(by: { $0.key < $1.key }) {
      let wasOutdated = roots[i].isOutdated
      let progress = beginProgress(of: roots[i])
      defer { endProgress(progress) }
      let clock = service.reportsTiming ? Timing() : nil
      roots[i].project.timing = clock
      guard roots[i].update(isCancelled: isCancelled) else { return false }
      let files = Set(paths.compactMap { roots[i].number(of: $0.text) })
      guard roots[i].check(files, isCancelled: isCancelled) else { return false }
      if wasOutdated { report(clock) }
      if show(paths, of: roots[i]) { changed = true }
    }
    showConfigurationErrors()
    if changed, client.pullsDiagnostics {
      outbox.request("workspace/diagnostic/refresh", .null)
    }
    return true
  }

  private func report(_ clock: Timing?) {
    guard let clock else { return }
    let phases = clock.phases.map { "\"\($0.name)\": \($0.nanoseconds / 1000)" }
    StandardStream.error.write("{\(phases.joined(separator: ", "))}\n")
  }

  private func beginProgress(of root: Root) -> JSON? {
    guard client.showsProgress, root.isOutdated, !root.wasRead else { return nil }
    let token = JSON.string("sameview-read-" + root.path)
    outbox.request("window/workDoneProgress/create", ["token": token])
    let message = JSON.string("Reading \(root.path.lastName)")
    outbox.notify(
      "$/progress", ["token": token, "value": ["kind": "begin", "title": "SameView", "message": message]])
    return token
  }

  private func endProgress(_ token: JSON?) {
    guard let token else { return }
    outbox.notify("$/progress", ["token": token, "value": ["kind": "end"]])
  }

  // MARK: Diagnostics

  private var uris: [ExactPath: String] { documents.mapValues(\.uri) }

  private func places(in root: Root) -> Places? {
    root.snapshot.map { Places($0, folder: root.path, client, uris: uris) }
  }

  /// The diagnostics of a file that was checked.
  private func diagnostics(of path: String, in root: Root, _ places: inout Places?) -> JSON {
    guard let file = root.number(of: path), places != nil else { return [] }
    return .array(
      root.findings(in: file).map { places!.diagnostic($0) }
        + root.skipped.filter { $0.location.file == file }.map { places!.diagnostic($0) })
  }

  /// Brings the diagnostics of open documents up to date.
  ///
  /// - Returns: Whether the editor, which asks for diagnostics, shows outdated ones.
  private mutating func show(_ paths: Set<ExactPath>, of root: Root) -> Bool {
    var places = places(in: root)
    let asking = Set(
      questions.compactMap { question in
        if case .diagnostics = question.subject { question.uri } else { nil }
      })
    var isOutdated = false
    for path in paths.sorted(by: { $0.text < $1.text }) where path.text.hasSuffix(".swift") {
      guard let document = documents[path] else { continue }
      let items = diagnostics(of: path.text, in: root, &places)
      guard shown[document.uri]?.items != items else { continue }
      if client.pullsDiagnostics {
        // After a change of a document, the editor asks again by itself.
        if answered[path] == document.changeCount, !asking.contains(document.uri) { isOutdated = true }
      } else {
        note(items, for: document.uri)
        publish(items, for: document.uri, document.version)
      }
    }
    return isOutdated
  }

  private func publish(_ items: JSON, for uri: String, _ version: Int? = nil) {
    var parameters: [String: JSON] = ["uri": .string(uri), "diagnostics": items]
    if let version { parameters["version"] = .integer(version) }
    outbox.notify("textDocument/publishDiagnostics", .object(parameters))
  }

  /// Records what the editor shows.
  private mutating func note(_ items: JSON, for uri: String) {
    if shown[uri]?.items == items { return }
    shownCount += 1
    shown[uri] = (shownCount, items)
  }

  /// Removes the diagnostics of a document that was closed.
  private mutating func forget(_ uri: String) {
    guard let last = shown.removeValue(forKey: uri), !client.pullsDiagnostics, last.items != [] else { return }
    publish([], for: uri)
  }

  /// Errors of configurations are published in any case: the editor asks for diagnostics of open documents only.
  private mutating func showConfigurationErrors() {
    var byURI: [String: [JSON]] = [:]
    for root in roots {
      for error in root.project.errors {
        let path = absolute(error.path, in: root.path)
        let uri = documents[ExactPath(path)]?.uri ?? DocumentURI.uri(of: path)
        let bytes = (try? readFile(path).get()) ?? []
        byURI[uri, default: []].append([
          "range": Self.range(of: error, in: bytes, client.encoding), "severity": 1, "source": "sameview",
          "message": .string(visible(error.message, keeping: nil)),
        ])
      }
    }
    for (uri, items) in byURI { publish(.array(items), for: uri) }
    for uri in faulty.subtracting(byURI.keys) { publish([], for: uri) }
    faulty = Set(byURI.keys)
  }

  /// From the place of an error to the end of its line.
  private static func range(of error: ConfigurationError, in bytes: [UInt8], _ encoding: PositionEncoding) -> JSON {
    let lines = Lines(bytes, encoding)
    let line = lines.line(at: lines.offset(of: Position(line: max(error.line - 1, 0), character: 0)))
    // Columns count scalars.
    var start = line.lowerBound
    var column = 1
    while column < error.column, start < line.upperBound {
      start += 1
      while start < line.upperBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
      column += 1
    }
    let end = bytes[start..<line.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? line.upperBound
    return lines.json(of: start..<end)
  }

  // MARK: Answers

  private mutating func answer() {
    let asked = questions
    questions = []
    for question in asked {
      if let count = question.changeCount, documents[ExactPath(question.path)]?.changeCount != count {
        outbox.refuse(question.id, .contentModified, "the document has changed since the request")
        continue
      }
      switch question.subject {
      case .allDiagnostics(let previous):
        guard let result = allDiagnostics(previous) else {
          // A newer text has come; the question is answered after the next check.
          questions.append(question)
          continue
        }
        outbox.answer(question.id, result)
      case .diagnostics(let previous):
        outbox.answer(question.id, diagnostics(question, previous))
      default:
        outbox.answer(question.id, result(question))
      }
    }
  }

  private func result(_ question: Question) -> JSON {
    guard let i = root(of: question.path), let file = roots[i].number(of: question.path),
      var places = places(in: roots[i])
    else { return .null }
    let findings = roots[i].findings(in: file)
    let lines = places.lines(of: file)
    var actions = CodeActions(
      places: places, file: file, findings: findings, versions: documents.mapValues(\.version))
    switch question.subject {
    case .codeActions(let range, let only):
      func isAsked(_ kind: String) -> Bool {
        only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
      }
      guard let range = lines.range(of: range) else { return [] }
      var all = isAsked(CodeActions.quickFix) ? actions.quickFixes(touching: range) : []
      if isAsked(CodeActions.fixAll), findings.contains(where: { $0.fixes.contains { $0.safety == .safe } }) {
        let action: [String: JSON] = [
          "title": "Apply all safe fixes of SameView in this file", "kind": .string(CodeActions.fixAll),
          "data": ["uri": .string(question.uri)],
        ]
        // Trying the fixes takes as long as a check for each round.
        if client.resolvesEdits {
          all.append(.object(action))
        } else if only != nil, let edit = actions.allFixes(roots[i].project) {
          all.append(.object(action.merging(["edit": edit]) { $1 }))
        }
      }
      return .array(all)
    case .fixAll(let action):
      guard case .object(let members) = action, let edit = actions.allFixes(roots[i].project) else { return action }
      return .object(members.merging(["edit": edit]) { $1 })
    case .hover(let position):
      let offset = lines.offset(of: position)
      let finding = findings.filter { $0.location.start <= offset && offset <= $0.location.end }
        .min { $0.location.end - $0.location.start < $1.location.end - $1.location.start }
      guard let finding, let rule = service.rules.first(where: { $0.about.id == finding.rule }) else { return .null }
      return Self.hover(rule, places.range(finding.location))
    case .viewTree(let position):
      let tree = service.viewTrees(places.snapshot.project, file, lines.offset(of: position))
      guard let tree, let document = try? JSON(parsing: tree.json) else { return .null }
      return ["text": .string(tree.text), "document": document]
    case .diagnostics, .allDiagnostics: return .null
    }
  }

  /// What is shown at the name of a rule or at its finding.
  static func hover(_ rule: any Rule.Type, _ range: JSON) -> JSON {
    ["contents": ["kind": "markdown", "value": .string(RulePages.page(of: rule))], "range": range]
  }

  private mutating func diagnostics(_ question: Question, _ previous: String?) -> JSON {
    guard let i = root(of: question.path) else { return ["kind": "full", "items": []] }
    let path = ExactPath(question.path)
    answered[path] = documents[path]?.changeCount
    var places = places(in: roots[i])
    return report(diagnostics(of: question.path, in: roots[i], &places), for: question.uri, previous)
  }

  /// A report with the diagnostics, unless the editor has them already.
  private mutating func report(_ items: JSON, for uri: String, _ previous: String?) -> JSON {
    note(items, for: uri)
    let id = String(shown[uri]!.id)
    if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }

  /// Nil if a newer text has come.
  private mutating func allDiagnostics(_ previous: [String: String]) -> JSON? {
    var reports: [JSON] = []
    for i in roots.indices {
      guard let snapshot = roots[i].snapshot else { continue }
      guard roots[i].check(Set(snapshot.texts.indices), isCancelled: isCancelled) else { return nil }
      var places = places(in: roots[i])
      for (file, text) in snapshot.texts.enumerated() {
        let path = absolute(text.path, in: roots[i].path)
        guard root(of: path) == i else { continue }
        let uri = documents[ExactPath(path)]?.uri ?? DocumentURI.uri(of: path)
        if roots[i].findings(in: file).isEmpty, previous[uri] == nil { continue }
        let report = report(diagnostics(of: path, in: roots[i], &places), for: uri, previous[uri])
        guard case .object(let members) = report else { continue }
        let version = documents[ExactPath(path)]?.version.map { JSON.integer($0) } ?? .null
        reports.append(.object(members.merging(["uri": .string(uri), "version": version]) { $1 }))
      }
    }
    return ["items": .array(reports)]
  }
}
