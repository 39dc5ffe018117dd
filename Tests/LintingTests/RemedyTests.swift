import Linting
import Testing

@Suite struct RemedyTests {
  /// The text where `missing` cannot be used.
  private func text(_ remedy: Remedy, without missing: String...) -> String? {
    remedy.text { text in !missing.contains { text.contains($0) } }
  }

  @Test func wordsAreJoinedByCommasAndOr() {
    let remedy: Remedy = "write it in \(words: "`.task`", "`.onChange(of:)`", "an action")"
    #expect(text(remedy) == "write it in `.task`, `.onChange(of:)` or an action")
    #expect(text(remedy, without: "task") == "write it in `.onChange(of:)` or an action")
    #expect(text(remedy, without: "task", "onChange") == "write it in an action")
    #expect(text(remedy, without: "task", "onChange", "action") == nil)
  }

  @Test func clausesAreJoinedByOr() {
    let remedy: Remedy = "\(clauses: "delete it", "use `.task`")"
    #expect(text(remedy) == "delete it, or use `.task`")
    #expect(text(remedy, without: "task") == "delete it")
    #expect(text(remedy, without: "delete") == "use `.task`")
  }

  @Test func anotherSentenceStandsInForOneThatIsNotPossible() {
    let remedy = Remedy("use `.task`").or("use `.onChange(of:)`").or("use `.onAppear`")
    #expect(text(remedy) == "use `.task`")
    #expect(text(remedy, without: "task") == "use `.onChange(of:)`")
    #expect(text(remedy, without: "task", "onChange") == "use `.onAppear`")
    #expect(text("keep it in `@StateObject`", without: "StateObject") == nil)
  }

  @Test func alternativesMayHaveAlternatives() {
    let remedy: Remedy = "load \(words: Remedy("in `.task`").or("in `.onAppear`"), "in the model"), and keep it"
    #expect(text(remedy) == "load in `.task` or in the model, and keep it")
    #expect(text(remedy, without: "task") == "load in `.onAppear` or in the model, and keep it")
  }

  /// A name between two literals belongs to the same code span.
  @Test func interpolatedTextsAreOnePart() {
    let name = "Deck"
    let remedy: Remedy = "write `StateObject(wrappedValue: \(name)())`"
    #expect(text(remedy, without: "StateObject(wrappedValue: Deck())") == nil)
  }
}
