// Which `sameview` a plugin runs. The file is shared by both plugins, as a link: plugins cannot import modules.

import Foundation
import PackagePlugin

/// The command of the release that this package names; nil if the release has none for this system.
func command(of context: PluginContext) -> URL? { try? context.tool(named: "sameview").url }

/// What to do about a command that is missing.
let howToInstall = "this release of sameview has no binary for this system; use the plugins of the package SameView"
