// The least that a command-line tool does: what `sameview`'s start-up is compared with.

import ArgumentParser

struct Empty: ParsableCommand {
  @Argument var paths: [String] = []
  @Option var stdinPath: String?
  func run() {}
}

Empty.main()
