// The fuzzer's target: any bytes, lexed and parsed, and what must hold for them.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Syntax

@main enum Fuzz {
  /// The names of the inputs so far. Making a table costs more than most inputs do.
  nonisolated(unsafe) private static var names = NameTable()

  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    let status = runFuzzer(&count, &arguments) { base, count in
      Fuzz.run(Array(UnsafeBufferPointer(start: base, count: count)))
    }
    exit(status)
  }

  private static func run(_ bytes: [UInt8]) -> CInt {
    // Names are never given back, and an input must not depend on too many of those before it.
    if names.count > 20_000 { names = NameTable() }
    if let violation = firstViolation(bytes, names, twice: true) { fatalError(violation) }
    return 0
  }
}

/// libFuzzer's own loop. It has a `main` of its own too, but the package manager gives each executable the
/// `main` of its Swift module.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
