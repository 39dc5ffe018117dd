// What ARCHITECTURE.md promises about files and folders, as far as names and lengths show it.

import Foundation
import Testing

@Suite struct HouseTests {
  /// Longer files hold several subjects.
  private static let lineLimit = 600
  /// More files in one folder are hard to find one's way in.
  private static let fileLimit = 30
  /// Tables, which have one line for each row.
  private static let tables = ["SwiftUIInterface.swift", "KnownNames.swift"]

  private static func sources() -> [URL] {
    ["Sources", "Rules", "Tests", "Plugins"].flatMap { folder in
      let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }
  }

  @Test func filesHaveOneSubject() throws {
    for file in Self.sources() where !Self.tables.contains(file.lastPathComponent) {
      let lines = try Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= Self.lineLimit, "\(file.path) has \(lines) lines")
    }
  }

  @Test func foldersHoldFewFiles() {
    let folders = Dictionary(grouping: Self.sources()) { $0.deletingLastPathComponent().path }
    #expect(folders.count > 50)
    for (folder, files) in folders { #expect(files.count <= Self.fileLimit, "\(folder) has \(files.count) files") }
  }

  /// `Files/Platform` wraps the system, so that what is unsafe or differs between systems stands in one place.
  @Test func onlyOneFolderImportsTheCLibrary() throws {
    let modules = ["Darwin", "Glibc", "Musl", "CSandbox"].map { "import \($0)" }
    var importing: Set<String> = []
    for file in Self.sources() where !file.pathComponents.contains("Tests") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      if lines.contains(where: { modules.contains($0.trimmingCharacters(in: .whitespaces)) }) {
        importing.insert(file.deletingLastPathComponent().path)
      }
    }
    #expect(importing == [root.appending(path: "Sources/Files/Platform").path])
  }
}
