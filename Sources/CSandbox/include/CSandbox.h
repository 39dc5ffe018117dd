// What a process gives up before it parses what strangers wrote. These are system calls that Swift cannot name:
// Landlock and seccomp have no functions in the C library, and `sandbox_init` is in no module of macOS.

#ifndef CSANDBOX_H
#define CSANDBOX_H

/// What holds after `sandboxEnter`.
typedef struct {
  /// The system lets this process open nothing but what was named.
  int confinesFiles;
  /// The system refuses new programs, processes, connections and writing.
  int confinesCalls;
} SandboxState;

/// Closes what this process inherited besides the three standard streams.
void sandboxCloseInherited(void);

/// Gives up, for good, all that this thread and the threads that it starts from now on do not need to read the
/// files that are named. Must run before there is a second thread. What the system does not offer is left out.
///
/// - Parameters:
///   - folders: What lies in these may be read. Ends with a null pointer, like the next.
///   - files: May be read, if they are regular files and no links.
///   - profile: For macOS, which has a language of its own for this; unused elsewhere.
SandboxState sandboxEnter(const char *const *folders, const char *const *files, const char *profile);

/// The path of the library that an address of a function is in; null if there is none.
const char *sandboxLibraryPath(const void *address);

#endif
