import NaturalLanguage
import SwiftUI

/// Patterns, words, and marked-up text.
struct Words: View {
  let text: String
  let bytes: Data
  var body: some View {
    let pattern = try? Regex("a+")  // expect: warning: `Regex(_:)` (text analysis)
    let detector = try? NSDataDetector(types: 1)  // expect: warning: `NSDataDetector(types:)`
    let tokens = NLTokenizer(unit: .word)  // expect: warning: `NLTokenizer(unit:)`
    let tags = NLTagger(tagSchemes: [])  // expect: warning: `NLTagger(tagSchemes:)`
    let scanner = Scanner(string: text)  // expect: warning: `Scanner(string:)`
    let expression = NSExpression(format: "1 + 1")  // expect: warning: `NSExpression(format:)`
    let place = text.range(of: "a+", options: .regularExpression)  // expect: warning: range(of:options:)
    let clean = text.replacingOccurrences(of: "a+", with: "", options: .regularExpression)  // expect: warning: replacingOccurrences(of:with:options:)
    let page = try? NSAttributedString(data: bytes, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)  // expect: error: `NSAttributedString(data:options:documentAttributes:)` (attributed text)
    let plain = NSAttributedString(string: text)  // expect: warning: `NSAttributedString(string:)`
    let changing = NSMutableAttributedString(string: text)  // expect: warning: `NSMutableAttributedString(string:)`
    Text("\(pattern) \(detector) \(tokens) \(tags) \(scanner) \(expression)")
    Text("\(place) \(clean) \(page) \(plain) \(changing)")
  }
}
