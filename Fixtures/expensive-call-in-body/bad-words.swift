import NaturalLanguage
import SwiftUI

/// Patterns, words, and marked-up text.
struct Words: View {
  let text: String
  let bytes: Data
  var body: some View {
    let pattern = try? Regex("a+")  // expect: info: `Regex(_:)` (text analysis)
    let detector = try? NSDataDetector(types: 1)  // expect: info: `NSDataDetector(types:)`
    let tokens = NLTokenizer(unit: .word)  // expect: info: `NLTokenizer(unit:)`
    let tags = NLTagger(tagSchemes: [])  // expect: info: `NLTagger(tagSchemes:)`
    let scanner = Scanner(string: text)  // expect: info: `Scanner(string:)`
    let expression = NSExpression(format: "1 + 1")  // expect: info: `NSExpression(format:)`
    let place = text.range(of: "a+", options: .regularExpression)  // expect: info: range(of:options:)
    let clean = text.replacingOccurrences(of: "a+", with: "", options: .regularExpression)  // expect: info: replacingOccurrences(of:with:options:)
    let page = try? NSAttributedString(data: bytes, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)  // expect: info: `NSAttributedString(data:options:documentAttributes:)` (attributed text)
    let plain = NSAttributedString(rtf: bytes, documentAttributes: nil)  // note: another expensive call
    let changing = NSMutableAttributedString(rtfd: bytes, documentAttributes: nil)  // note: another expensive call
    Text("\(pattern) \(detector) \(tokens) \(tags) \(scanner) \(expression)")
    Text("\(place) \(clean) \(page) \(plain) \(changing)")
  }
}
