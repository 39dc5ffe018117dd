// The command plugin: `swift package sameview …` is `sameview …` in the package's folder.

import Foundation
import PackagePlugin

@main struct SameViewCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let command = command(of: context) else {
      return Diagnostics.error(howToInstall)
    }
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("sameview was ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus != 0 {
      // SwiftPM says the status, and ends with 1 itself.
      exit(process.terminationStatus)
    }
  }
}
