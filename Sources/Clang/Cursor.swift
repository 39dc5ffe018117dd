// Swift wrappers of libclang's syntax tree. Unsafe code stays in this file and in `Library.swift`.

import CLibclang

/// One parsed source file with everything that it includes.
@safe final class TranslationUnit {
  fileprivate let library: ClangFunctions
  private let index: UnsafeMutableRawPointer
  fileprivate let unit: UnsafeMutableRawPointer
  private var names: [UnsafeMutableRawPointer: String] = unsafe [:]

  /// A text that replaces a file.
  struct Unsaved {
    let path: String
    let text: [UInt8]
  }

  /// Parses the file despite missing headers.
  init(_ path: String, arguments: [String], unsaved: [Unsaved], library: Library) throws(ParseProblem.Kind) {
    let functions = library.functions
    self.library = functions
    guard let index = functions.createIndex(0, 0) else { throw .unparsed }
    unsafe self.index = unsafe index
    var unit: UnsafeMutableRawPointer?
    let keepsGoing: UInt32 = 0x200
    let result = unsafe withCStrings(arguments) { argv in
      unsafe withCStrings(unsaved.map(\.path)) { paths in
        let texts = unsaved.flatMap(\.text)
        return unsafe texts.withUnsafeBytes { bytes in
          var files: [ClangUnsavedFile] = unsafe []
          var start = 0
          for (i, file) in unsaved.enumerated() {
            let text = unsafe bytes.baseAddress.map { unsafe ($0 + start).assumingMemoryBound(to: CChar.self) }
            unsafe files.append(ClangUnsavedFile(path: paths[i], text: text, length: UInt(file.text.count)))
            start += file.text.count
          }
          let count = UInt32(unsaved.count)
          return unsafe files.withUnsafeMutableBufferPointer { files in
            unsafe functions.parseTranslationUnit2(
              index, path, argv, Int32(arguments.count), files.baseAddress, count, keepsGoing, &unit)
          }
        }
      }
    }
    guard result == 0, let unit = unsafe unit else {
      unsafe functions.disposeIndex(index)
      // libclang recovers from most crashes of clang.
      throw result == Self.crashed ? .crashed : .unparsed
    }
    unsafe self.unit = unsafe unit
  }

  /// `CXError_Crashed`
  private static let crashed: Int32 = 2

  deinit {
    unsafe library.disposeTranslationUnit(unit)
    unsafe library.disposeIndex(index)
  }

  var root: Cursor { unsafe Cursor(library.getTranslationUnitCursor(unit), self) }

  fileprivate func text(_ string: ClangString) -> String {
    defer { unsafe library.disposeString(string) }
    guard let characters = unsafe library.getCString(string) else { return "" }
    return unsafe String(cString: characters)
  }

  struct Diagnostic {
    enum Severity: Int32 { case ignored, note, warning, error, fatal }
    let severity: Severity
    let message: String
    /// The category of the message. libclang has a dozen of them.
    let category: String
    let place: Place?
    let line: Int
  }

  var diagnostics: [Diagnostic] {
    let count = unsafe library.getNumDiagnostics(unit)
    var found: [Diagnostic] = []
    for i in 0..<count {
      guard let diagnostic = unsafe library.getDiagnostic(unit, i) else { continue }
      defer { unsafe library.disposeDiagnostic(diagnostic) }
      let location = unsafe library.getDiagnosticLocation(diagnostic)
      let severity = unsafe Diagnostic.Severity(rawValue: library.getDiagnosticSeverity(diagnostic)) ?? .ignored
      guard severity >= .error else { continue }
      var line: UInt32 = 0
      unsafe library.getFileLocation(location, nil, &line, nil, nil)
      unsafe found.append(
        Diagnostic(
          severity: severity, message: text(library.getDiagnosticSpelling(diagnostic)),
          category: text(library.getDiagnosticCategoryText(diagnostic)), place: place(location), line: Int(line)))
    }
    return found
  }

  /// A file of the unit.
  @safe struct File {
    fileprivate let file: UnsafeMutableRawPointer
    let path: String
  }

  /// The file itself and all included files.
  var inclusions: [File] {
    let list = Inclusions()
    withExtendedLifetime(list) {
      let context = unsafe Unmanaged.passUnretained(list).toOpaque()
      unsafe library.getInclusions(
        unit,
        { file, _, _, context in
          guard let file = unsafe file else { return }
          unsafe Unmanaged<Inclusions>.fromOpaque(context!).takeUnretainedValue().files.append(file)
        }, context)
    }
    return unsafe list.files.map { unsafe File(file: $0, path: text(library.getFileName($0))) }
  }

  @safe private final class Inclusions {
    var files: [UnsafeMutableRawPointer] = unsafe []
  }

  func contents(of file: File) -> [UInt8] {
    unsafe bytes(at: Place(file: file.file, offset: 0), count: .max)
  }

  /// A place in a file: the file as an opaque number, and a UTF-8 offset.
  @safe struct Place {
    fileprivate let file: UnsafeMutableRawPointer
    let offset: Int
  }

  fileprivate func place(_ location: ClangLocation) -> Place? {
    var file: UnsafeMutableRawPointer?
    var offset: UInt32 = 0
    unsafe library.getFileLocation(location, &file, nil, nil, &offset)
    guard let file = unsafe file else { return nil }
    return unsafe Place(file: file, offset: Int(offset))
  }

  /// The path of the file, as it was passed or found.
  func path(of place: Place) -> String {
    if let known = unsafe names[place.file] { return known }
    let path = unsafe text(library.getFileName(place.file))
    unsafe names[place.file] = path
    return path
  }

  /// The last byte before the place that is not a blank.
  func byte(before place: Place) -> UInt8? {
    let start = max(0, place.offset - 16)
    let before = unsafe bytes(at: Place(file: place.file, offset: start), count: place.offset - start)
    return before.last { $0 > 0x20 }
  }

  /// Up to `count` bytes of the file from the place on.
  func bytes(at place: Place, count: Int) -> [UInt8] {
    var length: UInt = 0
    guard let contents = unsafe library.getFileContents(unit, place.file, &length), place.offset < Int(length)
    else { return [] }
    let start = unsafe UnsafeRawPointer(contents) + place.offset
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: min(count, Int(length) - place.offset)))
  }
}

extension TranslationUnit.Diagnostic.Severity: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A node. It keeps its unit alive.
@safe struct Cursor {
  /// The kinds that SameView uses, with libclang's numbers.
  enum Kind: Int32 {
    case structDecl = 2, unionDecl, classDecl, enumDecl, field, enumConstant, function, variable, parameter
    case objcInterface = 11, objcCategory, objcProtocol, objcProperty, objcIvar, instanceMethod, classMethod
    case objcImplementation = 18, objcCategoryImplementation, typedef, cxxMethod, namespace, linkage, constructor
    case superclassReference = 40, protocolReference, classReference, typeReference
    case unexposedExpression = 100, declarationReference, memberReference, call, message, block
    case integerLiteral = 106
    case parenthesized = 111, unary, arraySubscript, binary, compoundAssignment, conditional, cast
    case sizeOf = 136
    case lambda = 144
    case compound = 202
    case ifStatement = 205
    case tryStatement = 216, catchStatement, finallyStatement, throwStatement, synchronized, autoreleasePool
    case cxxCatch = 223
    case unexposedAttribute = 400
    case other = -1
  }
  enum Linkage: Int32 { case invalid, none, `internal`, uniqueExternal, external }

  let unit: TranslationUnit
  private let cursor: ClangCursor
  let kind: Kind

  fileprivate init(_ cursor: ClangCursor, _ unit: TranslationUnit) {
    self.unit = unit
    self.cursor = cursor
    kind = Kind(rawValue: cursor.kind) ?? .other
  }

  private var library: ClangFunctions { unit.library }

  /// Nil for the null cursor.
  private func existing(_ cursor: ClangCursor) -> Cursor? {
    // The kinds from 70 to 73 are all invalid.
    (70...73).contains(cursor.kind) ? nil : Cursor(cursor, unit)
  }

  var children: [Cursor] {
    let list = Children(unit)
    withExtendedLifetime(list) {
      let context = unsafe Unmanaged.passUnretained(list).toOpaque()
      _ = unsafe library.visitChildren(
        cursor,
        { child, _, context in
          unsafe Unmanaged<Children>.fromOpaque(context!).takeUnretainedValue().add(child)
          return 1
        }, context)
    }
    return list.cursors
  }

  private final class Children {
    let unit: TranslationUnit
    var cursors: [Cursor] = []
    init(_ unit: TranslationUnit) { self.unit = unit }
    func add(_ cursor: ClangCursor) { cursors.append(Cursor(cursor, unit)) }
  }

  var spelling: String { unsafe unit.text(library.getCursorSpelling(cursor)) }
  /// The identifier of the declaration, the same in all units.
  var usr: String { unsafe unit.text(library.getCursorUSR(cursor)) }
  /// The declaration that the expression refers to.
  var referenced: Cursor? { existing(library.getCursorReferenced(cursor)) }
  var parent: Cursor? { existing(library.getCursorSemanticParent(cursor)) }
  var isDefinition: Bool { library.isCursorDefinition(cursor) != 0 }
  var linkage: Linkage { Linkage(rawValue: library.getCursorLinkage(cursor)) ?? .invalid }
  /// Whether it is `static`, in any sense.
  var isStatic: Bool { library.Cursor_getStorageClass(cursor) == 3 }
  var isVariadic: Bool { library.Cursor_isVariadic(cursor) != 0 }
  var isVirtual: Bool { library.CXXMethod_isVirtual(cursor) != 0 }

  /// The parameters of a function or method, or the arguments of a call or message.
  var arguments: [Cursor] {
    let count = library.Cursor_getNumArguments(cursor)
    return count <= 0 ? [] : (0..<UInt32(count)).compactMap { existing(library.Cursor_getArgument(cursor, $0)) }
  }

  var type: CType { CType(library.getCursorType(cursor), unit) }
  var resultType: CType { CType(library.getCursorResultType(cursor), unit) }
  /// The receiver of a message.
  var receiverType: CType { CType(library.Cursor_getReceiverType(cursor), unit) }

  var place: TranslationUnit.Place? { unit.place(library.getCursorLocation(cursor)) }
  var isInSystemHeader: Bool { library.Location_isInSystemHeader(library.getCursorLocation(cursor)) != 0 }

  var start: TranslationUnit.Place? {
    unit.place(library.getRangeStart(library.getCursorExtent(cursor)))
  }
  var end: TranslationUnit.Place? {
    unit.place(library.getRangeEnd(library.getCursorExtent(cursor)))
  }

  /// The place of the name: the declared name of a declaration, the selector of a message.
  var namePlace: TranslationUnit.Place? {
    let range = library.Cursor_getSpellingNameRange(cursor, 0, 0)
    return unit.place(library.getRangeStart(range)) ?? place
  }

  func isSame(as other: Cursor) -> Bool { usr == other.usr && !usr.isEmpty }
}

@safe struct CType {
  enum Kind: Int32 {
    case invalid = 0
    case void = 2, bool
    case objcId = 27, objcClass, objcSelector
    case pointer = 101, blockPointer, lvalueReference, rvalueReference, record, enumeration, typedef, objcInterface
    case objcObjectPointer = 109
    case functionNoPrototype = 110, functionPrototype
    case constantArray = 112
    case incompleteArray = 114
    case elaborated = 119
    case objcObject = 161
    case other = -1
  }
  private let type: ClangType
  private let unit: TranslationUnit

  fileprivate init(_ type: ClangType, _ unit: TranslationUnit) {
    self.type = type
    self.unit = unit
  }

  var number: Int32 { type.kind }
  var kind: Kind { Kind(rawValue: type.kind) ?? .other }
  var spelling: String { unsafe unit.text(unit.library.getTypeSpelling(type)) }
  var pointee: CType { CType(unit.library.getPointeeType(type), unit) }
  var result: CType { CType(unit.library.getResultType(type), unit) }
  var canonical: CType { CType(unit.library.getCanonicalType(type), unit) }
  var declaration: Cursor { Cursor(unit.library.getTypeDeclaration(type), unit) }
}

/// Calls `body` with the texts as C strings.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let all: [UInt8] = texts.flatMap { Array($0.utf8) + [0] }
  return unsafe all.withUnsafeBytes { bytes in
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count + 1)
    defer { unsafe list.deallocate() }
    var start = 0
    for (i, text) in texts.enumerated() {
      unsafe (list + i).initialize(to: (bytes.baseAddress! + start).assumingMemoryBound(to: CChar.self))
      start += text.utf8.count + 1
    }
    unsafe (list + texts.count).initialize(to: nil)
    return unsafe body(list)
  }
}
