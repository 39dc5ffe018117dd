// The JSON Schema of a configuration, made from the catalogue.

import Frameworks
import Linting
import Project
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
      json.member("description", "A .sameview.yml, which applies to its folder and all folders below.")
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.key("properties")
      json.object { json in
        json.key("extends")
        strings(&json, "Files that this one extends, relative to it. Settings of this file take precedence.")
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
          json.member("description", "Settings for some paths only. Later ones take precedence.")
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
        json.key("baseline")
        json.object { json in
          json.member("description", "The file of known findings, which are not reported, relative to this file.")
          json.member("type", "string")
        }
        json.key("c_include_paths")
        strings(&json, "Additional folders with headers of C and Objective-C, relative to this file.")
        json.key("targets")
        json.object { json in
          json.member("description", "The oldest systems that the code runs on. By default, those of Package.swift.")
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.key("properties")
          json.object { json in
            for platform in TargetPlatform.allCases {
              json.key(platform.rawValue)
              version(&json, "The oldest \(platform.rawValue).")
            }
          }
        }
        json.key("xcode")
        version(&json, "The Xcode that builds the code. By default, the newest that SameView knows.")
        json.key("expensive_calls")
        json.object { json in
          json.member(
            "description", "Calls that are too expensive for a body, in addition to those that SameView knows.")
          json.member("type", "array")
          json.key("items")
          json.object { json in
            json.member("type", "object")
            json.member("additionalProperties", false)
            json.key("required")
            json.array(["call"]) { $0.string($1) }
            json.key("properties")
            json.object { json in
              json.key("call")
              json.object { json in
                json.member("description", "`Type.method(label:)`, `Type(label:)`, `function` or `prefix_*`.")
                json.member("type", "string")
              }
              json.key("category")
              choice(&json, EffectCategory.expensive.map(\.key), "What the call does. Messages print it.")
              json.key("severity")
              choice(
                &json, ["off", "info", "warning", "error"],
                "The severity outside of rows; in rows it is one step higher. off: the call is cheap.")
            }
          }
        }
        json.key("constant_conditions")
        strings(&json, "Conditions that never change while the program runs. * matches anything.")
        json.key("conditional_modifiers")
        strings(&json, "Modifiers of packages without source that branch on their first argument.")
        json.key("require_reason")
        json.object { json in
          json.member("description", "Whether comments that silence findings need a reason.")
          json.member("type", "boolean")
        }
        json.key("next_steps")
        json.object { json in
          json.member("description", "Whether reports on a terminal end with what to do next. By default, they do.")
          json.member("type", "boolean")
        }
      }
      json.key("$defs")
      json.object { json in
        json.key("rules")
        json.object { json in
          json.member(
            "description", "Levels by the id of a rule or the name of a group. A rule takes precedence over its group.")
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.key("properties")
          json.object { json in
            for group in RuleGroup.allCases {
              json.key(group.rawValue)
              level(&json, "All rules of this group.", [])
            }
            for about in catalogue {
              json.key(about.id)
              level(&json, about.title + ".", about.options)
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

  /// `16`, `"16.4"`
  private static func version(_ json: inout JSONWriter, _ description: String) {
    json.object { json in
      json.member("description", description)
      json.key("type")
      json.array(["number", "string"]) { $0.string($1) }
    }
  }

  /// A level, or options. YAML takes `off` and `on` for truth values, as some editors do.
  private static func level(_ json: inout JSONWriter, _ description: String, _ options: [RuleOption]) {
    json.object { json in
      json.member("description", description)
      json.key("anyOf")
      json.array([0, 1, 2]) { json, form in
        json.object(isInline: form < 2) { json in
          if form == 0 { json.member("$ref", "#/$defs/level") }
          if form > 0 { json.member("type", form == 1 ? "boolean" : "object") }
          guard form == 2 else { return }
          json.member("additionalProperties", false)
          json.key("properties")
          json.object { json in
            json.key("severity")
            json.object(isInline: true) { $0.member("$ref", "#/$defs/level") }
            json.key("strict")
            json.object { json in
              json.member("description", "Whether weak findings are reported, too, as information.")
              json.member("type", "boolean")
            }
            for option in options {
              json.key(option.name)
              json.object { json in
                json.member("description", option.meaning + ".")
                json.member("type", "integer")
                json.member("minimum", 0)
                json.member("default", option.standard)
              }
            }
          }
        }
      }
    }
  }
}
