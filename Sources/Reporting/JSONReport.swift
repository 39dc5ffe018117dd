// The report for programs: one JSON document, as docs/report.schema.json describes it.

import Linting

extension ReportFormat {
  /// One JSON document. An incompatible change increases `version`.
  public static let json = ReportFormat("json") { result, options in
    var json = JSONWriter()
    json.write(result, options)
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ result: LintResult, _ options: ReportOptions) {
    var places = Places(result.files)
    let tally = Tally(result)
    object { json in
      json.member("version", 1)
      json.key("tool")
      json.object(isInline: true) { json in
        json.member("name", "SameView")
        json.member("version", options.toolVersion)
      }
      json.key("summary")
      json.object(isInline: true) { json in
        json.member("files", tally.files)
        json.member("uncompiled", tally.unchecked.uncompiled)
        json.member("unusedViews", tally.unchecked.unusedViews.count)
        if !tally.unchecked.unusedViews.isEmpty {
          json.key("unusedViewNames")
          json.array(tally.unchecked.unusedViews) { $0.string($1) }
        }
        json.member("errors", tally.errors)
        json.member("warnings", tally.warnings)
        json.member("infos", tally.infos)
        json.member("known", tally.known)
        if let fixed = result.fixed {
          json.key("fixed")
          json.object(isInline: true) { json in
            json.member("findings", fixed.findings)
            json.member("files", fixed.files)
          }
        }
      }
      json.key("findings")
      json.array(result.findings) { json, finding in
        json.write(finding, &places, saysHowToSilence: options.saysHowToSilence)
      }
      json.key("problems")
      json.array(result.problems) { json, problem in
        json.object(isInline: true) { json in
          json.member("file", problem.file)
          json.member("message", problem.message)
        }
      }
    }
    finish()
  }

  private mutating func write(_ finding: Finding, _ places: inout Places, saysHowToSilence: Bool) {
    object { json in
      json.member("rule", finding.rule)
      json.member("group", finding.group.rawValue)
      json.member("severity", finding.severity.word)
      json.member("message", finding.message)
      json.member("help", finding.help)
      json.write(finding.location, &places)
      json.key("notes")
      json.array(finding.notes) { json, note in
        json.object { json in
          json.member("role", note.role?.rawValue)
          json.member("message", note.message)
          json.write(note.location, &places)
        }
      }
      json.key("fixes")
      json.array(finding.fixes) { json, fix in
        json.object { json in
          json.member("title", fix.title)
          json.member("safety", fix.safety.rawValue)
          json.key("edits")
          json.array(fix.edits) { json, edit in
            json.object { json in
              json.write(edit.location, &places)
              json.member("replacement", edit.replacement)
            }
          }
        }
      }
      if saysHowToSilence {
        json.key("silencing")
        json.object { json in
          json.member("comment", finding.silencingComment)
          json.member("configuration", finding.silencingConfiguration)
        }
      }
    }
  }

  /// The members `file` and `range`.
  private mutating func write(_ location: Location, _ places: inout Places) {
    member("file", places.path(of: location))
    key("range")
    object { json in
      json.key("start")
      json.write(places.start(of: location), in: location, &places)
      json.key("end")
      json.write(places.end(of: location), in: location, &places)
    }
  }

  private mutating func write(_ place: Place, in location: Location, _ places: inout Places) {
    object(isInline: true) { json in
      json.member("line", place.line)
      json.member("column", place.column)
      json.member("utf16Column", places.utf16Column(of: place, in: location))
      json.member("offset", place.offset)
    }
  }
}
