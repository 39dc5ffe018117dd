"""The archives of the release, one for each system. Bazel downloads the one that it needs."""

load("@bazel_tools//tools/build_defs/repo:http.bzl", "http_archive")

_VERSION = "@VERSION@"

_CHECKSUMS = {
    "linux-arm64": "@SHA256 sameview-@VERSION@-linux-arm64.tar.gz@",
    "linux-x86_64": "@SHA256 sameview-@VERSION@-linux-x86_64.tar.gz@",
    "macos-arm64": "@SHA256 sameview-@VERSION@-macos-arm64.tar.gz@",
    "macos-x86_64": "@SHA256 sameview-@VERSION@-macos-x86_64.tar.gz@",
}

def sameview_repositories(address = "https://github.com/@OWNER@/sameview/releases/download/" + _VERSION):
    """Declares the archives, for use in a WORKSPACE.

    Args:
      address: The folder of the archives: that of the release, or a mirror of it.
    """
    for system, checksum in _CHECKSUMS.items():
        folder = "sameview-%s-%s" % (_VERSION, system)
        http_archive(
            name = "sameview_" + system.replace("-", "_"),
            build_file_content = "exports_files([\"bin/sameview\"])",
            sha256 = checksum,
            strip_prefix = folder,
            url = "%s/%s.tar.gz" % (address, folder),
        )
