// libclang, found and loaded at run time.

import CLibclang
import Files

/// The functions of a loaded libclang.
@safe struct Library {
  let functions: ClangFunctions
  /// The folder of the compiler's own headers, if libclang may not find it by its own path.
  let resourceArguments: [String]

  /// The folder of the headers that came with the library.
  let folders: [String]

  /// Loads the first libclang outside of the project.
  ///
  /// - Returns: Nil if there is none.
  init?(for boundary: Boundary) {
    for candidate in Self.candidates(for: boundary) {
      guard let library = DynamicLibrary(path: candidate), let functions = Self.functions(of: library) else {
        continue
      }
      self.functions = functions
      // The loader has found a library that was opened by its name alone.
      let path =
        unsafe library.address(of: "clang_createIndex").flatMap { unsafe library.path(holding: $0) } ?? candidate
      resourceArguments = Self.resourceArguments(besides: path)
      let places = [path, Platform.realPath(path) ?? path].map(\.folder).filter { $0.hasPrefix("/") }
      folders = Set(places.flatMap { ["\($0)/clang", "\($0.folder)/include"] }).sorted()
      return
    }
    return nil
  }

  /// The addresses of all functions; nil if one is missing, as in another library or version.
  private static func functions(of library: DynamicLibrary) -> ClangFunctions? {
    let count = unsafe MemoryLayout<ClangFunctions>.size / MemoryLayout<UnsafeMutableRawPointer>.size
    let addresses = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: count)
    defer { unsafe addresses.deallocate() }
    let names = unsafe firstName
    for i in 0..<count {
      guard let name = unsafe names[i],
        let address = unsafe library.address(of: "clang_" + String(cString: name))
      else { return nil }
      unsafe (addresses + i).initialize(to: address)
    }
    // A struct of function pointers has the layout of an array of addresses.
    return unsafe UnsafeRawPointer(addresses).loadUnaligned(as: ClangFunctions.self)
  }

  private static var firstName: UnsafePointer<UnsafePointer<CChar>?> {
    unsafe clangFunctionNameList()
  }

  private static func resourceArguments(besides library: String) -> [String] {
    guard let slash = library.lastIndex(of: "/") else { return [] }
    for version in (16...40).reversed() {
      let folder = library[..<slash] + "/clang/\(version)"
      if Platform.exists(folder + "/include/stddef.h") { return ["-resource-dir", String(folder)] }
    }
    return []
  }

  /// Possible paths of libclang, the most likely one first. The environment variable `SAMEVIEW_LIBCLANG` replaces them
  /// by its absolute path, or by none for `none`.
  static func candidates(for boundary: Boundary) -> [String] {
    if let named = Platform.environment("SAMEVIEW_LIBCLANG"), !named.isEmpty {
      return named.hasPrefix("/") ? [named] : []
    }
    #if os(macOS)
      let developer = Platform.environment("DEVELOPER_DIR").map { [$0] } ?? []
      let toolchains = (developer + ["/Applications/Xcode.app/Contents/Developer"]).map {
        $0 + "/Toolchains/XcodeDefault.xctoolchain/usr/lib"
      }
      let others = [
        "/Library/Developer/CommandLineTools/usr/lib", "/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib",
      ]
      let folders = toolchains + others
      return folders.map { $0 + "/libclang.dylib" }.filter { boundary.trusts($0) }
    #else
      // LLVM's own folders precede the system's, because the library finds the headers of its compiler from there.
      let versions = (11...30).reversed()
      var paths = versions.map { "/usr/lib/llvm-\($0)/lib/libclang.so.1" }
      paths += ["/usr/lib/llvm/lib/libclang.so", "/usr/lib64/libclang.so", "/usr/lib/libclang.so"]
      // The loader searches the folders of this variable first. `ClangPool` removes those that are not trusted. If
      // another program calls this subcommand with such a folder, names without a path are not tried.
      let variable = Platform.environment("LD_LIBRARY_PATH") ?? ""
      if trustedList(variable, separators: ":;", boundary) == variable {
        paths += ["libclang.so"] + versions.map { "libclang-\($0).so.1" } + ["libclang.so.1"]
      }
      // Swift toolchains include libclang.
      for folder in (Platform.environment("PATH") ?? "").split(separator: ":") where folder.hasSuffix("/bin") {
        paths.append(String(folder.dropLast("bin".count) + "lib/libclang.so"))
      }
      return paths.filter { !$0.contains("/") || boundary.trusts($0) && Platform.exists($0) }
    #endif
  }

  /// The trusted folders of such a list. An empty name would be the working folder.
  static func trustedList(_ list: String, separators: String, _ boundary: Boundary) -> String {
    list.split(whereSeparator: { separators.contains($0) }).map(String.init).filter { boundary.trusts($0) }
      .joined(separator: ":")
  }
}
