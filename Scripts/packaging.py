"""Makes what a release has once for all systems; Scripts/release.sh runs it.

    python3 Scripts/packaging.py FOLDER BINARIES

BINARIES has a folder for each system, with the name of its triple, and in it the binary `sameview` and the
`Package.resolved` of its build. FOLDER gets

    sameview.artifactbundle.zip   the binaries as SwiftPM finds them (SE-0305)
    sameview-VERSION.cdx.json     the bill of materials (CycloneDX)
    packaging/…                   the files of Packaging with the version, the owner and the checksums filled in

A file that needs the checksum of an archive which is not in FOLDER is left out. The same files give the same bytes.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile

from release_check import ROOT, repository, version

BUNDLE = "sameview.artifactbundle"

# The licences of the packages that the binary contains, as SPDX names them, and what else is part of them.
LICENCES = {
    "swift-argument-parser": ("Apache-2.0 WITH Swift-exception", ""),
    "yams": ("MIT", "A parser of YAML, which contains libyaml (MIT)."),
}

# What the binaries for Linux contain of the toolchain. On macOS it is part of the system.
TOOLCHAIN = [
    ("swift", "Apache-2.0 WITH Swift-exception", "The runtime and the standard library of Swift, and libdispatch."),
    ("swift-foundation", "Apache-2.0 WITH Swift-exception", "Foundation."),
    ("swift-foundation-icu", "Unicode-3.0", "ICU, as Foundation contains it."),
]

# What a file must begin with on each system: the magic number, and for ELF the machine.
ELF_MACHINES = {"x86_64": 62, "aarch64": 183}
MACH_O = b"\xcf\xfa\xed\xfe"
UNIVERSAL = b"\xca\xfe\xba\xbe"


def supported_triples(triple, binary):
    """The triples that a binary serves. Ends the program if it is not for the triple of its folder."""
    machine = triple.split("-")[0]
    if triple.endswith("-apple-macosx"):
        if binary.startswith(UNIVERSAL):
            return ["arm64-apple-macosx", "x86_64-apple-macosx"]
        fits = binary.startswith(MACH_O)
    else:
        fits = binary.startswith(b"\x7fELF") and int.from_bytes(binary[18:20], "little") == ELF_MACHINES.get(machine)
    if not fits:
        raise SystemExit(f"the binary for {triple} is not for that system")
    return [triple]


def write_bundle(path, binaries):
    """Writes the artifact bundle, and returns the triples that it serves."""
    variants, files = [], [("LICENSE", read_bytes(os.path.join(ROOT, "LICENSE")), 0o644)]
    for triple in sorted(os.listdir(binaries)):
        # SwiftPM runs on systems with glibc, which have a binary of their own.
        if triple.endswith("-linux-musl"):
            continue
        binary = read_bytes(os.path.join(binaries, triple, "sameview"))
        inside = f"sameview-{version()}-{triple}/bin/sameview"
        variants.append({"path": inside, "supportedTriples": supported_triples(triple, binary)})
        files.append((inside, binary, 0o755))
    served = [triple for variant in variants for triple in variant["supportedTriples"]]
    if len(served) != len(set(served)):
        raise SystemExit(f"several binaries serve one triple: {', '.join(served)}")
    artifact = {"type": "executable", "version": version(), "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"sameview": artifact}}
    files.insert(0, ("info.json", (json.dumps(info, indent=2) + "\n").encode(), 0o644))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(f"{BUNDLE}/{name}", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            # As if it was made on Unix, so that the binary can be run.
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, content)
    return served


def read_bytes(path):
    with open(path, "rb") as file:
        return file.read()


def checksum(path):
    """Writes the checksum of a file beside it, as sha256sum does, and returns it."""
    digest = hashlib.sha256(read_bytes(path)).hexdigest()
    with open(path + ".sha256", "w", encoding="utf-8") as file:
        file.write(f"{digest}  {os.path.basename(path)}\n")
    return digest


def resolved(binaries):
    """The packages that all binaries contain, as they were resolved for the builds."""
    builds = {}
    for triple in sorted(os.listdir(binaries)):
        try:
            pins = json.loads(read_bytes(os.path.join(binaries, triple, "Package.resolved")))["pins"]
        except FileNotFoundError:
            raise SystemExit(f"the Package.resolved of the build for {triple} is not beside its binary")
        builds[triple] = sorted(pins, key=lambda pin: pin["identity"])
    first, *others = builds
    for triple in others:
        if builds[triple] != builds[first]:
            raise SystemExit(f"the builds for {first} and {triple} contain different packages")
    return builds[first]


def swift_version():
    """The version of the installed toolchain; nothing if there is none."""
    if shutil.which("swift") is None:
        return None
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=False).stdout
    match = re.search(r"Swift version (\d+(?:\.\d+)+)", said)
    return match and match[1]


def write_bill(path, binaries, triples):
    """Writes the bill of materials of the binaries, which serve the triples."""
    number = version()
    address, owner = repository()
    product = f"pkg:github/{owner}/sameview@{number}"
    components = []
    for pin in resolved(binaries):
        identity, state = pin["identity"], pin["state"]
        if identity not in LICENCES:
            raise SystemExit(f"the licence of {identity} is not known; add it to LICENCES in Scripts/packaging.py")
        licence, description = LICENCES[identity]
        place = re.sub(r"\.git$", "", pin["location"])
        release = state.get("version") or state["revision"]
        name = place.split("/")[-1]
        purl = f"pkg:swift/{re.sub('^[a-z]+://', '', place)}@{release}"
        components.append({
            "type": "library", "bom-ref": purl, "name": name, "version": release, "purl": purl,
            **({"description": description} if description else {}),
            "licenses": [{"expression": licence}],
            "externalReferences": [{"type": "vcs", "url": place, "comment": f"revision {state['revision']}"}],
        })
    toolchain = swift_version()
    if toolchain and any("linux" in triple for triple in triples):
        for name, licence, description in TOOLCHAIN:
            purl = f"pkg:swift/github.com/swiftlang/{name}@{toolchain}"
            components.append({
                "type": "library", "bom-ref": purl, "name": name, "version": toolchain, "purl": purl,
                "description": description + " Part of the binaries for Linux.",
                "licenses": [{"expression": licence}],
            })
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {
            "type": "application", "bom-ref": product, "name": "sameview", "version": number, "purl": product,
            "licenses": [{"license": {"id": "MIT"}}],
            "externalReferences": [{"type": "vcs", "url": address}],
            "properties": [{"name": "sameview:triple", "value": triple} for triple in triples],
        }},
        "components": components,
        "dependencies": [{"ref": product, "dependsOn": [component["bom-ref"] for component in components]}],
    }
    with open(path, "w", encoding="utf-8") as file:
        file.write(json.dumps(bill, indent=2) + "\n")


def write_templates(folder):
    """Fills in the files of Packaging, and names those that cannot be filled in yet."""
    source, target = os.path.join(ROOT, "Packaging"), os.path.join(folder, "packaging")
    shutil.rmtree(target, ignore_errors=True)
    for parent, folders, names in os.walk(source):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = os.path.join(parent, name)
            inside = os.path.relpath(path, source)
            # The page about the templates.
            if inside == "README.md":
                continue
            with open(path, encoding="utf-8") as file:
                text = file.read()
            text = text.replace("@VERSION@", version()).replace("@OWNER@", repository()[1])
            missing = []

            def published(match):
                try:
                    return read_bytes(os.path.join(folder, match[1] + ".sha256")).split()[0].decode()
                except FileNotFoundError:
                    missing.append(match[1])
                    return ""

            text = re.sub(r"@SHA256 ([^@]+)@", published, text)
            if missing:
                print(f"packaging/{inside} is left out, because {missing[0]} is not in the folder")
                continue
            file = os.path.join(target, inside)
            os.makedirs(os.path.dirname(file), exist_ok=True)
            with open(file, "w", encoding="utf-8") as filled:
                filled.write(text)


def main():
    folder, binaries = sys.argv[1:]
    bundle = os.path.join(folder, BUNDLE + ".zip")
    triples = write_bundle(bundle, binaries)
    digest = checksum(bundle)
    bill = os.path.join(folder, f"sameview-{version()}.cdx.json")
    static = [triple for triple in sorted(os.listdir(binaries)) if triple.endswith("-linux-musl")]
    write_bill(bill, binaries, triples + static)
    checksum(bill)
    write_templates(folder)
    print(f"{BUNDLE}.zip serves {', '.join(triples)}")
    print(f"its checksum for SwiftPM is {digest}")


if __name__ == "__main__":
    main()
