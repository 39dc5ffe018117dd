// What C functions cost where C code calls them. In C, a bare name is the function of the library unless the project
// declares that name. In Swift such names (`read`, `open`, `connect`) could mean anything, so only the rows of
// `EffectRows.swift` count there.

/// Functions of libc, POSIX, libdispatch, CoreFoundation and common libraries that block, wait or work hard.
public enum CEffects {
  /// Nil for a function that is cheap or unknown.
  public static func cost(of function: String) -> ExpensiveCall? { table[function] }

  private static let table: [String: ExpensiveCall] = {
    var table: [String: ExpensiveCall] = [:]
    func add(
      _ category: EffectCategory, _ body: EffectSeverity, _ initializer: EffectSeverity, _ row: EffectSeverity,
      _ names: String
    ) {
      let cost = ExpensiveCall(category: category, body: body, initializer: initializer, row: row)
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) { table[String(name)] = cost }
    }

    // Files: the call waits for a disk, or for the other end of a pipe.
    add(
      .fileAccess, .error, .warning, .error,
      """
      open openat creat read pread readv preadv write pwrite writev pwritev fsync fdatasync ftruncate truncate
      fopen fdopen freopen fread fwrite fgets fputs fgetc fputc getc putc fscanf fprintf vfprintf getline getdelim
      fflush fclose fseek fseeko rewind tmpfile mkstemp mkdtemp rename renameat unlink unlinkat remove rmdir mkdir
      mkdirat link symlink copyfile fcopyfile clonefile sendfile flock lockf opendir fdopendir readdir readdir_r
      scandir nftw ftw glob realpath mmap msync
      CFReadStreamOpen CFReadStreamRead CFWriteStreamOpen CFWriteStreamWrite CFURLCreateDataAndPropertiesFromResource
      CFURLResourceIsReachable CGDataProviderCreateWithURL CGDataProviderCreateWithFilename
      CGDataProviderCopyData
      """)
    add(
      .fileAccess, .warning, .info, .warning,
      """
      access faccessat fstatat statvfs fstatvfs fstatfs readlink getcwd getxattr setxattr listxattr chmod chown
      utimes CFBundleCopyResourceURL CFBundleGetMainBundle
      """)

    // Other machines, and other threads.
    add(
      .network, .error, .error, .error,
      """
      connect accept accept4 recv recvfrom recvmsg send sendto sendmsg select pselect poll ppoll epoll_wait kevent
      kevent64 getnameinfo gethostbyaddr res_query sleep usleep nanosleep clock_nanosleep thrd_sleep pause sigwait
      sem_wait sem_timedwait semaphore_wait pthread_join pthread_cond_wait pthread_cond_timedwait
      pthread_barrier_wait thrd_join cnd_wait cnd_timedwait dispatch_sync dispatch_sync_f dispatch_barrier_sync
      dispatch_async_and_wait dispatch_semaphore_wait dispatch_group_wait dispatch_block_wait dispatch_apply
      CFRunLoopRun CFRunLoopRunInMode CFSocketConnectToAddress CFSocketSendData CFMessagePortSendRequest
      CFHostStartInfoResolution CFNetServiceResolveWithTimeout SSL_connect SSL_read SSL_write nghttp2_session_recv
      """)
    add(
      .lock, .warning, .info, .warning,
      """
      pthread_mutex_lock pthread_mutex_timedlock pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_spin_lock
      mtx_lock mtx_timedlock os_unfair_lock_lock OSSpinLockLock objc_sync_enter
      """)

    // Processes and the system.
    add(
      .systemCall, .error, .warning, .error,
      """
      fork vfork execv execve execvp execl execlp posix_spawnp wait wait3 wait4 pclose backtrace_symbols
      getpwnam getpwuid getgrnam getgrgid syscall ioctl
      """)

    // Databases whose functions share no prefix.
    add(
      .database, .error, .error, .error,
      """
      mdb_env_open mdb_env_sync mdb_env_copy mdb_txn_commit leveldb_open leveldb_get leveldb_put rocksdb_open
      dbm_open dbm_fetch
      """)

    // Images, sound and compression.
    add(
      .image, .warning, .warning, .error,
      """
      jpeg_read_header jpeg_start_decompress jpeg_read_scanlines jpeg_start_compress jpeg_write_scanlines
      tjDecompress2 tjCompress2 png_read_info png_read_image png_read_png png_write_image png_write_png
      WebPDecode WebPDecodeRGBA WebPDecodeBGRA WebPEncodeRGBA stbi_load stbi_load_from_memory stbi_write_png
      TIFFOpen TIFFReadRGBAImage gifsicle_read CGImageDestinationFinalize CGImageDestinationCreateWithURL
      avcodec_send_packet avcodec_receive_frame avformat_open_input avformat_find_stream_info sws_scale
      ExtAudioFileOpenURL ExtAudioFileRead AudioFileOpenURL AudioFileReadPacketData
      """)
    add(
      .cryptography, .warning, .warning, .error,
      """
      inflate deflate compress compress2 uncompress uncompress2 gzopen gzread gzwrite gzgets crc32 adler32
      BZ2_bzCompress BZ2_bzDecompress BZ2_bzBuffToBuffDecompress lzma_code lzma_stream_buffer_decode
      LZ4_compress_default LZ4_decompress_safe ZSTD_compress ZSTD_decompress compression_encode_buffer
      compression_decode_buffer EVP_DigestInit_ex EVP_DigestUpdate EVP_DigestFinal_ex EVP_EncryptUpdate
      EVP_DecryptUpdate PKCS5_PBKDF2_HMAC RSA_generate_key_ex secp256k1_ecdsa_sign secp256k1_ecdsa_verify
      secp256k1_schnorrsig_sign32 secp256k1_schnorrsig_verify SecKeyGeneratePair
      """)

    // Text.
    add(
      .textAnalysis, .warning, .warning, .error,
      "regcomp regexec pcre_compile pcre2_compile_8 pcre2_match_8 CFStringTokenizerCreate CFStringTransform")
    add(
      .coding, .warning, .warning, .error,
      """
      CFPropertyListCreateWithData CFPropertyListCreateData CFPropertyListCreateFromXMLData xmlParseFile
      xmlReadFile xmlReadMemory xmlParseMemory htmlReadMemory XML_Parse cJSON_Parse json_loads json_load_file
      yaml_parser_load
      """)
    add(
      .formatter, .warning, .warning, .error,
      "CFDateFormatterCreate CFNumberFormatterCreate udat_open unum_open")
    add(
      .preferences, .warning, .warning, .warning,
      "CFPreferencesAppSynchronize CFPreferencesSynchronize CFPreferencesCopyAppValue")
    // Cheap: `gettimeofday`, `time`, `strlen`, `memcpy`, `malloc`, `sin` and similar functions.
    return table
  }()
}
