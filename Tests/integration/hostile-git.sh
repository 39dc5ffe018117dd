#!/usr/bin/env bash
# Repositories that strangers made: whatever they bring, no program of theirs runs, and nothing hangs. And ordinary
# ones, in all shapes that git gives them, where --since and --staged say what they should.
source "$(dirname "$0")/support.sh"

export GIT_CONFIG_NOSYSTEM=1 SAMEVIEW_GIT_SECONDS=10
fired=$work/fired
mkdir "$fired" "$work/payloads"

# payload NAME: a program that leaves a mark and passes on what it reads.
payload() {
  printf '#!/bin/sh\necho fired >>"%s/%s"\ncat\n' "$fired" "$1" >"$work/payloads/$1"
  chmod +x "$work/payloads/$1"
  echo "$work/payloads/$1"
}

# view NAME: a text with a finding in its second line.
view() { printf 'import SwiftUI\nstruct %s: View { @State public var x = 0; var body: some View { Text("a") } }\n' "$1"; }

# repository NAME: one commit, and a change in the working tree.
repository() {
  rm -rf "${work:?}/$1"
  git init --quiet "$work/$1"
  cd "$work/$1"
  view A >A.swift
  view B >B.swift
  git add --all
  git commit --quiet --message 1
  echo '// Changed.' >>A.swift
}

# harmless NAME [OPTION...]: asks everything that has to do with git; nothing has fired. The status is that of a run, or
# that of a refusal.
harmless() {
  local name=$1 options status
  shift
  for options in "--since HEAD" "--changed-lines" "--staged" "--staged --changed-lines" "--diff" ""; do
    # Git reads what looks newer than its index, and runs filters on it.
    find . -name '*.swift' -exec touch {} +
    status=0
    # shellcheck disable=SC2086 # Options are words.
    limited 120 "$sameview" $options "$@" >"$work/log" 2>&1 || status=$?
    [ "$status" -le 2 ] || fail "$name: '$options $*' ended with $status"
    [ -z "$(ls "$fired")" ] || fail "$name: '$options $*' ran $(ls "$fired")"
    passed=$((passed + 1))
  done
}

# Settings that name programs, in a .git that came with an archive.
repository settings
git config core.fsmonitor "$(payload fsmonitor)"
git config diff.external "$(payload external)"
git config core.pager "$(payload pager)"
git config pager.diff-index true
git config core.sshCommand "$(payload ssh)"
git config core.askPass "$(payload askpass)"
git config credential.helper "$(payload credential)"
git config core.alternateRefsCommand "$(payload alternate)"
git config gpg.program "$(payload gpg)"
git config log.showSignature true
git config alias.diff-index "!$(payload alias)"
git config core.editor "$(payload editor)"
git config trace2.eventTarget "$fired/trace"
for hook in post-index-change pre-commit post-checkout reference-transaction fsmonitor-watchman; do
  cp "$(payload "hook-$hook")" ".git/hooks/$hook"
done
harmless settings
expect 1 "$sameview" --since HEAD
says "A.swift:2:"
silent "B.swift:2:"

repository hooks
mkdir hooks
cp "$(payload hooks)" hooks/post-index-change
git config core.hooksPath hooks
harmless hooks

repository drivers
git config diff.x.textconv "$(payload textconv)"
git config diff.x.command "$(payload command)"
echo '*.swift diff=x' >.gitattributes
harmless drivers

# Filters by any name, in the settings, in those of a worktree, and in files that these include.
for place in config config.worktree included; do
  repository filters
  git config extensions.worktreeConfig true
  git config include.path included
  number=0
  for name in x $'\xff' 'a=b' 'a.b' ümlaut; do
    number=$((number + 1))
    git config --file ".git/$place" "filter.$name.clean" "$(payload clean)"
    git config --file ".git/$place" "filter.$name.smudge" "$(payload smudge)"
    git config --file ".git/$place" "filter.$name.required" true
    git config --file ".git/$place" "filter.p$name.process" "$(payload process)"
    git config --file ".git/$place" "filter.p$name.required" true
    view "X$number" | tee "X$number.swift" >"P$number.swift"
    printf 'X%s.swift filter=%s\nP%s.swift filter=p%s\n' "$number" "$name" "$number" "$name" >>.attributes
  done
  git add ./*.swift
  git commit --quiet --message 2
  for file in [XP]*.swift; do echo '// Changed.' >>"$file"; done
  mv .attributes .gitattributes
  harmless "filters in $place"
done
# The texts count as they are.
expect 1 "$sameview" --since HEAD
says "X1.swift:2:"
silent "A.swift:2:"

# What is missing is not fetched.
repository promisor
git config protocol.ext.allow always
git config remote.o.url "ext::$(payload promisor)"
git config remote.o.promisor true
git config remote.o.partialCloneFilter blob:none
git config core.repositoryFormatVersion 1
git config extensions.partialClone o
blob=$(git rev-parse HEAD:A.swift)
rm -f ".git/objects/${blob:0:2}/${blob:2}"
harmless promisor
expect 2 "$sameview" --since HEAD
says "this clone lacks objects to compare"

# Other working trees, and files without an end.
repository elsewhere
git config core.worktree /
expect 1 "$sameview" --since HEAD
says "A.swift:2:"
git config --unset core.worktree
git config core.attributesFile /dev/zero
expect 1 "$sameview" --since HEAD
git config --unset core.attributesFile
mkdir -p .git/info
ln -s /dev/zero .git/info/attributes
expect 2 "$sameview" --since HEAD
says "is not a regular file"
rm .git/info/attributes
mkfifo .gitattributes
expect 2 env SAMEVIEW_GIT_SECONDS=1 "$sameview" --since HEAD
says "took longer than 1 s"
rm .gitattributes
mkfifo pipe
git config include.path ../pipe
expect 2 env SAMEVIEW_GIT_SECONDS=1 "$sameview" --staged
says "took longer than 1 s"

# A folder that git takes for a repository, which a commit can bring.
repository bare
mkdir Sources
view S >Sources/A.swift
git init --quiet nested
(cd nested && cp ../A.swift . && git add --all && git commit --quiet --message nested)
cp -R nested/.git/HEAD nested/.git/objects nested/.git/refs nested/.git/index Sources
rm -rf nested
printf '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = %s\n' "$(payload bare);:" >Sources/config
git add --all --force
git commit --quiet --message "Harmless"
git clone --quiet . "$work/clone"
cd "$work/clone"
for path in Sources Sources/A.swift .; do harmless "bare repository" "$path"; done
(cd Sources && harmless "in a bare repository" && harmless "in a bare repository" A.swift)
view Changed >>Sources/A.swift
expect 1 "$sameview" --since HEAD --changed-lines Sources
says "Sources/A.swift:4:"
silent "Sources/A.swift:2:"

# A repository inside, with settings of its own.
repository nested
git init --quiet sub
(cd sub && view S >S.swift && git add --all && git commit --quiet --message s && git config core.fsmonitor "$(payload nested)")
git add sub 2>/dev/null
harmless nested
harmless nested sub
expect 2 "$sameview" --since HEAD sub
says "is a separate repository"

# Programs called git in the working folder and below it, found through PATH.
repository programs
mkdir bin
cp "$(payload git)" git
cp git bin/git
ln -s "$PWD/bin" "$work/link"
for folder in . "" bin "$PWD/bin" "$work/link" "$work/../$(basename "$work")/programs"; do
  (PATH="$folder:$PATH" && harmless "PATH with '$folder'")
done
expect 2 env PATH="$PWD/bin" "$sameview" --since HEAD
says "git was not found"

# Variables that lead git elsewhere, or have it run something.
repository variables
harmless_with() { (export "$@" && harmless "$*"); }
harmless_with GIT_EXTERNAL_DIFF="$(payload external)" GIT_PAGER="$(payload pager)" GIT_SSH_COMMAND="$(payload ssh)"
harmless_with GIT_DIR="$work/clone/.git" GIT_WORK_TREE=/
expect 1 env GIT_DIR=/nowhere GIT_WORK_TREE=/ GIT_OBJECT_DIRECTORY=/nowhere "$sameview" --since HEAD
says "A.swift:2:"
harmless_with GIT_CONFIG_PARAMETERS="'core.fsmonitor'='$(payload parameters)'"
harmless_with GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.fsmonitor GIT_CONFIG_VALUE_0="$(payload count)" \
  GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1="$(payload uncounted)"

# From here on ordinary repositories, which may use everything. Settings in the environment count.
if [ "$(id -u)" = 0 ]; then
  repository foreign
  chown -R 12345 .
  expect 2 "$sameview" --since HEAD
  says "because another user owns it"
  expect 1 env GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' "$sameview" --since HEAD
fi

for format in sha1 sha256; do
  app="$work/app $format"
  git init --quiet --object-format="$format" "$app"
  cd "$app"
  expect 2 "$sameview" --since HEAD
  says "has no commit yet"
  mkdir -p "Screens/Home screen"
  view A >A.swift
  view B >"Screens/Home screen/B.swift"
  view N >$'Screens/new\nline.swift'
  # No file system of macOS has such a name.
  view X >$'Screens/\xff.swift' 2>/dev/null || true
  view G >Screens/Gone.swift
  { view O && seq 9 | sed 's|^|// |'; } >Screens/Old.swift
  git add A.swift
  expect 1 "$sameview" --staged --format xcode
  says "/A.swift:2:"
  silent "B.swift"
  git add --all
  git commit --quiet --message 1
  git checkout --quiet -b topic

  # Renamed, deleted, new, ignored; with changes and without.
  git mv Screens/Old.swift Screens/New.swift
  view O2 >>Screens/New.swift
  rm Screens/Gone.swift
  view C >C.swift
  echo Ignored.swift >.gitignore
  view I >Ignored.swift
  view N2 >>$'Screens/new\nline.swift'
  touch A.swift
  expect 1 "$sameview" --since main --changed-lines --format xcode
  says "Screens/New.swift:13:"
  # What was moved is new: it may come from where nothing is linted.
  says "Screens/New.swift:2:"
  says "C.swift:2:"
  says "line.swift:4:"
  silent "/A.swift"
  silent "B.swift"
  silent "Gone.swift"
  silent "Ignored.swift"
  (cd Screens && expect 1 "$sameview" --since main --format xcode && says "Screens/New.swift:2:" && silent "C.swift:2:")
  git add --all
  git commit --quiet --message 2

  # Partly staged.
  view A2 >>A.swift
  git add A.swift
  view Disk >A.swift
  expect 1 "$sameview" --staged --changed-lines --format xcode
  says "A.swift:4:"
  silent "A.swift:2:"

  # From outside, through a link, in a worktree, in a shallow clone, in a submodule.
  cd "$work"
  expect 1 "$sameview" --since main "$app/Screens"
  ln -sfn "$app" "$work/link to app"
  cd "$work/link to app"
  expect 1 "$sameview" --since main Screens
  cd "$app"
  git worktree add --quiet "$work/worktree $format" main
  cd "$work/worktree $format"
  view W >>A.swift
  expect 1 "$sameview" --changed-lines --format xcode
  says "A.swift:4:"
  git add A.swift
  view Disk >A.swift
  expect 1 "$sameview" --staged --changed-lines --format xcode
  says "A.swift:4:"
  git clone --quiet --depth 1 "file://$app" "$work/shallow $format"
  cd "$work/shallow $format"
  view S >>A.swift
  expect 1 "$sameview" --changed-lines
  expect 2 "$sameview" --since main
  says "git does not know a commit 'main'"
  git init --quiet --object-format="$format" "$work/super $format"
  cd "$work/super $format"
  git submodule --quiet add "$app" module
  git commit --quiet --message 1
  cd module
  view M >>A.swift
  expect 1 "$sameview" --changed-lines --format xcode
  says "A.swift:4:"

  # A clone without texts.
  git -C "$app" config uploadpack.allowFilter true
  git clone --quiet --filter=blob:none "file://$app" "$work/partial $format"
  cd "$work/partial $format"
  expect 0 "$sameview" --since HEAD
  expect 2 "$sameview" --since HEAD~1
  says "this clone lacks objects to compare"
done

# Ends of lines are git's to translate.
repository lines
git config core.autocrlf true
view A | sed 's/$/\r/' >A.swift
expect 0 "$sameview" --since HEAD

# The index of `git commit -a` and `git commit FILE`, in a repository and in a worktree, from a folder below.
repository hook
git checkout --quiet A.swift
git worktree add --quiet "$work/hook tree" -b tree
cat >.git/hooks/pre-commit <<HOOK
#!/bin/sh
cd Sub && exec "$sameview" --staged --changed-lines ..
HOOK
chmod +x .git/hooks/pre-commit
for folder in "$work/hook" "$work/hook tree"; do
  mkdir -p "$folder/Sub"
  cd "$folder/Sub"
  view A2 >>../A.swift
  view B2 >>../B.swift
  expect 1 git commit --quiet --all --message 2
  says "A.swift:4:"
  says "B.swift:4:"
  expect 1 git commit --quiet --message 2 ../A.swift
  says "A.swift:4:"
  silent "B.swift:4:"
  sed '$d' ../A.swift >../clean && mv ../clean ../A.swift
  expect 0 git commit --quiet --message 2 ../A.swift
done

# What attributes or bytes make binary has lines all the same, and a link may turn into a file.
repository hidden
ln -s nowhere L.swift
git add L.swift
git commit --quiet --message link
git branch base
printf 'import SwiftUI\nstruct A: View { @State public var x = 0; var body: some View { Text("") } }\n' >A.swift
echo '*.swift -diff' >.gitattributes
expect 1 "$sameview" --since base --changed-lines
says "A.swift:2:"
echo '*.swift binary' >.gitattributes
expect 1 "$sameview" --since base
rm .gitattributes
printf '//\0\n' >>A.swift
expect 1 "$sameview" --since base
says "A.swift:2:"
rm L.swift
sed 's/struct A/struct L/' A.swift >L.swift
expect 1 "$sameview" --since base
says "L.swift:2:"

# Lines that end with a carriage return alone are lines for the compiler, and none for git.
repository returns
printf 'import SwiftUI\n//\r//\r//\r//\nstruct R: View {\n  var body: some View { Text("a") }\n  @State private var x = 0\n}\n' >R.swift
git add R.swift
git commit --quiet --message 2
sed 's/private/public/' R.swift >changed
mv changed R.swift
expect 1 "$sameview" --changed-lines
says "R.swift:8:"
git add R.swift
echo >R.swift
expect 1 "$sameview" --staged --changed-lines
says "R.swift:8:"

# Links that make Swift of a text that was there, or lead elsewhere than before; a submodule at another commit.
repository links
mkdir old new
printf 'import SwiftUI\n' >old/text
view T >new/text
ln -s old now
ln -s now/text Text.swift
git add --all
git commit --quiet --message 2
ln -sfn new now
expect 1 "$sameview" --since HEAD --changed-lines
says "Text.swift:2:"
git add now
git commit --quiet --message 3
ln -s new/text New.swift
git add New.swift
rm Text.swift
expect 1 "$sameview" --since HEAD --changed-lines
says "New.swift:2:"
git init --quiet module
git -C module commit --quiet --allow-empty --message 1
git add --all 2>/dev/null
git commit --quiet --message 4
view M >module/M.swift
git -C module add --all
git -C module commit --quiet --message 2
expect 1 "$sameview" --since HEAD --changed-lines
says "module/M.swift:2:"
git add module
git commit --quiet --message 5
expect 0 "$sameview" --since HEAD
expect 1 "$sameview" --since HEAD~1
says "module/M.swift:2:"

# Names that Swift takes for equal have texts of their own.
repository equal
git config core.precomposeUnicode false
mark=$(printf '\314\201')
view E >"e$mark.swift"
printf 'import SwiftUI\n' >"$(printf '\303\251').swift"
view F >"${mark}f.swift"
mkdir sub
mv "${mark}f.swift" sub
git add --all
echo >"e$mark.swift"
echo >"$(printf '\303\251').swift"
expect 1 "$sameview" --staged
says "e$mark.swift:2:"
silent "$(printf '\303\251').swift:2:"
expect 1 "$sameview" --staged --context . sub
says "f.swift:2:"

# Nor does git's own bookkeeping hide what lies on the disk, or will be committed.
for flag in --assume-unchanged --skip-worktree; do
  repository unwatched
  git add A.swift
  git commit --quiet --message 2
  git update-index "$flag" A.swift B.swift
  view A2 >>A.swift
  expect 1 "$sameview" --since HEAD
  says "A.swift:5:"
  silent "B.swift"
  git update-index "--no-${flag#--}" A.swift
  git add A.swift
  git update-index "$flag" A.swift
  echo '// Nothing.' >A.swift
  expect 1 "$sameview" --staged
  says "A.swift:5:"
done

# A text that is only moved, from where nothing is linted; one that git ignores, but that is named.
repository moved
mkdir Tests
view M >Tests/M.swift
git add --all
git commit --quiet --message 2
git mv Tests/M.swift M.swift
git commit --quiet --message 3
expect 1 "$sameview" --since HEAD~1 --changed-lines
says "M.swift:2:"
echo Named.swift >>.git/info/exclude
view N >Named.swift
expect 1 "$sameview" --since HEAD Named.swift
says "Named.swift:2:"

# Messages of git that quote what files hold are not printed.
repository quoting
printf '::error::quoted\n' >.git/packed-refs
expect 2 "$sameview" --since HEAD
silent "quoted"

finish
