// The expensive calls, grouped by category. Rules of their own report work on collections, because the cost depends
// on the collection as well.
//
// `section` sets what the rows after it cost: in a body, in the initializer of a view, in a row.

import Syntax

extension EffectTable {
  mutating func fill() {
    formatters()
    coding()
    files()
    network()
    locks()
    images()
    textAnalysis()
    attributedText()
    frameworkObjects()
    collections()
    databases()
    preferences()
    cryptography()
    calendars()
    geography()
    strings()
    system()
    logging()
    reflection()
  }

  /// A format style (`date.formatted(…)`, `Text(date, format:)`) is cached, so it is not listed.
  private mutating func formatters() {
    section(.formatter, body: .warning, init: .warning, row: .error)
    constructors([
      .DateFormatter, .NumberFormatter, .MeasurementFormatter, .ByteCountFormatter,
      .DateComponentsFormatter, .DateIntervalFormatter, .RelativeDateTimeFormatter,
      .ISO8601DateFormatter, .PersonNameComponentsFormatter, .ListFormatter, .LengthFormatter,
      .MassFormatter, .EnergyFormatter, .CNPostalAddressFormatter, .CNContactFormatter,
      .MKDistanceFormatter,
    ])
    // These create a formatter internally.
    statics(of: .DateFormatter, [.localizedString, .dateFormat])
    statics(of: .NumberFormatter, [.localizedString])
    statics(of: .DateComponentsFormatter, [.localizedString])
    statics(of: .DateIntervalFormatter, [.localizedString])
    statics(of: .PersonNameComponentsFormatter, [.localizedString])
    statics(of: .ListFormatter, [.localizedString])
    statics(of: .ISO8601DateFormatter, [.string])
    statics(of: .CNContactFormatter, [.string])
  }

  private mutating func coding() {
    section(.coding, body: .error, init: .warning, row: .error)
    methods(of: [.JSONDecoder, .PropertyListDecoder, .YAMLDecoder], [.decode])
    section(.coding, body: .warning, init: .warning, row: .error)
    constructors([
      .JSONDecoder, .JSONEncoder, .PropertyListDecoder, .PropertyListEncoder, .YAMLDecoder,
      .YAMLEncoder, .XMLParser, .XMLDocument, .NSKeyedUnarchiver, .NSKeyedArchiver,
    ])
    methods(of: [.JSONEncoder, .PropertyListEncoder, .YAMLEncoder], [.encode])
    for type: Name.Known in [
      .JSONSerialization, .PropertyListSerialization, .NSKeyedUnarchiver, .NSKeyedArchiver,
    ] {
      statics(of: type, [])
    }
  }

  private mutating func files() {
    section(.fileAccess, body: .error, init: .warning, row: .error)
    for type: Name.Known in [
      .Data, .String, .NSData, .NSMutableData, .NSString, .NSArray, .NSDictionary, .NSMutableArray,
      .NSMutableDictionary,
    ] {
      constructors([type], .first(.contentsOf))
      constructors([type], .first(.contentsOfFile))
    }
    constructors([.FileHandle, .FileWrapper, .NSFileCoordinator])
    constructors([.InputStream], .first(.url))
    constructors([.InputStream], .first(.fileAtPath))
    methods(
      of: [.FileManager],
      [
        .contents, .attributesOfItem, .attributesOfFileSystem, .contentsOfDirectory,
        .subpathsOfDirectory, .subpaths, .enumerator, .createDirectory, .createFile, .copyItem,
        .moveItem, .removeItem, .replaceItem, .replaceItemAt, .trashItem, .linkItem, .setAttributes,
        .contentsEqual, .mountedVolumeURLs, .startDownloadingUbiquitousItem,
      ])
    unmistakableMethods([.attributesOfItem, .contentsOfDirectory], .first(.atPath))
    unmistakableMethods([.contentsOfDirectory], .first(.at))
    unmistakableMethods([.createDirectory], .with(.withIntermediateDirectories))
    methods(of: [.Data, .String, .NSData, .NSString], [.write], .first(.to))
    methods(
      of: [.FileHandle],
      [
        .read, .readToEnd, .readData, .readDataToEndOfFile, .write, .seek, .seekToEnd, .synchronize,
        .close,
      ])

    // A look-up costs less than reading the file.
    section(.fileAccess, body: .warning, init: .info, row: .warning)
    unmistakableMethods([.fileExists], .first(.atPath))
    methods(of: [.FileManager], [.containerURL])
    unmistakableMethods([.urls, .paths], .with(.forResourcesWithExtension))
    unmistakableMethods([.resourceValues], .first(.forKeys))
    unmistakableMethods([.checkResourceIsReachable], .none)
    section(.fileAccess, body: .info, init: .info, row: .warning)
    unmistakableMethods([.isReadableFile, .isWritableFile], .first(.atPath))
    // These only make a path, or look into what the bundle keeps in memory.
    section(.fileAccess, body: .info, init: .off, row: .info)
    methods(of: [.FileManager], [.urls, .url, .homeDirectory])
    constructors([.Bundle], .first(.url))
    constructors([.Bundle], .first(.path))
    unmistakableMethods([.url, .path, .urls, .paths], .first(.forResource))
    unmistakableMethods([.object], .first(.forInfoDictionaryKey))
  }

  /// Creating a data task sends no request yet, but that is its only purpose.
  private mutating func network() {
    section(.network, body: .error, init: .error, row: .error)
    methods(of: [.URLSession], [.dataTask, .uploadTask, .downloadTask, .webSocketTask, .streamTask])
    statics(of: .NSURLConnection, [.sendSynchronousRequest])
    methods(of: [.DispatchSemaphore, .DispatchGroup, .DispatchWorkItem, .NSCondition], [.wait])
    statics(of: .DispatchQueue, [.concurrentPerform])
    methods(of: [.OperationQueue], [.waitUntilAllOperationsAreFinished])
    unmistakableMethods([.waitUntilAllOperationsAreFinished, .waitUntilExit], .none)
    statics(of: .Thread, [.sleep])
    functions([.sleep, .usleep, .nanosleep])
    methods(of: [.RunLoop], [.run])
    methods(of: [.Process], [.run, .launch, .waitUntilExit])
    constructors([.NWConnection])
  }

  private mutating func locks() {
    section(.lock, body: .warning, init: .info, row: .warning)
    methods(
      of: [.NSLock, .NSRecursiveLock, .NSConditionLock, .NSCondition, .OSAllocatedUnfairLock],
      [.lock, .tryLock, .lockIfAvailable])
    // What the closure does counts by itself.
    methods(of: [.DispatchQueue], [.sync, .asyncAndWait])
    unmistakableMethods([.withLock, .withLockUnchecked, .withLockIfAvailable])
    functions([
      .os_unfair_lock_lock, .os_unfair_lock_trylock, .pthread_mutex_lock, .pthread_rwlock_rdlock,
      .pthread_rwlock_wrlock, .objc_sync_enter, .OSSpinLockLock,
    ])
  }

  private mutating func images() {
    section(.image, body: .error, init: .warning, row: .error)
    constructors([.UIImage, .NSImage], .first(.contentsOfFile))
    constructors([.UIImage, .NSImage], .first(.contentsOf))
    section(.image, body: .info, init: .info, row: .info)
    constructors([.UIImage, .NSImage], .first(.named))
    section(.image, body: .warning, init: .warning, row: .error)
    // Decoding may be postponed until the image is drawn, and the data may be an icon.
    constructors([.UIImage, .NSImage], .first(.data))
    constructors([
      .CIImage, .CIContext, .UIGraphicsImageRenderer, .UIGraphicsPDFRenderer,
      .ImageRenderer, .PDFDocument, .AVAssetImageGenerator, .LPMetadataProvider, .NSBitmapImageRep,
    ])
    // What draws an image: AppKit's ways, and a bitmap of Core Graphics.
    unmistakableMethods([.lockFocus], .none)
    constructors([.NSImage], .with(.flipped))
    constructors([.CGContext], .first(.data))
    methods(of: [.CGContext], [.makeImage], .none)
    unmistakableMethods([.jpegData], .first(.compressionQuality))
    unmistakableMethods([.pngData], .none)
    unmistakableMethods([.preparingThumbnail], .first(.of))
    unmistakableMethods([.preparingForDisplay], .none)
    unmistakableMethods([.createCGImage], .unlabelled)
    unmistakableMethods([.copyCGImage], .first(.at))
    unmistakableProperties([.tiffRepresentation])
    functions([
      .CGImageSourceCreateWithURL, .CGImageSourceCreateWithData, .CGImageSourceCreateImageAtIndex,
      .CGImageSourceCreateThumbnailAtIndex, .CGImageSourceCopyPropertiesAtIndex,
      .UIGraphicsBeginImageContext, .UIGraphicsBeginImageContextWithOptions,
      .UIImageJPEGRepresentation, .UIImagePNGRepresentation,
    ])
    functions(beginning: "vImage")
  }

  /// Regex literals and `#Predicate` are compiled, so they are not listed.
  private mutating func textAnalysis() {
    section(.textAnalysis, body: .warning, init: .warning, row: .error)
    constructors([
      .NSRegularExpression, .NSDataDetector, .NLTokenizer, .NLTagger, .NLLanguageRecognizer,
      .NSLinguisticTagger, .NSExpression, .Scanner,
    ])
    constructors([.Regex], .unlabelled)
    unmistakableMethods(
      [.range, .replacingOccurrences], .with(.options), evidence: .regularExpression)
    // A short format; its arguments may differ each time.
    section(.textAnalysis, body: .warning, init: .info, row: .warning)
    constructors([.NSPredicate], .first(.format))
  }

  private mutating func attributedText() {
    // Reading HTML starts a web view.
    section(.attributedText, body: .error, init: .warning, row: .error)
    constructors(
      [.NSAttributedString, .NSMutableAttributedString], .first(.data), evidence: .html)
    constructors([.NSAttributedString, .NSMutableAttributedString], .first(.html))
    section(.attributedText, body: .warning, init: .warning, row: .error)
    // Those that read a document or convert a whole text; a string with attributes is cheap.
    for label: Name.Known in [.data, .rtf, .rtfd, .url, .docFormat, .markdown] {
      constructors([.NSAttributedString, .NSMutableAttributedString], .first(label))
    }
    constructors([.AttributedString], .first(.markdown))
    constructors([.Down], .first(.markdownString))
    section(.attributedText, body: .warning, init: .warning, row: .warning)
    constructors([.NSAttributedString, .NSMutableAttributedString], .unlabelled)
    // These walk a whole text; setting one lays it out again.
    section(.attributedText, body: .warning, init: .info, row: .warning)
    unmistakableMethods([.setAttributedString, .enumerateAttribute, .enumerateAttributes])
    section(.attributedText, body: .info, init: .info, row: .info)
    constructors([.AttributedString], .unlabelled)
  }

  /// The classes are in `Classes`: every stateful class matches.
  private mutating func frameworkObjects() {
    section(.frameworkObject, body: .warning, init: .warning, row: .error)
    functions([.MTLCreateSystemDefaultDevice])
    // Metal compiles shaders for a pipeline.
    unmistakableMethods([.makeCommandQueue, .makeDefaultLibrary, .makeComputePipelineState, .makeRenderPipelineState])
  }

  /// The severities are those of a collection that changes. Calls that are `.off` in `body` matter only when they run
  /// once for each element of another collection.
  private mutating func collections() {
    let collections: [Name.Known] = [
      .Array, .ArraySlice, .ContiguousArray, .Set, .Dictionary, .OrderedSet, .OrderedDictionary,
      .IdentifiedArray, .IdentifiedArrayOf, .FetchedResults, .SectionedFetchResults,
    ]
    // More than one walk, or a result that is larger than the collection.
    section(.collection, body: .warning, init: .info, row: .warning)
    unmistakableMethods([.sorted])
    unmistakableMethods([.reduce], .first(.into))
    methods(of: collections, [.sort, .flatMap, .reduce])
    constructors([.Set], .unlabelled)
    constructors([.Dictionary], .first(.grouping))
    constructors([.Dictionary], .first(.uniqueKeysWithValues))
    // One walk.
    section(.collection, body: .info, init: .info, row: .warning)
    methods(
      of: collections,
      [
        .filter, .map, .compactMap, .mapValues, .compactMapValues, .chunked, .chunks, .uniqued, .min, .max,
      ])
    unmistakableMethods([.firstIndex], .first(.where))
    methods(of: collections, [.firstIndex], .none)
    // Without an array around them, these cost nothing.
    constructors([.Array], .unlabelled, evidence: .reversed)
    constructors([.Array], .unlabelled, evidence: .enumerated)
    constructors([.Array], .unlabelled, evidence: .zip)
    // Mostly a few words.
    section(.collection, body: .info, init: .info, row: .info)
    methods(of: [.Array], [.joined], .none)
    unmistakableMethods([.joined, .split], .first(.separator))
    unmistakableMethods([.components], .first(.separatedBy))
    // A search.
    section(.collection, body: .off, init: .off, row: .warning)
    for shape in [LabelShape.none, .first(.where)] {
      methods(of: collections, [.first, .last, .lastIndex, .contains, .allSatisfy], shape)
    }
    methods(of: [.Array, .ArraySlice, .ContiguousArray, .FetchedResults], [.firstIndex], .first(.of))
  }

  /// `@Query` and `@FetchRequest` do this for the view.
  private mutating func databases() {
    section(.database, body: .error, init: .error, row: .error)
    methods(
      of: [.NSManagedObjectContext, .ModelContext],
      [
        .fetch, .count, .fetchCount, .fetchIdentifiers, .enumerate, .execute, .save, .existingObject,
        .object, .registeredModel,
      ])
    methods(of: [.NSManagedObjectContext], [.perform, .performAndWait])
    unmistakableMethods([.performAndWait, .executeFetchRequest, .fetchCount])
    constructors([
      .NSPersistentContainer, .NSPersistentCloudKitContainer, .ModelContainer,
      .NSManagedObjectContext, .ModelContext, .Realm,
    ])
    methods(of: [.Realm], [.objects, .object, .write, .add, .delete])
    methods(of: [.DatabaseQueue, .DatabasePool], [.read, .write, .unsafeRead, .writeWithoutTransaction])
    constructors([.DatabaseQueue, .DatabasePool])
    functions(beginning: "sqlite3_")
    section(.database, body: .info, init: .info, row: .warning)
    constructors([.NSFetchRequest, .FetchDescriptor])
  }

  private mutating func preferences() {
    section(.preferences, body: .error, init: .warning, row: .error)
    functions([.SecItemCopyMatching, .SecItemAdd, .SecItemUpdate, .SecItemDelete])
    unmistakableMethods([.url], .first(.forUbiquityContainerIdentifier))
    section(.preferences, body: .warning, init: .warning, row: .warning)
    constructors([.UserDefaults], .first(.suiteName))
    methods(of: [.UserDefaults, .NSUbiquitousKeyValueStore], [.synchronize])
    methods(of: [.UserDefaults], [.dictionaryRepresentation])
    let reads: [Name.Known] = [
      .string, .bool, .integer, .double, .float, .object, .array, .dictionary, .data, .url,
      .stringArray, .value, .longLong,
    ]
    methods(of: [.NSUbiquitousKeyValueStore], reads, .first(.forKey))
    section(.preferences, body: .info, init: .info, row: .warning)
    methods(of: [.UserDefaults], reads, .first(.forKey))
  }

  private mutating func cryptography() {
    // A key or an id takes a microsecond, and most are that short.
    section(.cryptography, body: .info, init: .info, row: .info)
    for hash: Name.Known in [.SHA1, .SHA256, .SHA384, .SHA512, .MD5] {
      statics(of: hash, [.hash])
    }
    section(.cryptography, body: .warning, init: .warning, row: .error)
    statics(of: .HMAC, [.authenticationCode, .isValidAuthenticationCode])
    constructors([.HMAC])
    for cipher: Name.Known in [.GCM, .ChaChaPoly] { statics(of: cipher, [.seal, .open]) }
    for representation: Name.Known in [
      .rawRepresentation, .pemRepresentation, .derRepresentation, .x963Representation,
    ] {
      constructors([.PrivateKey, .PublicKey], .first(representation))
    }
    unmistakableMethods([.compressed, .decompressed], .first(.using))
    functions(beginning: "CC_")
    functions(beginning: "CCCrypt")
    functions(beginning: "CCHmac")
    functions(beginning: "CCKeyDerivation")
    functions(beginning: "SecKeyCreate")
    section(.cryptography, body: .info, init: .info, row: .info)
    constructors([.Data], .first(.base64Encoded))
    unmistakableMethods([.base64EncodedString])
  }

  private mutating func calendars() {
    section(.calendar, body: .info, init: .info, row: .warning)
    constructors([.Calendar], .first(.identifier))
    unmistakableMethods([.date], .first(.byAdding))
    unmistakableMethods([.date], .with(.bySettingHour))
    unmistakableMethods([.dateComponents], .unlabelled)
    unmistakableMethods([.dateInterval], .first(.of))
    unmistakableMethods([.nextDate], .first(.after))
    methods(of: [.Calendar], [.range, .date, .ordinality])
    properties(of: .DateComponents, [.date])
    section(.calendar, body: .warning, init: .warning, row: .warning)
    unmistakableMethods([.enumerateDates], .first(.startingAfter))
    statics(of: .Locale, [.availableIdentifiers, .isoLanguageCodes, .isoRegionCodes])
    statics(of: .TimeZone, [.knownTimeZoneIdentifiers])
  }

  private mutating func geography() {
    section(.geography, body: .warning, init: .warning, row: .error)
    methods(
      of: [.CGPath, .Path],
      [
        .union, .intersection, .subtracting, .symmetricDifference, .lineIntersection, .lineSubtraction,
      ])
    // What takes long is the request that they make later.
    section(.geography, body: .info, init: .info, row: .warning)
    constructors([
      .MKLocalSearch, .MKDirections, .CLGeocoder, .MKMapSnapshotter, .MKGeocodingRequest,
      .MKReverseGeocodingRequest,
    ])
    methods(of: [.CLLocation], [.distance], .first(.from))
  }

  private mutating func strings() {
    section(.stringBuilding, body: .info, init: .info, row: .info)
    constructors([.String], .first(.format))
    constructors([.String], .first(.localized))
    constructors([.String], .first(.describing))
    constructors([.String], .first(.reflecting))
    functions([.NSLocalizedString, .dump])
    unmistakableMethods([.localizedStandardCompare], .unlabelled)
    methods(of: [.Bundle], [.localizedString], .first(.forKey))
  }

  private mutating func system() {
    section(.systemCall, body: .error, init: .warning, row: .error)
    functions([
      .getaddrinfo, .gethostbyname, .fopen, .fread, .fwrite, .popen, .system, .waitpid, .posix_spawn,
    ])
    functions(beginning: "curl_")
    // Some microseconds each.
    section(.systemCall, body: .info, init: .info, row: .warning)
    functions([
      .stat, .lstat, .fstat, .opendir, .readdir, .sysctl, .sysctlbyname, .getifaddrs, .dlopen,
      .dlsym, .statfs, .host_statistics, .task_info,
    ])
    functions(
      beginning: "mach_",
      except: [
        "mach_absolute_time", "mach_continuous_time", "mach_timebase_info", "mach_task_self",
        "mach_error_string",
      ])
    section(.systemCall, body: .warning, init: .warning, row: .error)
    functions(beginning: "IOService")
    functions(beginning: "IORegistry")
    functions(beginning: "IOPS")
    constructors([.Process, .NSAppleScript])
    section(.systemCall, body: .warning, init: .warning, row: .warning)
    functions(beginning: "SCNetworkReachabilityGetFlags")
  }

  private mutating func logging() {
    section(.logging, body: .info, init: .info, row: .warning)
    functions([.print, .debugPrint, .NSLog, .os_log])
    methods(
      of: [.Logger],
      [
        .log, .trace, .debug, .info, .notice, .warning, .error, .critical, .fault,
      ])
  }

  private mutating func reflection() {
    section(.reflection, body: .warning, init: .warning, row: .warning)
    constructors([.Mirror])
    functions([.NSClassFromString, .NSProtocolFromString])
    unmistakableMethods([.value], .first(.forKeyPath))
  }
}
