// The few things asked of the system besides files.

import Foundation
import Testing

@testable import Files

@Suite struct PlatformTests {
  @Test func processorsAreCounted() {
    #expect(Platform.processorCount >= 1)
    #expect(Platform.processorCount <= ProcessInfo.processInfo.processorCount)
  }

  @Test func controlGroupsGrantProcessors() {
    #expect(Platform.processors(granted: "150000 100000\n") == 2)
    #expect(Platform.processors(granted: "100000 100000\n") == 1)
    #expect(Platform.processors(granted: "5000 100000") == 1)
    for line in ["max 100000\n", "", "1", "a b", "-1 5", "1 0", "9223372036854775807 1"] {
      #expect(Platform.processors(granted: line) == nil)
    }
  }

  @Test func affinityIsCounted() {
    let status = "Name:\tx\nCpus_allowed:\tff,0000000f\nCpus_allowed_list:\t0-3\n"
    #expect(Platform.processors(allowedBy: status) == 12)
    #expect(Platform.processors(allowedBy: "Name:\tx\n") == nil)
    #expect(Platform.processors(allowedBy: "Cpus_allowed:\t0\n") == nil)
  }

  @Test func theClockRuns() {
    let first = Platform.monotonicNanoseconds
    #expect(first > 0)
    #expect(Platform.monotonicNanoseconds >= first)
  }

  @Test func theEnvironmentIsRead() {
    #expect(Platform.environment("PATH") != nil)
    #expect(Platform.environment("NO_SUCH_VARIABLE_HERE") == nil)
  }

  @Test func failuresSpeak() {
    #expect(SystemFailure(number: EACCES).message == "permission denied")
    #expect(!SystemFailure(number: ENOSPC).message.isEmpty)
    #expect(SystemFailure.notFound.isAbsence)
  }
}
