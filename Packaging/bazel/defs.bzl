"""Rules that lint Swift with SameView."""

# Each word is in single quotes, so that a shell takes it as it is.
def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

_TEST = """\
#!/usr/bin/env bash
# Runs in the folder of the runfiles that has the files at their paths in the workspace.
set -euo pipefail
# Bazel takes this file for the results of the test.
results=()
if [ -n "${XML_OUTPUT_FILE:-}" ]; then results=(--output "junit=$XML_OUTPUT_FILE"); fi
exec %s ${results[@]+"${results[@]}"} "$@" %s --no-c --context . -- %s
"""

def _sameview_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    config = "--no-config"
    if ctx.file.config:
        config = "--config " + _quoted(ctx.file.config.short_path)
    files = " ".join([_quoted(file.short_path) for file in ctx.files.srcs])
    ctx.actions.write(
        script,
        _TEST % (_quoted("./" + ctx.executable._sameview.short_path), config, files),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = ctx.files.srcs + ctx.files.context + ctx.files.config + [ctx.executable._sameview])
    return [DefaultInfo(executable = script, runfiles = runfiles)]

sameview_test = rule(
    implementation = _sameview_test_impl,
    doc = "Fails if SameView has warnings or errors in `srcs`. Further options of the command go to `args`.",
    test = True,
    attrs = {
        "srcs": attr.label_list(
            doc = "The Swift files that are linted.",
            allow_empty = False,
            allow_files = [".swift"],
            mandatory = True,
        ),
        "context": attr.label_list(
            doc = "Swift files that are read for their declarations: those of the modules that `srcs` import.",
            allow_files = [".swift"],
        ),
        "config": attr.label(
            doc = "The `.sameview.yml`. Without it, no configuration applies.",
            allow_single_file = True,
        ),
        "_sameview": attr.label(
            default = Label("//:sameview"),
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    },
)

_SwiftSources = provider(
    doc = "The Swift files of a target and of what it depends on, and the reports on them.",
    fields = {"files": "A depset of files.", "reports": "A depset of files."},
)

def _sameview_lint_impl(_target, ctx):
    own = [file for file in getattr(ctx.rule.files, "srcs", []) if file.extension == "swift"]
    dependencies = [
        dependency[_SwiftSources]
        for dependency in getattr(ctx.rule.attr, "deps", [])
        if _SwiftSources in dependency
    ]
    below = depset(transitive = [dependency.files for dependency in dependencies])
    reports = depset(transitive = [dependency.reports for dependency in dependencies])
    if not own:
        return [_SwiftSources(files = below, reports = reports), OutputGroupInfo(sameview = reports)]
    report = ctx.actions.declare_file(ctx.label.name + ".sameview.json")
    arguments = ctx.actions.args()
    arguments.add("--no-c")
    arguments.add("--fail-on", "error")
    arguments.add(report, format = "--output=json=%s")
    arguments.add_all(ctx.files._config, before_each = "--config")
    if not ctx.files._config:
        arguments.add("--no-config")
    arguments.add_all(below, before_each = "--context")
    arguments.add("--")
    arguments.add_all(own)
    ctx.actions.run(
        executable = ctx.executable._sameview,
        arguments = [arguments],
        inputs = depset(own + ctx.files._config, transitive = [below]),
        outputs = [report],
        mnemonic = "SameView",
        progress_message = "Linting %s" % ctx.label,
    )
    reports = depset([report], transitive = [reports])
    return [
        _SwiftSources(files = depset(own, transitive = [below]), reports = reports),
        OutputGroupInfo(sameview = reports),
    ]

sameview_lint = aspect(
    implementation = _sameview_lint_impl,
    doc = "Lints the Swift files of a target and of all that it depends on. A target with errors fails the build.",
    attr_aspects = ["deps"],
    attrs = {
        "_config": attr.label(
            default = Label("//:config"),
            allow_files = True,
        ),
        "_sameview": attr.label(
            default = Label("//:sameview"),
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    },
)
