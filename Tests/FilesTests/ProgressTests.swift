// The progress line: late, rare, and gone at the end.

import Foundation
import Synchronization
import Testing

@testable import Files

@Suite struct ProgressTests {
  /// A terminal and a clock that tests move.
  private final class Stage: Sendable {
    let time = Atomic<UInt64>(5_000_000_000)
    let written = Mutex<[String]>([])
    var lines: [String] { written.withLock { $0 } }

    func progress(total: Int, isShown: Bool = true, columns: Int = 80) -> Files.Progress {
      Files.Progress(
        total: total, isShown: isShown, columns: { columns },
        clock: { self.time.load(ordering: .relaxed) },
        write: { text in self.written.withLock { $0.append(text) } })
    }

    func wait(milliseconds: UInt64) { time.wrappingAdd(milliseconds * 1_000_000, ordering: .relaxed) }
  }

  @Test func shortWorkShowsNothing() {
    let stage = Stage()
    let progress = stage.progress(total: 100)
    for _ in 0..<99 {
      stage.wait(milliseconds: 10)
      progress.advance()
    }
    progress.finish()
    #expect(stage.lines == [])
    #expect(progress.count == 99)
  }

  @Test func longWorkShowsALineAndTakesItAway() {
    let stage = Stage()
    let progress = stage.progress(total: 1234)
    progress.advance()
    stage.wait(milliseconds: 1000)
    progress.advance()
    progress.advance()
    stage.wait(milliseconds: 99)
    progress.advance()
    stage.wait(milliseconds: 1)
    progress.advance()
    progress.finish()
    progress.finish()
    #expect(stage.lines == ["\r2 of 1234 files\u{1B}[K", "\r5 of 1234 files\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test func nothingIsShownWhereNobodyLooks() {
    let stage = Stage()
    let progress = stage.progress(total: 2, isShown: false)
    stage.wait(milliseconds: 5000)
    progress.advance()
    progress.finish()
    #expect(stage.lines == [])
  }

  @Test func theLineFitsTheTerminal() {
    for columns in [0, 1, 8] {
      let stage = Stage()
      let progress = stage.progress(total: 1234, columns: columns)
      stage.wait(milliseconds: 5000)
      progress.advance()
      #expect(stage.lines == ["\r\("1 of 1234 files".prefix(max(columns - 1, 0)))\u{1B}[K"])
    }
  }

  @Test func manyWorkersMayAdvance() {
    let stage = Stage()
    let progress = stage.progress(total: 1000)
    stage.wait(milliseconds: 5000)
    _ = concurrentMap(Array(0..<1000), jobs: 8) { _ in progress.advance() }
    progress.finish()
    #expect(progress.count == 1000)
    #expect(stage.lines.count == 2)
  }
}
