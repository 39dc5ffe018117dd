"""What MODULE.bazel needs to download the released command."""

load(":repositories.bzl", "sameview_repositories")

def _released_impl(_context):
    sameview_repositories()

released = module_extension(implementation = _released_impl)
