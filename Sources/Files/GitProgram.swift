// Runs git so that the settings of a repository run nothing.

/// The user's `git`, bound to one repository, without untrusted settings.
public struct GitProgram: Sendable {
  /// The time limit of one command, in seconds. Git waits for ever for a pipe in place of a file; on a cold disk the
  /// largest working trees take about ten seconds. A longer command ends the run with an error.
  public static let secondsAsked =
    Platform.environment("SAMEVIEW_GIT_SECONDS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 60
  /// The most bytes of an answer, so that a small repository with a huge text does not exhaust memory. People do not
  /// review changes of half that size. A larger answer ends the run with an error.
  private static let answerLimit = 1 << 30

  /// The first words of every command.
  private let words: [[UInt8]]
  private let seconds: Int
  private let inherited: [[UInt8]]
  private let inheritedSettings: Int
  private var settings: [(key: [UInt8], value: String)] = Self.safeSettings.map { (Array($0.utf8), $1) }
  /// `GIT_WORK_TREE`, and `GIT_DIR` once git has checked the owner.
  private var place: [[UInt8]]

  /// - Returns: Nil if git is not found outside of the project.
  init?(root: [UInt8], seconds: Int) {
    let project = String(decoding: root, as: UTF8.self)
    guard let path = Platform.program("git", outside: project) else { return nil }
    self.seconds = seconds
    // Overrides `core.worktree`.
    place = [Array("GIT_WORK_TREE=".utf8) + root]
    let folders = Platform.programFolders(outside: project).joined(separator: ":")
    (inherited, inheritedSettings) = Self.environment(Platform.environmentVariables, folders: folders)
    words = [Array(path.utf8), Array("--no-pager".utf8), Array("-C".utf8), root]
  }

  // MARK: Settings

  /// Settings that files cannot override.
  private static let safeSettings = [
    // A folder inside the tree that looks like a repository is not used as one. Git before 2.38 relies on `GIT_DIR`
    // alone.
    ("safe.bareRepository", "explicit"),
    // Empty turns it off. Before 2.36 the value was the path of a program, so `false` would run one.
    ("core.fsmonitor", ""),
    ("core.hooksPath", "/dev/null"),
    ("core.quotePath", "false"),
  ]

  /// The environment of git, and the number of settings in it.
  ///
  /// Variables that begin with `GIT_` may name another repository or programs to run, so git does not get them.
  /// Exceptions are the index of a commit (`git commit FILE` has its own), and the places of the user's settings.
  static func environment(_ variables: [[UInt8]], folders: String) -> (kept: [[UInt8]], settings: Int) {
    let kept = ["GIT_INDEX_FILE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]
    let replaced = ["PATH", "LC_ALL", "LANGUAGE"]
    func split(_ variable: [UInt8]) -> (name: String, value: String) {
      let name = variable.prefix { $0 != UInt8(ascii: "=") }
      return (
        String(decoding: name, as: UTF8.self), String(decoding: variable.dropFirst(name.count + 1), as: UTF8.self)
      )
    }
    let said = variables.lazy.map(split).first { $0.name == "GIT_CONFIG_COUNT" }.flatMap { Int($0.value) } ?? 0
    let count = max(0, min(said, variables.count))
    var result = variables.filter { variable in
      let name = split(variable).name
      guard name.hasPrefix("GIT_") else { return !replaced.contains(name) }
      for prefix in ["GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"] where name.hasPrefix(prefix) {
        // A setting with a higher number would replace one of ours.
        let number = name.dropFirst(prefix.count)
        return Int(number).map { $0 >= 0 && $0 < count && String($0) == number } ?? false
      }
      return kept.contains(name)
    }
    result += [
      "PATH=\(folders)", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
      // Before 2.44 git ignores that and fetches missing objects of a partial clone. Only a protocol that does not
      // exist is allowed.
      "GIT_ALLOW_PROTOCOL=none",
    ].map { Array($0.utf8) }
    return (result, count)
  }

  /// Binds git to the repository whose `.git` is in `root`, and overrides settings that name programs there.
  mutating func settle(on root: [UInt8]) -> Result<Void, GitFailure> {
    place.append(Array("GIT_DIR=".utf8) + root + Array("/.git".utf8))
    switch run(["config", "--list", "--show-scope", "--name-only", "-z"]) {
    case .failure(let failure):
      return .failure(failure.isUsage ? Self.isTooOld : failure)
    case .success(let list):
      let words = list.split(separator: 0, omittingEmptySubsequences: false)
      let keys = stride(from: 0, to: words.count - 1, by: 2).map {
        (scope: String(decoding: words[$0], as: UTF8.self), key: Array(words[$0 + 1]))
      }
      guard keys.contains(where: { $0.scope == "command" && $0.key == Array("core.fsmonitor".utf8) }) else {
        return .failure(Self.isTooOld)
      }
      settings += Self.overrides(of: keys)
      return .success(())
    }
  }

  private static let isTooOld = GitFailure(message: "this git is too old; version 2.31 or later is needed")

  /// Overrides of settings whose names the repository chooses. An empty filter does not change texts.
  static func overrides(of keys: [(scope: String, key: [UInt8])]) -> [(key: [UInt8], value: String)] {
    var overrides: [(key: [UInt8], value: String)] = []
    var drivers: Set<ArraySlice<UInt8>> = []
    for (scope, key) in keys {
      if key.starts(with: "filter.".utf8), let dot = key.lastIndex(of: UInt8(ascii: ".")), dot >= 7,
        drivers.insert(key[..<dot]).inserted
      {
        overrides += [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].map {
          (Array(key[...dot]) + Array($0.utf8), $1)
        }
      }
      // Git would read a device for ever. The user's own file is trusted.
      if scope == "local" || scope == "worktree", key == Array("core.attributesfile".utf8) {
        overrides.append((key, "/dev/null"))
      }
    }
    return overrides
  }

  // MARK: Running

  /// Reasons for failures by a part of git's message. The messages themselves are not printed, because they quote files
  /// of the repository.
  private static let reasons = [
    (
      "dubious ownership",
      "git refuses the repository, because another user owns it; 'safe.directory' in git's settings allows it"
    ),
    ("from promisor remote", lacksTexts), ("fatal: unable to read ", lacksTexts),
    ("not a git repository", "the folder '.git' is not a repository for git"),
    ("repo version", isFromLaterGit), ("repository extension", isFromLaterGit),
    ("index file", "git cannot read its index"),
    ("config", "git cannot read one of its configuration files"),
  ].map { (words: $0, message: $1) }
  private static let lacksTexts =
    "this clone lacks objects to compare; in a partial clone, 'git diff' fetches them, sameview does not"
  private static let isFromLaterGit = "the repository needs a later version of git"

  func run(_ arguments: [String], input: [UInt8] = []) -> Result<[UInt8], GitFailure> {
    var variables = inherited + place
    variables.append(Array("GIT_CONFIG_COUNT=\(inheritedSettings + settings.count)".utf8))
    for (i, setting) in settings.enumerated() {
      variables.append(Array("GIT_CONFIG_KEY_\(inheritedSettings + i)=".utf8) + setting.key)
      variables.append(Array("GIT_CONFIG_VALUE_\(inheritedSettings + i)=\(setting.value)".utf8))
    }
    do throws(Platform.ProgramFailure) {
      let result = try Platform.run(
        words + arguments.map { Array($0.utf8) }, environment: variables, input: input, seconds: seconds,
        limit: Self.answerLimit)
      if result.status == 0 { return .success(result.output) }
      let lines = String(decoding: result.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      // Warnings may precede the error.
      let reason = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") }
      let known = reason.flatMap { reason in Self.reasons.first { reason.contains($0.words) } }?.message
      var failure = GitFailure(
        message: known ?? "'git \(arguments[0])' failed; run git in that folder to see the reason")
      failure.isUsage = result.status == 129
      return .failure(failure)
    } catch {
      var failure: GitFailure
      switch error {
      case .refused(let error): failure = GitFailure(message: "git could not be started: \(error.message)")
      case .isLate:
        failure = GitFailure(
          message:
            "'git \(arguments[0])' took longer than \(seconds) s and was stopped; SAMEVIEW_GIT_SECONDS sets the limit")
      case .saysTooMuch:
        failure = GitFailure(
          message: "'git \(arguments[0])' printed more than \(Self.answerLimit >> 20) MiB and was stopped")
      }
      failure.isLimit = true
      return .failure(failure)
    }
  }
}
