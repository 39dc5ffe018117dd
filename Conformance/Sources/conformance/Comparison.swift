// Where two readings of one file agree and where they do not.

import Syntax

/// How much of what was compared agrees.
struct Agreement {
  var compared = 0, agreed = 0

  static func += (a: inout Agreement, b: Agreement) {
    a.compared += b.compared
    a.agreed += b.agreed
  }

  /// Rounded down, so that only full agreement prints as 100 %.
  var percent: String {
    guard compared > 0, agreed < compared else { return "100 %" }
    let digits = String(Int(Double(agreed) / Double(compared) * 1_000_000))
    let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return "\(padded.dropLast(4)).\(padded.suffix(4)) %"
  }
}

struct Comparison {
  let bytes: [UInt8]
  private(set) var tokens = Agreement()
  private(set) var structure = Agreement()
  private(set) var disagreements: [Disagreement] = []
  /// What the product read.
  let product: Structure

  /// Reads `bytes` with the product's lexer and parser and compares with what swift-syntax read.
  /// `judge`: who says that there is no error in them, if anybody does.
  init(bytes: [UInt8], reference: Structure, path: String, judge: String?, comparesItems: Bool) {
    self.bytes = bytes
    let names = NameTable()
    let tree = Tree(parsing: SourceText(path: path, bytes: bytes), names: names)
    product = Structure(of: tree, names: names, withItems: comparesItems)
    compareTokens(product.tokens, reference.tokens)
    compareComments(product.comments, reference.comments)
    if comparesItems { compareItems(product.items, reference.items) }
    if let judge { reportErrors(of: tree, deniedBy: judge) }
  }

  // MARK: Tokens

  private mutating func compareTokens(_ ours: [ComparedToken], _ theirs: [ComparedToken]) {
    var i = 0
    var j = 0
    tokens.compared += theirs.count
    while i < ours.count || j < theirs.count {
      guard i < ours.count, j < theirs.count else {
        report(i < ours.count ? ours[i] : nil, j < theirs.count ? theirs[j] : nil)
        i += 1
        j += 1
        continue
      }
      let their = theirs[j]
      var our = ours[i]
      if our.start == their.start {
        // The pieces of an operator that begins with `>`.
        var next = i + 1
        while our.end < their.end, next < ours.count, ours[next].isJoined {
          our.end = ours[next].end
          next += 1
        }
        if our.end == their.end, agree(our.kind, their) {
          tokens.agreed += 1
          i = next
          j += 1
          continue
        }
      }
      report(ours[i], their)
      // Catch up: both move on, the one that ends earlier until it passes the other.
      let end = max(ours[i].end, their.end)
      i += 1
      j += 1
      while i < ours.count, ours[i].start < end { i += 1 }
      while j < theirs.count, theirs[j].start < end { j += 1 }
    }
  }

  private func agree(_ our: TokenKind, _ their: ComparedToken) -> Bool {
    if our == their.kind { return true }
    guard their.isLoose else { return false }
    if their.kind == .stringStart { return our == .stringEnd }
    switch our {
    case .prefixOperator, .infixOperator, .postfixOperator, .prefixAmpersand, .equal, .arrow,
      .questionInfix, .questionPostfix, .exclamationPostfix:
      return true
    default: return false
    }
  }

  private mutating func report(_ our: ComparedToken?, _ their: ComparedToken?) {
    func describe(_ token: ComparedToken?) -> String {
      token.map { "\($0.kind) `\(excerpt($0.start, $0.end))`" } ?? "nothing"
    }
    disagreements.append(
      Disagreement(
        topic: .token, offset: min(our?.start ?? .max, their?.start ?? .max),
        text: "\(describe(our)), swift-syntax: \(describe(their))"))
  }

  private mutating func compareComments(_ ours: [ComparedComment], _ theirs: [ComparedComment]) {
    var i = 0
    var j = 0
    tokens.compared += theirs.count
    while i < ours.count || j < theirs.count {
      let our = i < ours.count ? ours[i] : nil
      let their = j < theirs.count ? theirs[j] : nil
      if let our, our == their {
        tokens.agreed += 1
        i += 1
        j += 1
        continue
      }
      func describe(_ comment: ComparedComment?) -> String {
        comment.map { "\($0.kind) `\(excerpt($0.start, $0.end))`" } ?? "nothing"
      }
      disagreements.append(
        Disagreement(
          topic: .comment, offset: min(our?.start ?? .max, their?.start ?? .max),
          text: "\(describe(our)), swift-syntax: \(describe(their))"))
      let ourStart = our?.start ?? .max
      let theirStart = their?.start ?? .max
      if ourStart <= theirStart { i += 1 }
      if theirStart <= ourStart { j += 1 }
    }
  }

  // MARK: Structure

  private mutating func compareItems(_ ours: [ComparedItem], _ theirs: [ComparedItem]) {
    func order(_ items: [ComparedItem]) -> [Int] {
      items.indices.sorted { Self.precedes(items[$0], items[$1]) }
    }
    let ourOrder = order(ours)
    let theirOrder = order(theirs)
    structure.compared += theirs.count
    var i = 0
    var j = 0
    while i < ours.count || j < theirs.count {
      let our = i < ours.count ? ours[ourOrder[i]] : nil
      let their = j < theirs.count ? theirs[theirOrder[j]] : nil
      if let our, let their, !Self.precedes(our, their), !Self.precedes(their, our) {
        if Self.haveSameParent(our, ours, their, theirs) {
          structure.agreed += 1
        } else {
          report(
            our,
            "in \(describe(our.parent, of: ours)), "
              + "swift-syntax: in \(describe(their.parent, of: theirs))")
        }
        i += 1
        j += 1
      } else if let our, their == nil || Self.precedes(our, their!) {
        report(our, "in \(describe(our.parent, of: ours)), swift-syntax: absent")
        // What is too much counts as well.
        structure.compared += 1
        i += 1
      } else if let their {
        report(their, "absent, swift-syntax: in \(describe(their.parent, of: theirs))")
        j += 1
      }
    }
  }

  private static func precedes(_ a: ComparedItem, _ b: ComparedItem) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.end != b.end { return a.end > b.end }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.name < b.name
  }

  /// Parents count by kind and start: a wrong end is reported once, where it is.
  private static func haveSameParent(
    _ our: ComparedItem, _ ours: [ComparedItem], _ their: ComparedItem, _ theirs: [ComparedItem]
  ) -> Bool {
    guard our.parent >= 0, their.parent >= 0 else { return our.parent == their.parent }
    let a = ours[our.parent]
    let b = theirs[their.parent]
    return a.kind == b.kind && a.start == b.start
  }

  private func describe(_ index: Int, of items: [ComparedItem]) -> String {
    guard index >= 0 else { return "sourceFile" }
    return "\(items[index].kind) `\(excerpt(items[index].start, items[index].end, limit: 24))`"
  }

  private mutating func report(_ item: ComparedItem, _ text: String) {
    let name = item.name.isEmpty ? "" : " named \(item.name)"
    disagreements.append(
      Disagreement(
        topic: .structure, offset: item.start,
        text: "\(item.kind)\(name) `\(excerpt(item.start, item.end))` \(text)"))
  }

  // MARK: Errors

  /// What the product takes for an error and `judge` does not.
  private mutating func reportErrors(of tree: Tree, deniedBy judge: String) {
    for node in tree.errorNodes {
      var what = "\(node.kind)"
      if let expectation = node.expectation {
        what += " \(expectation)"
      }
      let start = node.range.lowerBound
      disagreements.append(
        Disagreement(
          topic: .error, offset: start,
          text: "\(what) at `\(excerpt(start, min(start + 60, bytes.count)))`, \(judge): no error"))
    }
    for token in tree.malformedTokens {
      let range = tree.tokenRange(token)
      disagreements.append(
        Disagreement(
          topic: .error, offset: range.lowerBound,
          text: "malformed \(tree.tokenKind(token)) `\(excerpt(range.lowerBound, range.upperBound))`, "
            + "\(judge): no error"))
    }
  }

  // MARK: Text

  private func excerpt(_ start: Int, _ end: Int, limit: Int = 60) -> String {
    conformance.excerpt(of: bytes, start, end, limit: limit)
  }
}
