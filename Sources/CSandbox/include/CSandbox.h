// Restricts a process before it parses untrusted text, and exchanges files. These are system calls that Swift cannot
// name: Landlock and seccomp have no functions in the C library, `renameat2` has none in musl, and `sandbox_init` is in
// no module of macOS.

#ifndef CSANDBOX_H
#define CSANDBOX_H

/// The restrictions in force after `sandboxEnter`.
typedef struct {
  /// The process can open only the named files.
  int confinesFiles;
  /// The system refuses new programs, processes, connections and writing.
  int confinesCalls;
} SandboxState;

/// Closes inherited descriptors except the three standard streams.
void sandboxCloseInherited(void);

/// Permanently drops all rights of this thread, and of threads that it starts later, that are not needed to read the named
/// files. Must run before there is a second thread. Restrictions that the system does not support are skipped.
///
/// - Parameters:
///   - folders: Folders whose files may be read. The list ends with a null pointer, like the next one.
///   - files: Files that may be read, if they are regular files and not links.
///   - profile: The sandbox profile for macOS; unused elsewhere.
SandboxState sandboxEnter(const char *const *folders, const char *const *files, const char *profile);

/// The path of the library that an address of a function is in; null if there is none.
const char *sandboxLibraryPath(const void *address);

/// Exchanges two files of one file system in one step. Returns 0, or -1 if the system, or this file system, cannot.
int exchangeFiles(const char *path, const char *other);

#endif
