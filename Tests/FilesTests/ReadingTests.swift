// Reading files of every kind, and telling text from other bytes.

import Foundation
import Synchronization
import Testing

@testable import Files

@Suite struct ReadingTests {
  @Test(arguments: [0, 1, 5, 4095, 4096, 16383, 16384, 16385, 1_000_000])
  func readsAllBytes(_ size: Int) throws {
    let tree = try TemporaryTree()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try tree.add("a", bytes: bytes)
    #expect(readFile(tree.absolute("a")) == .success(bytes))
    // Whatever the system says about the size, the end of the file is its end.
    let file = try OpenFile(path: Array(tree.absolute("a").utf8))
    #expect(try file.read(expecting: size / 3, atMost: .max - 1) == bytes)
    let other = try OpenFile(path: Array(tree.absolute("a").utf8))
    #expect(try other.read(expecting: size * 2, atMost: .max - 1) == bytes)
  }

  @Test func readsFilesOfUnknownSize() throws {
    #if os(Linux)
      let bytes = try readFile("/proc/self/status").get()
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
    #endif
  }

  @Test(.timeLimit(.minutes(1))) func refusesWhatIsNoFile() throws {
    let tree = try TemporaryTree()
    try #require(mkfifo(tree.absolute("pipe"), 0o600) == 0)
    #expect(message(tree.absolute("pipe")) == "is a named pipe; not read")
    #expect(message("/dev/zero") == "is a device; not read")
    #if os(Linux)
      // Elsewhere only the system itself may create one by its path.
      try #require(mknod(tree.absolute("socket"), S_IFSOCK | 0o600, 0) == 0)
      #expect(message(tree.absolute("socket")) == "is a socket; not read")
    #endif
    #expect(message(tree.path) == "is a folder")
    #expect(message(tree.absolute("nope")) == "no such file or folder")
    #expect(message("") == "no such file or folder")
    try tree.link("ring", to: "ring")
    #expect(message(tree.absolute("ring")) == "cannot be read: too many symbolic links")
  }

  @Test(.enabled(if: geteuid() != 0)) func refusesWhatMayNotBeRead() throws {
    let tree = try TemporaryTree()
    try tree.add("a")
    chmod(tree.absolute("a"), 0)
    #expect(message(tree.absolute("a")) == "cannot be read: permission denied")
  }

  @Test func refusesWhatIsTooLarge() throws {
    let tree = try TemporaryTree()
    try tree.add("a", "12345")
    #expect(readFile(tree.absolute("a"), limit: 5) == .success(Array("12345".utf8)))
    #expect(message(tree.absolute("a"), limit: 4) == "is larger than 4 bytes; not read")
    try tree.add("b", bytes: Array(repeating: 65, count: (1 << 20) + 1))
    #expect(message(tree.absolute("b"), limit: 1 << 20) == "is larger than 1 MiB; not read")
  }

  private func message(_ path: String, limit: Int = 64 << 20) -> String? {
    guard case .failure(let failure) = readFile(path, limit: limit) else { return nil }
    return failure.message
  }

  // MARK: Text

  @Test func validTextHasNoProblem() {
    #expect(textProblem(in: []) == nil)
    #expect(textProblem(in: Array("struct A {}\r\n\t// é 日本 👩‍👩‍👧 \u{7F} \u{10FFFF}\n".utf8)) == nil)
    #expect(textProblem(in: [0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8)) == nil)
    #expect(textProblem(in: Array("let a = 1 \0 let b = 2 // one or two NULs\0".utf8)) == nil)
  }

  @Test func otherEncodingsAreNamed() {
    let text = "import SwiftUI\n\nstruct A: View {}\n"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let problem = textProblem(in: Array(text.data(using: encoding)!))
      #expect(problem?.message == "is UTF-16; Swift source is UTF-8")
      #expect(problem?.severity == .unreadable)
    }
    #expect(textProblem(in: [0xFF, 0xFE, 0, 0, 65, 0, 0, 0])?.message == "is UTF-32; Swift source is UTF-8")
    #expect(textProblem(in: [0xFF, 0xFE])?.severity == .unreadable)
  }

  @Test func binariesAreUnreadable() throws {
    var random = FixedRandom(state: 3)
    let noise = (0..<10000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let header: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1, 3, 0, 0, 0, 2, 0, 0, 0, 16, 0, 0, 0]
    for bytes in [noise, header, [0, 0, 0, 0]] {
      #expect(textProblem(in: bytes)?.message == "is binary; not read")
      #expect(textProblem(in: bytes)?.severity == .unreadable)
    }
    let program = try readFile(CommandLine.arguments[0], limit: 1 << 30).get()
    #expect(textProblem(in: program)?.severity == .unreadable)
  }

  /// The Swift compiler warns about NUL bytes and goes on.
  @Test func unreadableFilesThatMayCompileAreTold() {
    let code = "\nstruct A: View { @State var x = 0 }\n"
    for hiding in ["//" + String(repeating: "\0", count: 400), "//" + String(repeating: " \0", count: 4000)] {
      let problem = textProblem(in: Array((hiding + code).utf8))
      #expect(problem?.severity == .unreadable)
      #expect(problem?.mayCompile == true)
      // The compiler refuses what is not UTF-8.
      #expect(textProblem(in: Array((hiding + code).utf8) + [0xFF])?.mayCompile == false)
    }
    #expect(textProblem(in: [0xFF, 0xFE, 65, 0])?.mayCompile == false)
  }

  @Test func invalidTextIsReadableInPart() {
    let bytes = Array("let a = 1\r\nlet b = 2\rlet c = 3\nlet \"".utf8) + [0xE9] + Array("\"\n".utf8)
    let problem = textProblem(in: bytes)
    #expect(problem?.severity == .readableInPart)
    #expect(problem?.message == "is not valid UTF-8 (first at line 4)")
    #expect(problem?.offset == bytes.firstIndex(of: 0xE9))
    // Mostly other letters, in Latin-1, but no NUL.
    #expect(textProblem(in: [UInt8](repeating: 0xE9, count: 100))?.severity == .readableInPart)
  }

  @Test func validityIsThatOfTheStandardLibrary() {
    var random = FixedRandom(state: 9)
    let leads: [UInt8] = [
      0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
      0x9F, 0xA0, 0x8F, 0x90,
    ]
    for _ in 0..<20000 {
      let padding = [UInt8](repeating: 0x61, count: Int.random(in: 0...33, using: &random))
      let odd = (0..<Int.random(in: 0...5, using: &random)).map { _ in leads.randomElement(using: &random)! }
      let bytes = padding + odd + (Bool.random(using: &random) ? padding : [])
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let offset = firstInvalidUTF8(in: bytes)
      #expect((offset == nil) == isValid)
      if let offset { #expect(String(validating: bytes[..<offset], as: UTF8.self) != nil) }
    }
  }
}
