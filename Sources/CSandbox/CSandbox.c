#define _GNU_SOURCE
#include "CSandbox.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

const char *sandboxLibraryPath(const void *address) {
  Dl_info info;
  return dladdr(address, &info) ? info.dli_fname : NULL;
}

#if defined(__linux__)

#include <sys/prctl.h>
#include <sys/syscall.h>

// The kernel's headers may be older than the kernel, so this file declares what it needs of them.

// MARK: Landlock: which files may be opened

// These numbers are the same on all processors that Swift runs on.
enum { landlockCreate = 444, landlockAddRule = 445, landlockRestrict = 446, closeRange = 436 };

enum {
  readsFiles = 1 << 2,
  readsFolders = 1 << 3,
  // Running, writing, removing and making things: all rights of the first version.
  rightsOfVersion1 = (1 << 13) - 1,
  // Version 2: moving between folders. 3: cutting files off. 5: talking to devices.
  movesFiles = 1 << 13,
  truncates = 1 << 14,
  controlsDevices = 1 << 15,
};

struct LandlockRights {
  uint64_t files;
  // From version 4: TCP.
  uint64_t network;
  // From version 6: sockets without a path, and signals to other processes.
  uint64_t scope;
};

struct LandlockPath {
  uint64_t rights;
  int32_t descriptor;
} __attribute__((packed));

static void allow(int rules, const char *path, int isFolder) {
  // The path is looked up, not opened. A link in place of a file is not followed.
  int file = open(path, O_PATH | O_CLOEXEC | (isFolder ? O_DIRECTORY : O_NOFOLLOW));
  if (file < 0) return;
  struct stat info;
  if (isFolder || (fstat(file, &info) == 0 && S_ISREG(info.st_mode))) {
    struct LandlockPath rule = {isFolder ? readsFiles | readsFolders : readsFiles, file};
    syscall(landlockAddRule, rules, 1, &rule, 0);
  }
  close(file);
}

static int confineFiles(const char *const *folders, const char *const *files) {
  long version = syscall(landlockCreate, NULL, 0, 1);
  if (version < 1) return 0;
  struct LandlockRights rights = {rightsOfVersion1, 0, 0};
  if (version >= 2) rights.files |= movesFiles;
  if (version >= 3) rights.files |= truncates;
  if (version >= 4) rights.network = 3;
  if (version >= 5) rights.files |= controlsDevices;
  if (version >= 6) rights.scope = 3;
  size_t size = version >= 6 ? sizeof rights : version >= 4 ? 16 : 8;
  int rules = (int)syscall(landlockCreate, &rights, size, 0);
  if (rules < 0) return 0;
  for (; *folders; folders++) allow(rules, *folders, 1);
  for (; *files; files++) allow(rules, *files, 0);
  int isOn = syscall(landlockRestrict, rules, 0) == 0;
  close(rules);
  return isOn;
}

// MARK: seccomp: which system calls are answered

#if defined(__x86_64__)
#define PROCESSOR 0xC000003Eu
#elif defined(__aarch64__)
#define PROCESSOR 0xC00000B7u
#endif

#ifdef PROCESSOR

struct Instruction {
  uint16_t code;
  uint8_t ifTrue, ifFalse;
  uint32_t value;
};
struct Program {
  uint16_t count;
  const struct Instruction *instructions;
};

enum { load = 0x20, ifEqual = 0x15, ifAtLeast = 0x35, ifAnyBit = 0x45, end = 0x06 };
enum { numberOffset = 0, processorOffset = 4, argumentOffset = 16 };
#define ALLOWED 0x7FFF0000u
#define REFUSED (0x00050000u | EPERM)
#define ABSENT (0x00050000u | ENOSYS)
#define KILLED 0x80000000u

// Calls that are refused with any arguments. Landlock, if present, refuses some of them, too.
static const int refused[] = {
  // Other programs and processes.
  __NR_execve, __NR_execveat, __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_tkill,
  __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo, __NR_unshare, __NR_setns, 424 /* pidfd_send_signal */,
  434 /* pidfd_open */, 438 /* pidfd_getfd */, 440 /* process_madvise */,
  // Connections.
  __NR_socket, __NR_socketpair, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4, __NR_sendto,
  __NR_sendmsg, __NR_sendmmsg, __NR_shmget, __NR_shmat, __NR_msgget, __NR_semget, __NR_mq_open,
  // Ways around the checked calls.
  425, 426, 427 /* io_uring */, 437 /* openat2 */, __NR_open_by_handle_at, __NR_name_to_handle_at, __NR_memfd_create,
  __NR_bpf, __NR_perf_event_open, 323 * (PROCESSOR == 0xC000003Eu) + 282 * (PROCESSOR == 0xC00000B7u) /* userfaultfd */,
  // Changes of files without an open file.
  __NR_truncate, __NR_unlinkat, __NR_renameat, __NR_renameat2, __NR_linkat, __NR_symlinkat, __NR_mkdirat, __NR_mknodat, __NR_fchmod,
  __NR_fchmodat, 452 /* fchmodat2 */, __NR_fchown, __NR_fchownat, __NR_utimensat, __NR_setxattr, __NR_lsetxattr,
  __NR_fsetxattr, __NR_removexattr, __NR_lremovexattr, __NR_fremovexattr, 463, 466 /* setxattrat, removexattrat */,
  // Changes of the whole system, in case this is root.
  __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, 428, 429, 430, 431, 432, 433, 442 /* mounts of today */,
  __NR_swapon, __NR_swapoff, __NR_reboot, __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_kexec_load, __NR_kexec_file_load,
  __NR_keyctl, __NR_add_key, __NR_request_key, __NR_settimeofday, __NR_clock_settime, __NR_sethostname,
  __NR_setdomainname, __NR_acct, __NR_quotactl, __NR_syslog,
#if defined(__x86_64__)
  __NR_fork, __NR_vfork, __NR_creat, __NR_unlink, __NR_rename, __NR_link, __NR_symlink, __NR_mkdir,
  __NR_rmdir, __NR_mknod, __NR_chmod, __NR_chown, __NR_lchown, __NR_utime, __NR_utimes, __NR_futimesat, __NR_iopl,
  __NR_ioperm,
#endif
};

enum { refusedCount = sizeof refused / sizeof *refused };

static int confineCalls(void) {
  // Two instructions for each refused call, and at most five for each checked call.
  static struct Instruction program[2 * refusedCount + 64];
  unsigned count = 0;
#define ADD(code, value, ifTrue, ifFalse) \
  (program[count++] = (struct Instruction){code, ifTrue, ifFalse, (uint32_t)(value)})
  ADD(load, processorOffset, 0, 0);
  ADD(ifEqual, PROCESSOR, 1, 0);
  ADD(end, KILLED, 0, 0);
  ADD(load, numberOffset, 0, 0);
#if defined(__x86_64__)
  // The same calls under other numbers.
  ADD(ifAtLeast, 0x40000000, 0, 1);
  ADD(end, REFUSED, 0, 0);
#endif
  for (unsigned i = 0; i < refusedCount; i++) {
    ADD(ifEqual, refused[i], 0, 1);
    ADD(end, REFUSED, 0, 0);
  }
  // A filter cannot read its flags, which are in memory; the C library then uses the older `clone`.
  ADD(ifEqual, 435, 0, 1);
  ADD(end, ABSENT, 0, 0);
  // Allows threads, not processes.
  ADD(ifEqual, __NR_clone, 0, 4);
  ADD(load, argumentOffset, 0, 0);
  ADD(ifAnyBit, 0x10000, 1, 0);
  ADD(end, REFUSED, 0, 0);
  ADD(end, ALLOWED, 0, 0);
  // Allows signals to itself, which `abort` needs, and limits of itself.
  const int toItself[] = {__NR_kill, __NR_tgkill};
  for (unsigned i = 0; i < 2; i++) {
    ADD(ifEqual, toItself[i], 0, 4);
    ADD(load, argumentOffset, 0, 0);
    ADD(ifEqual, getpid(), 1, 0);
    ADD(end, REFUSED, 0, 0);
    ADD(end, ALLOWED, 0, 0);
  }
  ADD(ifEqual, __NR_prlimit64, 0, 4);
  ADD(load, argumentOffset, 0, 0);
  ADD(ifEqual, 0, 1, 0);
  ADD(end, REFUSED, 0, 0);
  ADD(end, ALLOWED, 0, 0);
  // Allows opening for reading. `O_TMPFILE` implies one of these flags.
  const int writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
  ADD(ifEqual, __NR_openat, 0, 4);
  ADD(load, argumentOffset + 2 * 8, 0, 0);
  ADD(ifAnyBit, writing, 0, 1);
  ADD(end, REFUSED, 0, 0);
  ADD(end, ALLOWED, 0, 0);
#if defined(__x86_64__)
  ADD(ifEqual, __NR_open, 0, 4);
  ADD(load, argumentOffset + 8, 0, 0);
  ADD(ifAnyBit, writing, 0, 1);
  ADD(end, REFUSED, 0, 0);
  ADD(end, ALLOWED, 0, 0);
#endif
  ADD(end, ALLOWED, 0, 0);
#undef ADD
  struct Program all = {(uint16_t)count, program};
  const int setSeccomp = 22, filters = 2;
  return prctl(setSeccomp, filters, &all, 0, 0) == 0;
}

#else
static int confineCalls(void) { return 0; }
#endif

int exchangeFiles(const char *path, const char *other) {
  const unsigned exchanges = 1 << 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, exchanges);
}

void sandboxCloseInherited(void) {
  if (syscall(closeRange, 3, ~0u, 0) == 0) return;
  // Before Linux 5.9.
  for (int descriptor = 3; descriptor < 1024; descriptor++) close(descriptor);
}

SandboxState sandboxEnter(const char *const *folders, const char *const *files, const char *profile) {
  (void)profile;
  SandboxState state = {0, 0};
  // No setuid program makes this process root again. Landlock and seccomp require this.
  const int setNoNewPrivileges = 38;
  if (prctl(setNoNewPrivileges, 1, 0, 0, 0) != 0) return state;
  state.confinesFiles = confineFiles(folders, files);
  state.confinesCalls = confineCalls();
  return state;
}

#elif defined(__APPLE__)

int exchangeFiles(const char *path, const char *other) { return renamex_np(path, other, RENAME_SWAP); }

// Some descriptors are guarded on this system: closing one ends the process.
void sandboxCloseInherited(void) {}

SandboxState sandboxEnter(const char *const *folders, const char *const *files, const char *profile) {
  (void)folders, (void)files;
  SandboxState state = {0, 0};
  // Not in a header that Swift packages may include, and deprecated for long, but browsers use it.
  int (*enter)(const char *, uint64_t, char **) = dlsym(RTLD_DEFAULT, "sandbox_init");
  char *problem = NULL;
  if (enter && enter(profile, 0, &problem) == 0) state.confinesFiles = state.confinesCalls = 1;
  return state;
}

#else

void sandboxCloseInherited(void) {}

SandboxState sandboxEnter(const char *const *folders, const char *const *files, const char *profile) {
  (void)folders, (void)files, (void)profile;
  return (SandboxState){0, 0};
}

#endif
