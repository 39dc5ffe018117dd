// The types that SameView finds for bodies, against those that the Swift compiler gives them.

import Foundation
import Linting
import Project
import Syntax
import Testing
import Typing
import ViewTree
import Views

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// One view or modifier of `Views`, and what is said of its body.
struct Specimen: CustomStringConvertible, Sendable {
  let name: String
  let file: String
  let predicted: String
  let compiled: String
  var description: String { name }
}

/// The compiled types are found by name, so that no list can forget one.
enum Specimens {
  static let all: [Specimen] = find()

  private static func find() -> [Specimen] {
    let folder = package.appendingPathComponent("Views").path
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    let sources = files.map {
      SourceText(path: $0, bytes: [UInt8](FileManager.default.contents(atPath: folder + "/" + $0) ?? Data()))
    }
    let project = LinkedProject(sources, jobs: 1)
    let types = TypeInference(index: project.index)
    var found: [Specimen] = []
    for file in project.files {
      for tree in project.index.viewTrees(of: file) {
        let name = project.index.text(project.index[tree.member].name)
        guard name == "body", let owner = tree.owner else { continue }
        var path: [String] = []
        var current: TypeID? = owner
        while let id = current {
          path.insert(project.index.text(project.index[id].name), at: 0)
          current = project.index[id].parent
        }
        guard let compiled = compiledBody(of: path) else { continue }
        found.append(
          Specimen(
            name: path.joined(separator: "."), file: file.path, predicted: types.bodyType(of: tree.member).text,
            compiled: withoutModules(compiled)))
      }
    }
    return found
  }

  /// `SwiftUI.Text` is `Text`.
  static func withoutModules(_ text: String) -> String {
    var result = text
    for module in ["SwiftUI", "Swift", "FoundationEssentials", "Foundation", "Views", "Combine"] {
      var kept = ""
      var rest = result[...]
      while let found = rest.range(of: module + ".") {
        // A whole word only.
        let before = found.lowerBound > result.startIndex ? result[result.index(before: found.lowerBound)] : " "
        let isWord = !(before.isLetter || before.isNumber || before == "_" || before == ".")
        kept += rest[..<found.lowerBound] + (isWord ? "" : module + ".")
        rest = rest[found.upperBound...]
      }
      result = kept + rest
    }
    return result
  }
}

@Suite struct BodyTypeTests {
  /// Every view and modifier without parameters that the files declare is compared.
  @Test func coversEverySpecimen() throws {
    let folder = package.appendingPathComponent("Views").path
    var declared: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for match in text.matches(of: /(?m)^\s*struct (\w+): .*\b(View|ViewModifier)\b/) { declared.insert(String(match.1)) }
    }
    let compared = Set(Specimens.all.map { $0.name.split(separator: ".").last.map(String.init) ?? "" })
    #expect(declared.subtracting(compared).sorted() == [])
    #expect(Specimens.all.count >= 250)
  }

  @Test(arguments: Specimens.all)
  func agreesWithTheCompiler(_ specimen: Specimen) {
    #expect(specimen.predicted == specimen.compiled, "\(specimen.file): \(specimen.name)")
  }
}
