// What to write instead: a sentence with alternatives. A finding names those that can be followed at its place.

/// What says how to remove a defect: a sentence, or a `Remedy` with alternatives.
public protocol HelpText {
  /// A sentence without alternatives is a remedy with one part.
  var remedy: Remedy { get }
}

extension String: HelpText {
  public var remedy: Remedy { Remedy(self) }
}

/// A sentence whose parts may be alternatives, and further sentences to try in its place.
///
///     Remedy("move the call into \(words: "`.task`", "the model")").or("move the call into `.onAppear`")
public struct Remedy: Sendable {
  fileprivate enum Part: Sendable {
    case text(String)
    /// The alternatives, and what joins them: all, and the last two.
    case choice([Remedy], by: String, last: String)
  }

  private var parts: [Part]
  private var others: [Remedy] = []

  public init(_ text: String) { parts = [.text(text)] }

  /// The remedy, with another one for places where this one cannot be followed.
  public func or(_ other: Remedy) -> Remedy {
    var both = self
    both.others.append(other)
    return both
  }

  /// The first sentence that can be followed, with the alternatives that can; nil if there is none.
  public func text(where isPossible: (String) -> Bool) -> String? {
    if let own = ownText(isPossible) { return own }
    for other in others {
      if let text = other.text(where: isPossible) { return text }
    }
    return nil
  }

  private func ownText(_ isPossible: (String) -> Bool) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let own):
        guard isPossible(own) else { return nil }
        text += own
      case .choice(let options, let comma, let last):
        let left = options.compactMap { $0.text(where: isPossible) }
        guard let final = left.last else { return nil }
        text += left.count == 1 ? final : left.dropLast().joined(separator: comma) + last + final
      }
    }
    return text
  }
}

extension Remedy: HelpText {
  public var remedy: Remedy { self }
}

extension Remedy: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// What stands between the quotes of a remedy: text, and alternatives with a label.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Code spans may contain interpolated names, so neighboring texts are one part.
    public mutating func appendLiteral(_ literal: String) {
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + literal)
      } else {
        parts.append(.text(literal))
      }
    }

    public mutating func appendInterpolation(_ text: some StringProtocol) { appendLiteral(String(text)) }

    /// Alternatives of a few words: "`.task`, `.onAppear` or the model".
    public mutating func appendInterpolation(words: Remedy...) {
      parts.append(.choice(words, by: ", ", last: " or "))
    }

    /// Alternatives that are clauses: "delete the property, or pass the value".
    public mutating func appendInterpolation(clauses: Remedy...) {
      parts.append(.choice(clauses, by: ", ", last: ", or "))
    }
  }
}
