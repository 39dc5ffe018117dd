// The build-tool plugin: what SameView finds in a target are warnings and errors of its build.

import Foundation
import PackagePlugin

@main struct SameViewLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [PackagePlugin.Command] {
    guard let module = target as? SwiftSourceModuleTarget, module.kind != .test else { return [] }
    guard let command = command(of: context) else {
      // A build must not depend on whether a linter is installed.
      Diagnostics.warning("\(howToInstall); \(target.name) is not linted")
      return []
    }
    let package = context.package.directoryURL
    // Findings may rest on any file of the package, so that a change of any calls for a new look.
    let sources = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    let settings = [".sameview.yml", ".sameview-baseline"].map { package.appending(path: $0) }
      .filter { (try? $0.checkResourceIsReachable()) == true }
    return [
      .buildCommand(
        displayName: "SameView \(target.name)",
        executable: command,
        arguments: [
          "lint", module.directoryURL.path(percentEncoded: false), "--context", package.path(percentEncoded: false),
          "--format", "xcode", "--severity", "warning", "--fail-on", "error", "--quiet",
        ],
        // Another version of the command may find other things. The folder changes when a configuration appears in
        // it: SwiftPM asks the plugin again only when its list of sources has changed.
        inputFiles: sources + [command, package] + settings,
        // A file named here, even an empty one, would become a resource of the target. Without any, the
        // command runs when an input has changed, or when it failed before.
        outputFiles: [])
    ]
  }
}
