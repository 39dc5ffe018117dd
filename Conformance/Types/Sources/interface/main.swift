// Writes what the modules `Combine` and `SwiftUI` declare into the product's table.
//
//     swift run --package-path Conformance/Types interface

import Foundation
import InterfaceText

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let table = package.appendingPathComponent("../../Sources/Frameworks/Interfaces/SwiftUIInterface.swift")
let text = try InterfaceText.file(folder: package.appendingPathComponent("Sources").path)
try text.write(to: table, atomically: true, encoding: .utf8)
print("\(text.utf8.count) bytes written")
