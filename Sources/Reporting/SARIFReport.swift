// SARIF 2.1.0: docs.oasis-open.org/sarif/sarif/v2.1.0. What code scanning services and editors read.

import Linting

extension ReportFormat {
  public static let sarif = ReportFormat("sarif") { result, options in
    var json = JSONWriter()
    json.writeSARIF(result, options)
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func writeSARIF(_ result: LintResult, _ options: ReportOptions) {
    var places = Places(result.files)
    let names = fingerprints(of: result)
    let rules = options.rules.sorted { $0.id < $1.id }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array([result]) { json, result in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.member("name", "SameView")
              json.member("semanticVersion", options.toolVersion)
              json.member("informationUri", RulePages.site)
              json.key("rules")
              json.array(rules) { json, about in json.write(about) }
            }
          }
          // Columns of regions are counted in UTF-16 units, unless a run says otherwise.
          json.member("columnKind", "utf16CodeUnits")
          json.key("results")
          json.array(Array(result.findings.indices)) { json, i in
            json.write(result.findings[i], names[i], numbers[result.findings[i].rule], &places)
          }
          json.key("invocations")
          json.array([result.problems]) { json, problems in
            json.object { json in
              json.member("executionSuccessful", result.isComplete)
              json.key("toolExecutionNotifications")
              json.array(problems) { json, problem in
                json.object { json in
                  json.member("level", problem.severity.word)
                  json.message(problem.message)
                  json.key("locations")
                  json.array([problem.file]) { json, path in
                    json.object { json in
                      json.key("physicalLocation")
                      json.object { $0.artifact(path) }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    finish()
  }

  private mutating func write(_ about: About) {
    object { json in
      json.member("id", about.id)
      json.key("shortDescription")
      json.object(isInline: true) { $0.member("text", about.title) }
      json.member("helpUri", RulePages.address(of: about.id))
      json.key("help")
      json.object { json in
        json.member("text", about.explanation)
        json.member("markdown", about.explanation)
      }
      json.key("defaultConfiguration")
      json.object(isInline: true) { json in
        json.member("enabled", about.isOnByDefault)
        json.member("level", Self.level(about.severity))
      }
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.array([about.group.rawValue]) { $0.string($1) }
      }
    }
  }

  private mutating func write(_ finding: Finding, _ fingerprint: String, _ rule: Int?, _ places: inout Places) {
    object { json in
      json.member("ruleId", finding.rule)
      if let rule { json.member("ruleIndex", rule) }
      json.member("level", Self.level(finding.severity))
      json.message(finding.help.map { "\(finding.message)\n\($0)" } ?? finding.message)
      json.key("locations")
      json.array([finding.location]) { json, location in json.write(location, nil, &places) }
      if !finding.notes.isEmpty {
        json.key("relatedLocations")
        json.array(finding.notes) { json, note in json.write(note.location, note.message, &places) }
      }
      json.key("partialFingerprints")
      json.object(isInline: true) { $0.member("sameview/v1", fingerprint) }
      if !finding.fixes.isEmpty {
        json.key("fixes")
        json.array(finding.fixes) { json, fix in json.write(fix, &places) }
      }
    }
  }

  private mutating func write(_ fix: Fix, _ places: inout Places) {
    object { json in
      json.key("description")
      json.object(isInline: true) { $0.member("text", fix.title) }
      json.key("artifactChanges")
      let files = Set(fix.edits.map(\.location.file)).sorted()
      json.array(files) { json, file in
        let edits = fix.edits.filter { $0.location.file == file }
        json.object { json in
          if let first = edits.first { json.artifact(places.path(of: first.location)) }
          json.key("replacements")
          json.array(edits) { json, edit in
            json.object { json in
              json.key("deletedRegion")
              json.region(edit.location, &places)
              json.key("insertedContent")
              json.object(isInline: true) { $0.member("text", edit.replacement) }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ location: Location, _ message: String?, _ places: inout Places) {
    object { json in
      json.key("physicalLocation")
      json.object { json in
        json.artifact(places.path(of: location))
        json.key("region")
        json.region(location, &places)
      }
      if let message { json.message(message) }
    }
  }

  private mutating func region(_ location: Location, _ places: inout Places) {
    let start = places.start(of: location)
    let end = places.end(of: location)
    object(isInline: true) { json in
      json.member("startLine", start.line)
      json.member("startColumn", places.utf16Column(of: start, in: location))
      json.member("endLine", end.line)
      json.member("endColumn", places.utf16Column(of: end, in: location))
    }
  }

  private mutating func message(_ text: String) {
    key("message")
    object(isInline: true) { $0.member("text", text) }
  }

  /// The characters that need no escape in a URI.
  private static let unescaped = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  /// The member `artifactLocation`; a path becomes a URI reference.
  private mutating func artifact(_ path: String) {
    key("artifactLocation")
    object(isInline: true) { json in
      var uri = path.hasPrefix("/") ? "file://" : ""
      for byte in path.utf8 {
        if Self.unescaped.contains(byte) {
          uri.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          uri += digits.count == 1 ? "%0" + digits : "%" + digits
        }
      }
      json.member("uri", uri)
    }
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
