// Which `sameview` a plugin runs. The file is shared by both plugins, as a link: plugins cannot import modules.

import Foundation

/// - Parameter built: The command that was built for the plugin, if it was.
/// - Returns: That; or what `SAMEVIEW` names by an absolute path; or what is on the path, or where Homebrew puts it, which is not on
///   the path of Xcode.
func installedCommand(built: URL?) -> URL? {
  if let built { return built }
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["SAMEVIEW"], named.hasPrefix("/") { return URL(fileURLWithPath: named) }
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  return (folders + ["/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin"])
    .filter { $0.hasPrefix("/") }
    .map { URL(fileURLWithPath: $0).appending(path: "sameview") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
}

let howToInstall = """
  sameview is not installed; put it on the path, name it in SAMEVIEW, or let the plugin build it with the trait \
  PluginsFromSource of the package
  """

func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }
