// Replacements for the headers of Apple's frameworks that Objective-C sources need, for Linux and for Macs without
// Xcode.

/// Declarations for SameView's tables, which are parsed before an Objective-C file.
struct AppleInterfaces {
  let path: String
  private(set) var text: String

  /// Nil if the file is not Objective-C, if the real headers exist, or if no text can be included beside it.
  init?(for request: ParseRequest) {
    guard let language = request.arguments.firstIndex(of: "-x"), language + 1 < request.arguments.count,
      request.arguments[language + 1].hasPrefix("objective-c"), !request.arguments.contains("-isysroot"),
      request.path.fitsInclude
    else { return nil }
    // The path is beside the file, so that its folder exists.
    path = request.path + ".sameview-frameworks.h"
    text = Self.declarations
  }

  /// The names that clang misses, by the kind that their use implies.
  struct Missing: Equatable {
    var classes: Set<String> = []
    /// Classes that are inherited from, or whose properties are read. Other classes are only named, because the project
    /// may declare them further down.
    var interfaces: Set<String> = []
    var protocols: Set<String> = []
    /// Types other than classes.
    var types: Set<String> = []
    var constants: Set<String> = []
    var properties: Set<String> = []
  }

  /// The interfaces with declarations of the missing names.
  func declaring(_ missing: Missing) -> AppleInterfaces {
    var result = self
    for name in missing.protocols.sorted() { result.text += "@protocol \(name)\n@end\n" }
    let classes = missing.classes.union(missing.interfaces)
    for name in classes.sorted() {
      result.text += missing.interfaces.contains(name) ? "@interface \(name) : NSObject\n@end\n" : "@class \(name);\n"
    }
    for name in missing.types.subtracting(classes).sorted() { result.text += "typedef long \(name);\n" }
    for name in missing.constants.subtracting(classes).subtracting(missing.types).sorted() {
      result.text += "enum { \(name) };\n"
    }
    if !missing.properties.isEmpty {
      result.text += "@interface NSObject (Missing)\n"
      for name in missing.properties.sorted() { result.text += "@property (assign) id \(name);\n" }
      result.text += "@end\n"
    }
    return result
  }

  /// Adds the names that clang's errors report as undeclared. Without Apple's headers, most are names of its
  /// frameworks.
  static func add(missingIn unit: TranslationUnit, to missing: inout Missing) {
    for diagnostic in unit.diagnostics.prefix(ReadingLimit.messages) {
      let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      var name = parts.count >= 3 ? String(parts[1]) : ""
      switch parts[0] {
      case "cannot find interface declaration for ": missing.interfaces.insertIdentifier(name)
      case "unknown class name ": missing.classes.insertIdentifier(name)
      case "cannot find protocol declaration for ", "no type or protocol named ":
        missing.protocols.insertIdentifier(name)
      case "property ":
        if parts.count >= 4, parts[2].contains("forward class") {
          missing.interfaces.insertIdentifier(String(parts[3]))
        } else if parts.count >= 4 {
          missing.properties.insertIdentifier(name)
        }
      case "unknown type name ", "use of undeclared identifier ", "expected a type":
        guard let place = diagnostic.place else { continue }
        let isType = parts[0] != "use of undeclared identifier "
        let following = String(decoding: unit.bytes(at: place, count: 128), as: UTF8.self)
        if name.isEmpty { name = String(following.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
        guard following.hasPrefix(name) else { continue }
        let next = following.dropFirst(name.count).drop { $0 == " " }
        if unit.byte(before: place) == UInt8(ascii: "[") {
          missing.classes.insertIdentifier(name)
        } else if next.first == "*" || next.first == "<" {
          if name.first?.isUppercase == true {
            missing.classes.insertIdentifier(name)
          } else {
            missing.types.insertIdentifier(name)
          }
        } else if isType || next.first?.isLetter == true || next.first == "_" {
          missing.types.insertIdentifier(name)
        } else {
          missing.constants.insertIdentifier(name)
        }
      default: break
      }
    }
  }

  private static let declarations = macros + foundation

  private static let macros = """
    #define NS_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
    #define NS_CLOSED_ENUM(_type, _name) NS_ENUM(_type, _name)
    #define NS_ERROR_ENUM(_domain, _name) NS_ENUM(NSInteger, _name)
    #define NS_OPTIONS(_type, _name) enum _name : _type _name; enum _name : _type
    #define CF_ENUM(_type, _name) NS_ENUM(_type, _name)
    #define CF_OPTIONS(_type, _name) NS_OPTIONS(_type, _name)
    #define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
    #define CF_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
    #define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_HEADER_AUDIT_BEGIN(...)
    #define NS_HEADER_AUDIT_END(...)
    #define NS_DESIGNATED_INITIALIZER
    #define NS_UNAVAILABLE
    #define NS_REQUIRES_SUPER
    #define NS_NOESCAPE __attribute__((noescape))
    #define NS_FORMAT_FUNCTION(a, b)
    #define NS_SWIFT_UNAVAILABLE(...)
    #define NS_SWIFT_UI_ACTOR
    #define NS_SWIFT_SENDABLE
    #define NS_SWIFT_NOTHROW
    #define NS_EXTENSIBLE_STRING_ENUM
    #define NS_TYPED_ENUM
    #define NS_TYPED_EXTENSIBLE_ENUM
    #define NS_STRING_ENUM
    #define NS_INLINE static inline
    #define NS_EXTERN extern
    #define NS_RETURNS_RETAINED
    #define NS_ROOT_CLASS
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_MAC(...)
    #define NS_CLASS_AVAILABLE(...)
    #define NS_DEPRECATED(...)
    #define NS_DEPRECATED_IOS(...)
    #define NS_ENUM_AVAILABLE(...)
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...)
    #define API_DEPRECATED_WITH_REPLACEMENT(...)
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define UIKIT_EXTERN extern
    #define CF_EXPORT extern
    #define OBJC_EXPORT extern
    #define IBOutlet
    #define IBAction void
    #define IBInspectable
    #define IB_DESIGNABLE
    #define IBOutletCollection(x)
    #define NSAssert(...) ((void)0)
    #define NSAssert1(...) ((void)0)
    #define NSAssert2(...) ((void)0)
    #define NSCAssert(...) ((void)0)
    #define NSParameterAssert(...) ((void)0)
    #define NSCParameterAssert(...) ((void)0)
    #define NSLocalizedString(key, comment) ((NSString *)key)
    #define MIN(a, b) ((a) < (b) ? (a) : (b))
    #define MAX(a, b) ((a) > (b) ? (a) : (b))
    #define TARGET_OS_MAC 1
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_VISION 0
    #define TARGET_OS_SIMULATOR 0
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_CPU_ARM64 1
    #define nil ((id)0)
    #define Nil ((Class)0)
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)


    """

  private static let foundation = """
    typedef signed char BOOL;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef unsigned short unichar;
    typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
    typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef CGPoint NSPoint;
    typedef CGSize NSSize;
    typedef CGRect NSRect;
    typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
    typedef struct _NSZone NSZone;
    typedef const void *CFTypeRef;
    typedef const struct __CFString *CFStringRef;
    typedef const struct __CFData *CFDataRef;
    typedef const struct __CFURL *CFURLRef;
    typedef const struct __CFDictionary *CFDictionaryRef;
    typedef const struct __CFArray *CFArrayRef;
    typedef const struct __CFAllocator *CFAllocatorRef;
    typedef struct CGImage *CGImageRef;
    typedef struct CGContext *CGContextRef;
    typedef struct CGImageSource *CGImageSourceRef;
    typedef long CFIndex;
    typedef unsigned char Boolean;
    typedef int OSStatus;
    @class NSString, NSData, NSError, NSURL, NSArray, NSDictionary, NSFileManager, NSDate, NSInvocation;
    @class NSMethodSignature, NSCoder, NSBundle, NSThread, NSUserDefaults, NSNumber, NSSet;
    @protocol NSObject
    - (BOOL)isEqual:(id)object;
    - (BOOL)isKindOfClass:(Class)type;
    - (BOOL)respondsToSelector:(SEL)selector;
    - (instancetype)self;
    - (Class)class;
    @end
    @protocol NSCopying
    @end
    @protocol NSMutableCopying
    @end
    @protocol NSCoding
    @end
    @protocol NSSecureCoding <NSCoding>
    @end
    @protocol NSFastEnumeration
    @end
    @interface NSObject <NSObject>
    + (void)load;
    + (void)initialize;
    + (instancetype)alloc;
    + (instancetype)new;
    + (Class)class;
    + (Class)superclass;
    - (instancetype)init;
    - (id)copy;
    - (id)mutableCopy;
    - (void)dealloc;
    @property (readonly) NSString *description;
    @property (readonly) NSUInteger hash;
    - (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay;
    @end
    @interface NSString : NSObject <NSCopying>
    @property (readonly) NSUInteger length;
    @property (readonly) const char *UTF8String;
    @property (readonly) NSString *stringByDeletingLastPathComponent;
    @property (readonly) NSString *lastPathComponent;
    @property (readonly) NSString *pathExtension;
    + (instancetype)stringWithFormat:(NSString *)format, ...;
    + (instancetype)stringWithUTF8String:(const char *)text;
    + (instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSUInteger)encoding error:(NSError **)error;
    + (instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSUInteger)encoding error:(NSError **)error;
    - (NSString *)stringByAppendingString:(NSString *)other;
    - (NSString *)stringByAppendingPathComponent:(NSString *)part;
    - (NSString *)stringByAppendingFormat:(NSString *)format, ...;
    - (NSData *)dataUsingEncoding:(NSUInteger)encoding;
    - (NSArray *)componentsSeparatedByString:(NSString *)separator;
    - (BOOL)isEqualToString:(NSString *)other;
    @end
    @interface NSMutableString : NSString
    @end
    @interface NSData : NSObject <NSCopying>
    @property (readonly) NSUInteger length;
    @property (readonly) const void *bytes;
    + (instancetype)data;
    + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
    + (instancetype)dataWithContentsOfFile:(NSString *)path;
    + (instancetype)dataWithContentsOfURL:(NSURL *)url;
    @end
    @interface NSMutableData : NSData
    @property (readonly) void *mutableBytes;
    @end
    @interface NSNumber : NSObject
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithBool:(BOOL)value;
    + (NSNumber *)numberWithDouble:(double)value;
    + (NSNumber *)numberWithInteger:(NSInteger)value;
    + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
    + (NSNumber *)numberWithLongLong:(long long)value;
    + (NSNumber *)numberWithUnsignedInt:(unsigned)value;
    + (NSNumber *)numberWithFloat:(float)value;
    @end
    @interface NSArray<ObjectType> : NSObject <NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) ObjectType firstObject;
    @property (readonly) ObjectType lastObject;
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
    - (ObjectType)objectAtIndex:(NSUInteger)index;
    + (instancetype)array;
    + (instancetype)arrayWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
    @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
    - (void)addObject:(ObjectType)object;
    @end
    @interface NSDictionary<KeyType, ObjectType> : NSObject <NSFastEnumeration>
    @property (readonly) NSUInteger count;
    - (ObjectType)objectForKeyedSubscript:(KeyType)key;
    - (ObjectType)objectForKey:(KeyType)key;
    + (instancetype)dictionary;
    + (instancetype)dictionaryWithContentsOfFile:(NSString *)path;
    + (instancetype)dictionaryWithObjects:(const ObjectType *)objects forKeys:(const KeyType *)keys count:(NSUInteger)count;
    @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
    - (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
    @end
    @interface NSSet<ObjectType> : NSObject <NSFastEnumeration>
    @end
    @interface NSURL : NSObject <NSCopying>
    @property (readonly) NSString *path;
    + (instancetype)fileURLWithPath:(NSString *)path;
    + (instancetype)URLWithString:(NSString *)text;
    - (NSURL *)URLByAppendingPathComponent:(NSString *)part;
    @end
    @interface NSError : NSObject
    @property (readonly) NSString *localizedDescription;
    + (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
    @end
    @interface NSFileManager : NSObject
    @property (class, readonly) NSFileManager *defaultManager;
    - (BOOL)fileExistsAtPath:(NSString *)path;
    - (NSData *)contentsAtPath:(NSString *)path;
    - (NSArray *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
    - (NSDictionary *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
    - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
    - (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)all attributes:(NSDictionary *)attributes error:(NSError **)error;
    @end
    @interface NSBundle : NSObject
    @property (class, readonly) NSBundle *mainBundle;
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
    @end
    @interface NSUserDefaults : NSObject
    @property (class, readonly) NSUserDefaults *standardUserDefaults;
    @end
    @interface NSJSONSerialization : NSObject
    + (id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError **)error;
    + (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
    @end
    @interface NSThread : NSObject
    + (void)sleepForTimeInterval:(NSTimeInterval)interval;
    @end
    @interface NSDate : NSObject
    + (instancetype)date;
    @end
    @interface NSDateFormatter : NSObject
    @property (copy) NSString *dateFormat;
    - (NSString *)stringFromDate:(NSDate *)date;
    @end
    @interface NSLock : NSObject
    - (void)lock;
    - (void)unlock;
    @end
    @interface NSConstantString : NSString
    @end
    extern void NSLog(NSString *format, ...);
    typedef id dispatch_queue_t;
    typedef id dispatch_semaphore_t;
    typedef id dispatch_group_t;
    typedef id dispatch_source_t;
    typedef long dispatch_once_t;
    typedef unsigned long long dispatch_time_t;
    typedef void (^dispatch_block_t)(void);
    extern void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
    extern void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
    extern void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
    extern void dispatch_once(dispatch_once_t *token, dispatch_block_t block);
    extern void dispatch_apply(unsigned long count, dispatch_queue_t queue, void (^block)(unsigned long));
    extern dispatch_queue_t dispatch_get_main_queue(void);
    extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
    extern dispatch_queue_t dispatch_queue_create(const char *label, id attributes);
    extern dispatch_semaphore_t dispatch_semaphore_create(long value);
    extern long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout);
    extern long dispatch_semaphore_signal(dispatch_semaphore_t semaphore);
    extern long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);

    """
}

extension Set<String> {
  /// The most missing names. Code uses fewer names of frameworks.
  private static var limit: Int { 2000 }

  fileprivate mutating func insertIdentifier(_ name: String) {
    guard name.isIdentifier, name.utf8.allSatisfy({ $0 < 0x80 }), !Self.words.contains(name) else { return }
    if count < Self.limit { insert(name) }
  }

  /// Names in errors that cannot be declared.
  private static var words: Set<String> {
    [
      "if", "else", "for", "while", "return", "switch", "case", "int", "char", "void", "long", "struct", "enum", "id",
      "self",
    ]
  }
}
