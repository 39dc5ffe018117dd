// The fuzzer's program: libFuzzer's loop around one of the targets, which `FUZZ_TARGET` names.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main enum Fuzz {
  nonisolated(unsafe) private static var target = Target.syntax

  static func main() {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? Target.syntax.rawValue
    guard let chosen = Target(rawValue: name) else {
      print("FUZZ_TARGET is one of: \(Target.allCases.map(\.rawValue).joined(separator: ", "))")
      exit(2)
    }
    unsafe target = chosen
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    let status = unsafe runFuzzer(&count, &arguments) { base, count in
      if let violation = unsafe Fuzz.target.firstViolation(Array(UnsafeBufferPointer(start: base, count: count))) {
        fatalError(violation)
      }
      return 0
    }
    exit(status)
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
