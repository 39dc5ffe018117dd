// Which `sameview` a plugin runs. The file is shared by both plugins, as a link: plugins cannot import modules.

import Foundation
import PackagePlugin

/// The command that the plugin runs; nil if there is none.
func command(of context: PluginContext) -> URL? {
  installedCommand(built: try? context.tool(named: "Command").url, for: context.package.directoryURL)
}

/// - Parameters:
///   - built: The command that was built for the plugin, if it was.
///   - package: The folder of the package. Its repository, or else the folder, must not bring the program that runs.
/// - Returns: What was built; or what `SAMEVIEW` names by an absolute path; or what is on the path, or where Homebrew
///   puts it, which is not on the path of Xcode.
private func installedCommand(built: URL?, for package: URL) -> URL? {
  if let built { return built }
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["SAMEVIEW"], named.hasPrefix("/") { return URL(fileURLWithPath: named) }
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  let project = names(of: repository(around: package) ?? package)
  return (folders + ["/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin"])
    .filter { $0.hasPrefix("/") }
    .map { URL(fileURLWithPath: $0) }
    .filter { folder in
      ![folder.standardizedFileURL.pathComponents, names(of: folder)].contains { $0.starts(with: project) }
    }
    .map { $0.appending(path: "sameview") }
    .first { command in
      let path = command.path(percentEncoded: false)
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    }
}

/// The nearest folder above with a repository.
private func repository(around folder: URL) -> URL? {
  var names = names(of: folder)
  while names.count > 1 {
    let folder = URL(fileURLWithPath: NSString.path(withComponents: names))
    if exists(folder.appending(path: ".git")) { return folder }
    names.removeLast()
  }
  return nil
}

/// The names on the way to a folder, without links.
private func names(of folder: URL) -> [String] { folder.resolvingSymlinksInPath().pathComponents }

/// What to do about a command that is missing.
let howToInstall = """
  sameview is not installed; put it on the path, name it in SAMEVIEW, or let the plugin build it with the trait \
  PluginsFromSource of the package
  """

private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }
