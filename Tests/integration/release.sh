#!/usr/bin/env bash
# What Scripts/release.sh makes: the archive, the wheel, the manual and the completions, the artifact bundle, the bill of
# materials, and the files of Packaging; and the check of versions and owners.
#
# A binary with debug information, such as the default, takes a while to pack; a released one is quicker.
source "$(dirname "$0")/support.sh"

dist="$work/a mirror/$("$sameview" --version)"
mkdir -p "$dist"
# Stand-ins for other systems: checksums of archives that were made there, and files that begin as their binaries do.
other="$work/binaries"
[ -f "$root/Package.resolved" ] || swift package --package-path "$root" resolve
standin() {
  mkdir -p "$other/$1"
  printf "%b" "$2" >"$other/$1/sameview"
  cp "$root/Package.resolved" "$other/$1"
}
header='\0177ELF\02\01\01\0\0\0\0\0\0\0\0\0\02\0'
[ "$(uname -sm)" = "Linux x86_64" ] || standin x86_64-unknown-linux-gnu "$header\076\0"
[ "$(uname -sm)" = "Linux aarch64" ] || standin aarch64-unknown-linux-gnu "$header\0267\0"
[ "$(uname -s)" = Darwin ] || standin arm64-apple-macosx '\0312\0376\0272\0276'
standins="linux-arm64 linux-x86_64 macos-arm64 macos-x86_64"
for system in $standins; do
  echo "5555  -" >"$dist/sameview-$(basename "$dist")-$system.tar.gz.sha256"
done
# A binary that needs nothing is packed beside the others; here it is the one that is tried.
if [ "$(uname -s)" = Linux ]; then
  standin "$(uname -m)-swift-linux-musl" ""
  cp "$sameview" "$other/$(uname -m)-swift-linux-musl/sameview"
fi
SAMEVIEW_BINARY="$sameview" expect 0 "$root/Scripts/release.sh" --trial "$dist" "$other"
for triple in arm64-apple-macosx x86_64-apple-macosx aarch64-unknown-linux-gnu x86_64-unknown-linux-gnu; do says "$triple"; done
for system in $standins; do
  sum="$dist/sameview-$(basename "$dist")-$system.tar.gz.sha256"
  if grep -q ^5555 "$sum"; then rm "$sum"; fi
done
if [ "$(uname -s)" = Linux ]; then
  grep -q linux-musl "$dist"/*.cdx.json || fail "the bill of materials lacks the static binary"
  rm "$dist"/*-static.tar.gz*
fi
archive=$(basename "$dist"/*.tar.gz .tar.gz)
wheel=$(echo "$dist"/*.whl)
(cd "$dist" && expect 0 sha256sum --check -- *.sha256)

# SwiftPM computes the same checksum for the bundle.
if command -v swift >/dev/null; then
  expect 0 swift package compute-checksum "$dist/sameview.artifactbundle.zip"
  says "$(cut -d ' ' -f 1 "$dist/sameview.artifactbundle.zip.sha256")"
fi
# Each binary is where the bundle says, and can be run.
expect 0 python3 - "$dist/sameview.artifactbundle.zip" <<'PY'
import json, sys, zipfile

archive = zipfile.ZipFile(sys.argv[1])
info = json.loads(archive.read("sameview.artifactbundle/info.json"))
for variant in info["artifacts"]["sameview"]["variants"]:
    entry = archive.getinfo("sameview.artifactbundle/" + variant["path"])
    print(*variant["supportedTriples"], oct(entry.external_attr >> 16))
PY
says "aarch64-unknown-linux-gnu 0o100755"
says "x86_64-unknown-linux-gnu 0o100755"
says "arm64-apple-macosx x86_64-apple-macosx 0o100755"
silent musl
# A binary is not published for another system.
mkdir -p "$work/wrong/x86_64-apple-macosx"
echo "#!/bin/sh" >"$work/wrong/x86_64-apple-macosx/sameview"
expect 1 python3 -B "$root/Scripts/packaging.py" "$work" "$work/wrong"
says "the binary for x86_64-apple-macosx is not for that system"
# The bill of materials is that of the builds, which must contain the same packages.
pack() { python3 -B "$root/Scripts/packaging.py" "$work" "$other"; }
rm "$other/arm64-apple-macosx/Package.resolved"
expect 1 pack
says "the Package.resolved of the build for arm64-apple-macosx is not beside its binary"
sed 's/"version" : "[0-9]*/"version" : "99/' "$root/Package.resolved" >"$other/arm64-apple-macosx/Package.resolved"
expect 1 pack
says "and arm64-apple-macosx contain different packages"
# A binary that needs the libraries of Swift is of no use to those without Swift.
if [ "$(uname -s)" = Linux ] && command -v swiftc >/dev/null; then
  echo 'print("'"$("$sameview" --version)"'")' >"$work/dynamic.swift"
  expect 0 swiftc -o "$work/dynamic" "$work/dynamic.swift"
  export SAMEVIEW_ALLOW_DYNAMIC=""
  SAMEVIEW_BINARY="$work/dynamic" expect 1 "$root/Scripts/release.sh" --trial "$work/dynamic-dist"
  export SAMEVIEW_ALLOW_DYNAMIC=1
  says "needs libswiftCore.so, which is only where Swift is installed"
  says "Scripts/build-release.sh"
fi
# The static binary is built with the SDK for it only.
if command -v swift >/dev/null && ! swift sdk list 2>/dev/null | grep -q static-linux; then
  expect 2 "$root/Scripts/build-release.sh" --static "$work/static"
  says "needs Swift's static Linux SDK"
fi

# The bill of materials names each package with its version and licence.
expect 0 python3 - "$dist"/*.cdx.json <<'PY'
import json, sys

for component in json.load(open(sys.argv[1]))["components"]:
    print(component["name"], component["version"], component["licenses"][0]["expression"])
PY
says "swift-argument-parser 1."
says "Yams 6."
says " MIT"

# What is filled in is complete.
expect 0 find "$dist/packaging" -type f
says "packaging/SameViewPlugins/Package.swift"
expect 1 grep -rE '@(OWNER|VERSION|SHA256)' "$dist/packaging"
"$tools/bin/python" -c 'import yaml' 2>/dev/null || tool pyyaml yaml >/dev/null 2>&1 || true
expect 0 "$tools/bin/python" - "$dist" "$root" <<'PY'
import pathlib, re, sys

dist = pathlib.Path(sys.argv[1])
version = dist.name


def digest(name):
    return (dist / (name + ".sha256")).read_text().split()[0]


try:
    import tomllib
except ImportError:
    print("mise.toml is not read, because Python is older than 3.11")
else:
    [(name, tool)] = tomllib.loads((dist / "packaging/mise/mise.toml").read_text())["tools"].items()
    assert name.startswith("github:") and name.endswith("/sameview") and tool["version"] == version, name
    assert sorted(tool["platforms"]) == ["linux-arm64", "linux-x64", "macos-arm64", "macos-x64"]
    for platform in tool["platforms"].values():
        assert platform["asset_pattern"].startswith(f"sameview-{version}-"), platform
        assert re.fullmatch(r"sha256:[0-9a-f]+", platform["checksum"]), platform
try:
    import yaml
except ImportError:
    print("nestfile.yaml is not read, because PyYAML cannot be installed")
else:
    # The static SDK is that of the compiler in the containers.
    workflow = yaml.safe_load(pathlib.Path(sys.argv[2], ".github/workflows/release.yml").read_text())
    sdk = re.search(r"/swift-([\d.]+)-RELEASE_static-linux", workflow["env"]["STATIC_SDK_URL"])[1]
    assert re.fullmatch(r"[0-9a-f]{64}", workflow["env"]["STATIC_SDK_CHECKSUM"]), "STATIC_SDK_CHECKSUM"
    containers = [job["container"] for job in workflow["jobs"].values() if "container" in job]
    for container in containers:
        image = container if isinstance(container, str) else container["image"]
        assert image == f"swift:{sdk}-bookworm", image
    [target] = yaml.safe_load((dist / "packaging/nest/nestfile.yaml").read_text())["targets"]
    name = target["assetName"]
    assert target["reference"].endswith("/sameview") and target["version"] == version, target
    assert (dist / name).is_file() and target["checksum"] == digest(name), target
PY
cat "$work/log"
if command -v ruby >/dev/null; then
  expect 0 ruby -c "$dist/packaging/homebrew/sameview.rb"
  says "Syntax OK"
fi

# Nothing but the system's own commands, and no Swift, from here on.
plain=/usr/bin:/bin
python=$(python3 -c 'import sys; print(sys.executable)')
"$python" -m venv "$work/venv"
mirror="file://${work// /%20}/a%20mirror"

# pip puts the binary itself onto the path.
PATH=$plain expect 0 "$work/venv/bin/pip" install --no-index "$wheel"
PATH=$plain expect 0 "$work/venv/bin/sameview" --version
cmp "$sameview" "$work/venv/bin/sameview" || fail "the wheel holds another binary"
test -f "$work/venv/share/man/man1/sameview.1" || fail "the wheel holds no manual"
(cd "$root" && PATH=$plain expect 1 "$work/venv/bin/sameview" Fixtures/showcase)
says "[conditional-modifier-use]"
# uv runs the wheel, too, if it can be installed.
uvx=$(tool uv uvx) || true
if [ -x "$uvx" ]; then
  UV_CACHE_DIR="$work/uv" expect 0 "$uvx" --offline --python "$python" --from "$wheel" sameview --version
fi
if command -v objdump >/dev/null; then
  newest=$(objdump -T "$sameview" | grep -oE 'GLIBC_2\.[0-9]+' | sort -Vu | tail -1)
  case $wheel in
  *_${newest/GLIBC_2./2_}_*) passed=$((passed + 1)) ;;
  # An older glibc came without the C++ library that is needed.
  *) echo "note: $(basename "$wheel") is for another glibc than $newest" ;;
  esac
fi

# A binary that is installed beside other programs: what these keep in their `share` stays there.
mkdir -p "$work/local/bin" "$work/local/share/man/man1" "$work/local/share/keyrings" "$work/other"
cp "$sameview" "$work/local/bin/sameview"
echo .TH >"$work/local/share/man/man1/sameview.1"
echo secret >"$work/local/share/keyrings/login"
SAMEVIEW_BINARY="$work/local/bin/sameview" expect 0 python3 -c '
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
import wheel_backend
print(wheel_backend.build_wheel(sys.argv[2]))' "$root/Scripts" "$work/other"
expect 0 python3 -m zipfile --list "$work"/other/*.whl
says "share/man/man1/sameview.1"
silent keyrings

# From the sources of the repository, with the binary of the release …
snapshot "$work/SameView"
install() {
  "$work/venv/bin/pip" uninstall --quiet --yes sameview
  env -u SAMEVIEW_BINARY PATH="$plain" "$@" "$work/venv/bin/pip" install --no-index "$work/SameView"
}
expect 0 install SAMEVIEW_RELEASES="$mirror"
expect 0 "$work/venv/bin/sameview" --version
test -f "$work/venv/share/man/man1/sameview.1" || fail "the manual of the release is left out"
# … also by pipx, which calls the same backend, if it can be installed …
pipx=$(tool pipx pipx 2>/dev/null) || true
if [ -x "$pipx" ]; then
  export PIPX_HOME="$work/pipx" PIPX_BIN_DIR="$work/pipx/bin" PIPX_MAN_DIR="$work/pipx/man"
  expect 0 env -u SAMEVIEW_BINARY SAMEVIEW_RELEASES="$mirror" "$pipx" install --python "$python" "$work/SameView"
  expect 0 "$work/pipx/bin/sameview" --version
fi
# … which must be what was published …
echo "0000  $archive.tar.gz" >"$dist/$archive.tar.gz.sha256.other"
cp "$dist/$archive.tar.gz.sha256" "$work/checksum"
mv "$dist/$archive.tar.gz.sha256.other" "$dist/$archive.tar.gz.sha256"
expect 1 install SAMEVIEW_RELEASES="$mirror"
says "instead of 0000"
expect 1 env SAMEVIEW_RELEASES="$mirror" "$root/Scripts/install.sh" "" "$work/installed"
says "does not have its published checksum"
cp "$work/checksum" "$dist/$archive.tar.gz.sha256"
# … and without any says what would help.
expect 1 install SAMEVIEW_RELEASES=none
says "there is no binary for this wheel"
says "SAMEVIEW_BINARY"
expect 1 install SAMEVIEW_BINARY="$root"
says "which is not a program"

expect 0 env SAMEVIEW_RELEASES="$mirror" "$root/Scripts/install.sh" "" "$work/installed"
expect 0 "$work/installed/bin/sameview" --version
expect 1 env SAMEVIEW_RELEASES="$mirror" "$root/Scripts/install.sh" 99.0.0 "$work/other"
says "cannot be downloaded"

# The manual.
share="$work/installed/share"
if command -v mandoc >/dev/null; then
  expect 0 mandoc -W error "$share/man/man1/sameview.1"
  for word in "sameview config show" "fail-on" "EXIT STATUS" "Exit status" ".sameview.yml"; do
    grep -q -- "$word" <(mandoc -T ascii "$share/man/man1/sameview.1" | col -b) && passed=$((passed + 1))
  done
fi

# Completion, asked of bash as it asks when the tabulator is pressed.
cat >"$work/complete.bash" <<'BASH'
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMP_LINE="${COMP_WORDS[*]}"
COMP_POINT=${#COMP_LINE}
COMP_TYPE=9
COMP_KEY=9
compopt() { :; }
function_name=$(complete -p sameview | sed 's/.*-F \([^ ]*\).*/\1/')
"$function_name" sameview "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
BASH
complete() {
  PATH="$work/installed/bin:$PATH" expect 0 bash "$work/complete.bash" "$share/bash-completion/completions/sameview" "$@"
}
complete sameview lint --format ""
says sarif
says checkstyle
complete sameview lint --only "index"
says index-as-id
complete sameview lint --only "any-view,index"
says any-view,index-as-id
complete sameview explain "cond"
says conditional-modifier-use
complete sameview explain --finding Home.swift:1 --format ""
says json
complete sameview --only "any-view,index"
says any-view,index-as-id
complete sameview Sources --fail-on "n"
says never
complete sameview "exp"
says explain
for shell in zsh fish; do
  if command -v $shell >/dev/null; then
    case $shell in
    zsh) expect 0 zsh -n "$share/zsh/site-functions/_sameview" ;;
    fish) expect 0 fish --no-execute "$share/fish/vendor_completions.d/sameview.fish" ;;
    esac
  fi
done

# The version and the owner are the same everywhere, and a release has its section in the changelog.
project="$work/SameView"
check() { python3 -B "$project/Scripts/release_check.py" "$@"; }
number=$("$sameview" --version)
expect 0 check
printf '# Changelog\n\n## Unreleased\n\n- More.\n' >"$project/CHANGELOG.md"
expect 1 check --released
says "has no section"
says "lists changes as unreleased"
printf '# Changelog\n\n## Unreleased\n\n## %s - today\n\n- New.\n' "$number" >"$project/CHANGELOG.md"
expect 0 check --released
expect 0 check --notes
says "- New."
# Another version, and another owner, are written into all files that name one.
sed -i.bak "s/text = \"$number\"/text = \"99.1.0\"/" "$project/Sources/Command/Version.swift"
expect 1 check
for file in README.md docs/ci.md Dockerfile Editors/vscode/package.json; do says "$file:"; done
expect 0 check --write
expect 1 check --released
says "has no section"
silent "not 99.1.0"
expect 0 check --owner someone-else
expect 0 check
says "version 99.1.0, owner someone-else"
# What stays is the name of the program, of its repositories and of its site.
owned='(github\.com|ghcr\.io)/sameview\b|sameview/sameview\b|"publisher": "sameview"|sameview\.github\.io'
expect 1 git -C "$project" grep -nE "$owned"
sed -i.bak 's/someone-else/another/' "$project/docs/ci.md"
expect 1 check
says "names the owner another, not someone-else"

finish
