// The list of formats, as the command line sees it.

import Reporting
import Testing

@Suite struct FormatTests {
  @Test func everyFormatIsFoundByItsName() {
    #expect(
      ReportFormat.allCases.map(\.rawValue) == [
        "text", "agent", "xcode", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown",
        "html", "statistics",
      ])
    for format in ReportFormat.allCases {
      #expect(ReportFormat(rawValue: format.rawValue) == format)
    }
    #expect(ReportFormat(rawValue: "TEXT") == nil)
  }

  @Test func sameResultSameReport() {
    for format in ReportFormat.allCases {
      #expect(Sample.full.report(format) == Sample.full.report(format))
    }
  }
}
