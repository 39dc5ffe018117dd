// GitLab's code quality report: docs.gitlab.com/ci/testing/code_quality, a subset of Code Climate's format.

import Linting

extension ReportFormat {
  public static let gitlab = ReportFormat("gitlab") { result, _ in
    var places = Places(result.files)
    let names = fingerprints(of: result)
    var json = JSONWriter()
    json.array(Array(result.findings.indices)) { json, i in
      let finding = result.findings[i]
      json.object { json in
        json.member("description", finding.message)
        json.member("check_name", finding.rule)
        if let help = finding.help {
          json.key("content")
          json.object(isInline: true) { $0.member("body", help) }
        }
        json.member("fingerprint", names[i])
        json.member("severity", severity(finding.severity))
        json.key("location")
        json.object { json in
          json.member("path", places.path(of: finding.location))
          json.key("lines")
          json.object(isInline: true) { json in
            json.member("begin", places.start(of: finding.location).line)
            json.member("end", places.end(of: finding.location).line)
          }
        }
      }
    }
    json.finish()
    return json.bytes
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
