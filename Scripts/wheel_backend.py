"""Builds a Python wheel that carries the command: a build backend as PEP 517 describes it, without dependencies.

The wheel holds the binary itself as a script, so that `sameview` starts no Python. It comes from the first of

- the file that SAMEVIEW_BINARY names,
- the release of this version, whose archive must have the checksum that is published beside it
  (SAMEVIEW_RELEASES names another place than the project's, such as a mirror; `none` leaves releases out),
- a build with the Swift toolchain that is installed.
"""

import base64
import hashlib
import http.client
import io
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import urllib.error
import urllib.request
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "sameview"
RELEASES = "https://github.com/sameview/sameview/releases/download"

# What an archive of a release holds beside the binary, in its `share`.
SHARED = [
    "bash-completion/completions/sameview",
    "doc/sameview/LICENSE",
    "fish/vendor_completions.d/sameview.fish",
    "man/man1/sameview.1",
    "zsh/site-functions/_sameview",
]

# What the manylinux policies say of libstdc++: the newest GLIBCXX_3.4.x that comes with a glibc 2.x.
NEWEST_GLIBCXX = {17: 19, 24: 22, 26: 23, 27: 24, 28: 25, 31: 28, 34: 29, 35: 30, 39: 33}


class Unavailable(Exception):
    """One way to a binary does not lead there; another may."""


# The hooks of PEP 517.


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as folder:
        binary = find_binary(pathlib.Path(folder))
        return write_wheel(pathlib.Path(wheel_directory), binary)


def build_sdist(sdist_directory, config_settings=None):
    raise SystemExit("sameview: there is no Python source distribution; build a wheel")


# Where the binary comes from.


def version():
    text = (ROOT / "Sources/Command/Version.swift").read_text(encoding="utf-8")
    return re.search(r'static let text = "([^"]+)"', text).group(1)


def find_binary(folder):
    named = os.environ.get("SAMEVIEW_BINARY")
    if named:
        if not os.access(named, os.X_OK) or os.path.isdir(named):
            raise SystemExit(f"sameview: SAMEVIEW_BINARY names '{named}', which is not a program")
        return pathlib.Path(named)
    reasons = []
    for way in (download, build):
        try:
            return way(folder)
        except Unavailable as reason:
            print(f"sameview: {reason}", file=sys.stderr)
            reasons.append(f"  - {reason}")
    raise SystemExit(
        "sameview: there is no binary for this wheel:\n"
        + "\n".join(reasons)
        + "\nName one in SAMEVIEW_BINARY, or install Swift 6.2 or later."
    )


def release_name():
    """The archive of this version for this machine, without its ending."""
    system = {"linux": "linux", "darwin": "macos"}.get(sys.platform)
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())
    if system is None:
        raise Unavailable(f"there are no releases for {sys.platform}")
    # What runs on an older system than this wheel would be for is in no release.
    return f"{NAME}-{version()}-{system}-{machine}"


def download(folder):
    place = os.environ.get("SAMEVIEW_RELEASES") or RELEASES
    if place == "none":
        raise Unavailable("SAMEVIEW_RELEASES is none")
    name = release_name()
    url = f"{place}/{version()}/{name}.tar.gz"
    try:
        with urllib.request.urlopen(url + ".sha256", timeout=60) as answer:
            wanted = answer.read().decode("ascii", "replace").split()[0]
        with urllib.request.urlopen(url, timeout=60) as answer:
            archive = answer.read()
    except (OSError, IndexError, ValueError, http.client.HTTPException) as error:
        raise Unavailable(f"{url} cannot be downloaded: {error}")
    found = hashlib.sha256(archive).hexdigest()
    if found != wanted:
        # A download that differs from the published one must fail, not be replaced by a build.
        raise SystemExit(f"sameview: {url} has the checksum {found} instead of {wanted}")
    try:
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            for member in files.getmembers():
                path = pathlib.PurePosixPath(member.name)
                if member.isfile() and path.parts[:1] == (name,) and ".." not in path.parts:
                    target = folder.joinpath(*path.parts)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(files.extractfile(member).read())
    except (tarfile.TarError, EOFError, OSError) as error:
        raise SystemExit(f"sameview: {url} cannot be unpacked: {error}")
    binary = folder / name / "bin" / NAME
    if not binary.exists():
        raise SystemExit(f"sameview: {url} does not contain {name}/bin/{NAME}")
    binary.chmod(0o755)
    return binary


def build(folder):
    if shutil.which("swift") is None:
        raise Unavailable("there is no swift on the path to build it with")
    binary = folder / NAME
    environment = dict(os.environ, SAMEVIEW_SCRATCH=str(folder / "build"))
    try:
        subprocess.run([str(ROOT / "Scripts/build-release.sh"), str(binary)], check=True, env=environment)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unavailable(f"it cannot be built: {error}")
    return binary


# The wheel.


def platform_tag(binary):
    """Where the binary runs, as wheels say it."""
    if binary.startswith(b"\xca\xfe\xba\xbe"):
        # For both kinds of processors, on the oldest system that Package.swift names.
        return "macosx_15_0_universal2"
    if sys.platform != "linux":
        # As Python says it of this machine; the binary was built or released for it.
        return re.sub(r"[-.]", "_", sysconfig.get_platform())
    machine = platform.machine()
    needed = [int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", binary)]
    if not needed:
        # It brings its own C library.
        return f"manylinux2014_{machine}.manylinux_2_17_{machine}.musllinux_1_1_{machine}"
    # The first manylinux tag that pip knew by its glibc, and the glibc whose systems have the C++ library needed.
    glibc = max(needed + [17])
    glibcxx = max([0] + [int(minor) for minor in re.findall(rb"GLIBCXX_3\.4\.(\d+)", binary)])
    glibc = max(glibc, min([g for g, newest in NEWEST_GLIBCXX.items() if newest >= glibcxx] or [max(NEWEST_GLIBCXX)]))
    return f"manylinux_2_{glibc}_{machine}"


def write_wheel(directory, binary):
    """Writes the wheel and returns its name. The same files give the same bytes."""
    content = binary.read_bytes()
    number = version().replace("-", ".")
    tag = f"py3-none-{platform_tag(content)}"
    stem = f"{NAME}-{number}"
    metadata = [
        "Metadata-Version: 2.1",
        f"Name: {NAME}",
        f"Version: {number}",
        "Summary: Says where SwiftUI will see a new view instead of the same one",
        "Home-page: https://github.com/sameview/sameview",
        "Requires-Python: >=3.8",
        "Description-Content-Type: text/markdown",
        "",
        (ROOT / "README.md").read_text(encoding="utf-8"),
    ]
    wheel = ["Wheel-Version: 1.0", "Generator: sameview", "Root-Is-Purelib: false"]
    wheel += [f"Tag: py3-none-{one}" for one in tag[len("py3-none-") :].split(".")]
    files = [(f"{stem}.data/scripts/{NAME}", content, 0o755)]
    # A binary that is installed has the `share` of other programs beside it, with whatever they keep there.
    share = binary.resolve().parent.parent / "share"
    for inside in SHARED:
        if (share / inside).is_file():
            files.append((f"{stem}.data/data/share/{inside}", (share / inside).read_bytes(), 0o644))
    files.append((f"{stem}.dist-info/METADATA", "\n".join(metadata).encode(), 0o644))
    files.append((f"{stem}.dist-info/WHEEL", ("\n".join(wheel) + "\n").encode(), 0o644))

    record = []
    name = f"{stem}-{tag}.whl"
    with zipfile.ZipFile(directory / name, "w", zipfile.ZIP_DEFLATED) as archive:

        def add(path, data, mode):
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, data)

        for path, data, mode in files:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")
            add(path, data, mode)
        record.append(f"{stem}.dist-info/RECORD,,")
        add(f"{stem}.dist-info/RECORD", ("\n".join(record) + "\n").encode(), 0o644)
    return name
