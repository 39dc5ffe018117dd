// The JSON Schema of a configuration, made from the catalogue.

import Linting
import Reporting

public enum ConfigurationSchema {
  public static func json(_ catalogue: [About]) -> String {
    var json = JSONWriter()
    let levels = ["off", "on", "info", "warning", "error"]
    func choice(_ json: inout JSONWriter, _ words: [String], _ description: String) {
      json.object { json in
        json.member("description", description)
        json.key("enum")
        json.array(words) { $0.string($1) }
      }
    }
    func strings(_ json: inout JSONWriter, _ description: String) {
      json.object { json in
        json.member("description", description)
        json.key("oneOf")
        json.array([false, true]) { json, isList in
          json.object(isInline: true) { json in
            json.member("type", isList ? "array" : "string")
            if isList {
              json.key("items")
              json.object { $0.member("type", "string") }
            }
          }
        }
      }
    }
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "SameView configuration")
      json.member("description", "A .sameview.yml, for the folder that it lies in and all below.")
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.key("properties")
      json.object { json in
        json.key("extends")
        strings(&json, "Files that this one builds on, relative to it. What stands here counts more.")
        json.key("preset")
        choice(&json, Preset.allCases.map(\.rawValue), "The rules to start from.")
        json.key("include")
        strings(&json, "Patterns as in .gitignore: only these files are linted.")
        json.key("exclude")
        strings(&json, "Patterns as in .gitignore: these files are read, but nothing is reported in them.")
        json.key("rules")
        json.object { $0.member("$ref", "#/$defs/rules") }
        json.key("overrides")
        json.object { json in
          json.member("description", "What holds for some paths only; later ones count more.")
          json.member("type", "array")
          json.key("items")
          json.object { json in
            json.member("type", "object")
            json.member("additionalProperties", false)
            json.key("required")
            json.array(["paths"]) { $0.string($1) }
            json.key("properties")
            json.object { json in
              json.key("paths")
              strings(&json, "Patterns as in .gitignore.")
              json.key("rules")
              json.object { $0.member("$ref", "#/$defs/rules") }
            }
          }
        }
        json.key("require_reason")
        json.object { json in
          json.member("description", "Comments that silence findings must say why.")
          json.member("type", "boolean")
        }
      }
      json.key("$defs")
      json.object { json in
        json.key("rules")
        json.object { json in
          json.member("description", "By the id of a rule or the name of a group. A rule says more than its group.")
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.key("properties")
          json.object { json in
            for group in RuleGroup.allCases {
              json.key(group.rawValue)
              level(&json, "All rules of this group.")
            }
            for about in catalogue {
              json.key(about.id)
              level(&json, about.title + ".")
            }
          }
        }
        json.key("level")
        json.object { json in
          json.key("enum")
          json.array(levels) { $0.string($1) }
        }
      }
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// YAML takes `off` and `on` for truth values, as some editors do.
  private static func level(_ json: inout JSONWriter, _ description: String) {
    json.object { json in
      json.member("description", description)
      json.key("anyOf")
      json.array([false, true]) { json, isTruth in
        json.object(isInline: true) { json in
          if isTruth { json.member("type", "boolean") } else { json.member("$ref", "#/$defs/level") }
        }
      }
    }
  }
}
