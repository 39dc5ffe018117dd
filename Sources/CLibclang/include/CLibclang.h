// Declarations of the part of libclang's C interface that SameView calls.
//
// libclang is loaded at run time, if at all, and neither linked nor included. These structs have the
// layout that its stable interface promises, and each member of `ClangFunctions` is the address of the
// function with that name after `clang_`.

#ifndef CLIBCLANG_H
#define CLIBCLANG_H

/// A string of libclang, freed by `disposeString`.
typedef struct {
  const void *data;
  unsigned flags;
} ClangString;

/// A node of the syntax tree.
typedef struct {
  int kind;
  int extra;
  const void *data[3];
} ClangCursor;

typedef struct {
  int kind;
  void *data[2];
} ClangType;

typedef struct {
  const void *pointers[2];
  unsigned offset;
} ClangLocation;

typedef struct {
  const void *pointers[2];
  unsigned start;
  unsigned end;
} ClangRange;

/// A text that replaces a file.
typedef struct {
  const char *path;
  const char *text;
  unsigned long length;
} ClangUnsavedFile;

typedef int (*ClangVisitor)(ClangCursor cursor, ClangCursor parent, void *context);
typedef void (*ClangInclusionVisitor)(void *file, const ClangLocation *stack, unsigned depth, void *context);

/// In the order of `clangFunctionNameList`.
typedef struct {
  void *(*createIndex)(int excludesPrecompiled, int printsDiagnostics);
  void (*disposeIndex)(void *index);
  int (*parseTranslationUnit2)(
    void *index, const char *path, const char *const *arguments, int argumentCount, ClangUnsavedFile *files,
    unsigned fileCount, unsigned options, void **unit);
  void (*disposeTranslationUnit)(void *unit);
  ClangCursor (*getTranslationUnitCursor)(void *unit);
  unsigned (*visitChildren)(ClangCursor parent, ClangVisitor visitor, void *context);

  const char *(*getCString)(ClangString string);
  void (*disposeString)(ClangString string);
  ClangString (*getClangVersion)(void);

  ClangString (*getCursorSpelling)(ClangCursor cursor);
  ClangString (*getCursorUSR)(ClangCursor cursor);
  ClangLocation (*getCursorLocation)(ClangCursor cursor);
  ClangRange (*getCursorExtent)(ClangCursor cursor);
  ClangRange (*Cursor_getSpellingNameRange)(ClangCursor cursor, unsigned piece, unsigned options);
  ClangCursor (*getCursorReferenced)(ClangCursor cursor);
  ClangCursor (*getCursorSemanticParent)(ClangCursor cursor);
  unsigned (*isCursorDefinition)(ClangCursor cursor);
  int (*getCursorLinkage)(ClangCursor cursor);
  int (*Cursor_getStorageClass)(ClangCursor cursor);
  int (*Cursor_getNumArguments)(ClangCursor cursor);
  ClangCursor (*Cursor_getArgument)(ClangCursor cursor, unsigned number);
  unsigned (*Cursor_isVariadic)(ClangCursor cursor);
  unsigned (*CXXMethod_isVirtual)(ClangCursor cursor);

  ClangType (*getCursorType)(ClangCursor cursor);
  ClangType (*getCursorResultType)(ClangCursor cursor);
  ClangType (*Cursor_getReceiverType)(ClangCursor cursor);
  ClangString (*getTypeSpelling)(ClangType type);
  ClangType (*getPointeeType)(ClangType type);
  ClangType (*getResultType)(ClangType type);
  ClangType (*getCanonicalType)(ClangType type);
  ClangCursor (*getTypeDeclaration)(ClangType type);

  ClangLocation (*getRangeStart)(ClangRange range);
  ClangLocation (*getRangeEnd)(ClangRange range);
  void (*getFileLocation)(
    ClangLocation location, void **file, unsigned *line, unsigned *column, unsigned *offset);
  int (*Location_isInSystemHeader)(ClangLocation location);
  ClangString (*getFileName)(void *file);
  const char *(*getFileContents)(void *unit, void *file, unsigned long *length);

  void (*getInclusions)(void *unit, ClangInclusionVisitor visitor, void *context);

  unsigned (*getNumDiagnostics)(void *unit);
  void *(*getDiagnostic)(void *unit, unsigned number);
  int (*getDiagnosticSeverity)(void *diagnostic);
  ClangString (*getDiagnosticSpelling)(void *diagnostic);
  ClangString (*getDiagnosticCategoryText)(void *diagnostic);
  ClangLocation (*getDiagnosticLocation)(void *diagnostic);
  void (*disposeDiagnostic)(void *diagnostic);
} ClangFunctions;


/// The names of the functions without `clang_`, then a null pointer.
const char *const *clangFunctionNameList(void);

#endif
