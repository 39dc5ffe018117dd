// Types outside of the project that are known to be classes, and the members that hold shared instances.
//
// A name that is absent may be a class or a struct.

import Syntax

/// What is known about a class.
public struct ClassTraits: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A class.
  public static let reference = ClassTraits(rawValue: 1 << 0)
  /// Holds a session, a player, a device or a connection: it is expensive to create, and works only as long as one
  /// instance lives.
  public static let stateful = ClassTraits(rawValue: 1 << 1)
  /// A view of UIKit or AppKit.
  public static let platformView = ClassTraits(rawValue: 1 << 2)
  /// A view controller of UIKit or AppKit.
  public static let platformController = ClassTraits(rawValue: 1 << 3)
  /// A publisher or subject that has subscribers.
  public static let publisher = ClassTraits(rawValue: 1 << 4)
  /// Cheap to create again, and nothing is lost: findings are advice at most.
  public static let light = ClassTraits(rawValue: 1 << 5)
  /// A formatter.
  public static let formatter = ClassTraits(rawValue: 1 << 6)
  /// Works on by itself, such as a player, a scan or a timer: its work ends with the instance.
  public static let works = ClassTraits(rawValue: 1 << 7)
}

/// Classes of Apple's frameworks.
public enum Classes {
  /// What is known about the class `name`; nil if `name` is not known to be a class.
  public static func traits(of name: Name) -> ClassTraits? { table[name] }

  /// Whether `name` has all of `traits`.
  public static func has(_ traits: ClassTraits, _ name: Name) -> Bool {
    table[name]?.isSuperset(of: traits) ?? false
  }

  /// Whether the class is known to be `Sendable`, so that a constant of any type may hold an instance.
  public static func isSendable(_ name: Name) -> Bool {
    switch name.known {
    case .DateFormatter, .NumberFormatter, .JSONDecoder, .JSONEncoder, .PropertyListDecoder, .PropertyListEncoder,
      .NSRegularExpression, .NSDataDetector, .UserDefaults:
      true
    default: false
    }
  }

  /// The modules that declare the class; nil if the name alone tells it. Packages declare views with these names, so a
  /// file that means the class imports one of the modules.
  public static func modules(of name: Name) -> [String]? {
    switch name.known {
    case .PDFView, .PDFThumbnailView: ["PDFKit", "Quartz"]
    default: nil
    }
  }

  /// Whether a format style makes the same texts as the formatter.
  public static func hasFormatStyle(_ name: Name) -> Bool {
    switch name.known {
    case .DateFormatter, .NumberFormatter, .MeasurementFormatter, .ByteCountFormatter, .DateIntervalFormatter,
      .RelativeDateTimeFormatter, .ISO8601DateFormatter, .PersonNameComponentsFormatter, .ListFormatter:
      true
    default: false
    }
  }

  /// The type of a static member that holds an instance: `FileManager` for `FileManager.default`. Nil for any other
  /// member.
  public static func typeOfInstance(_ member: Name, of type: Name) -> Name? {
    instances.firstMatch(under: type, where: { member == $0 }) == nil ? nil : type
  }

  static let instances: NameRows<Name.Known> = {
    var rows = NameRows<Name.Known>()
    func add(_ type: Name.Known, _ members: [Name.Known]) {
      for member in members { rows.append(member, under: type) }
    }
    add(.Bundle, [.main, .module])
    add(.Calendar, [.current, .autoupdatingCurrent])
    add(.DispatchQueue, [.main, .global])
    add(.FileManager, [.default])
    add(.Locale, [.current, .autoupdatingCurrent])
    add(.NotificationCenter, [.default])
    add(.NSUbiquitousKeyValueStore, [.default])
    add(.NSWorkspace, [.shared])
    add(.OperationQueue, [.main, .current])
    add(.PHPhotoLibrary, [.shared])
    add(.ProcessInfo, [.processInfo])
    add(.RunLoop, [.main, .current])
    add(.TimeZone, [.current, .autoupdatingCurrent])
    add(.UIApplication, [.shared])
    add(.URLSession, [.shared])
    add(.UserDefaults, [.standard])
    return rows
  }()

  static let table = NameTraits<ClassTraits> { table in
    table.add(
      [.reference, .stateful, .works],
      [
        .AVPlayer, .AVQueuePlayer, .AVAudioPlayer, .AVAudioRecorder, .AVCaptureSession, .AVAudioEngine,
        .AVSpeechSynthesizer, .AVPictureInPictureController, .AVAssetExportSession, .CLLocationManager,
        .CMMotionManager, .CMPedometer, .CMAltimeter, .CBCentralManager, .CBPeripheralManager, .NWPathMonitor,
        .NWBrowser, .NWListener, .SFSpeechRecognizer, .MPMusicPlayerController, .MCSession, .NFCNDEFReaderSession,
        .ARSession, .CHHapticEngine, .MKLocalSearchCompleter, .ASWebAuthenticationSession, .Timer, .Process,
        .NSMetadataQuery, .NetServiceBrowser, .CADisplayLink,
      ])
    table.add(
      [.reference, .stateful],
      [
        .AVAssetReader, .AVAssetWriter, .EKEventStore, .CNContactStore, .HKHealthStore, .PHPhotoLibrary,
        .PHCachingImageManager, .LAContext, .SCNScene, .SKScene, .MLModel, .VNCoreMLModel, .GKMatch, .WCSession,
        .UNUserNotificationCenter, .VNDetectFaceRectanglesRequest, .VNRecognizeTextRequest,
        .VNDetectBarcodesRequest, .VNCoreMLRequest, .VNGenerateImageFeaturePrintRequest, .VNImageRequestHandler,
        .VNSequenceRequestHandler, .VNDetectHumanHandPoseRequest, .VNDetectHumanBodyPoseRequest,
        .VNClassifyImageRequest, .URLSession, .OperationQueue, .NSCache, .CIContext, .FileHandle,
        .NSFileCoordinator, .NSPersistentContainer, .NSPersistentCloudKitContainer, .NSManagedObjectContext,
        .ModelContainer, .ModelContext, .MTKTextureLoader, .JSContext,
      ])
    table.add([.reference, .publisher], [.PassthroughSubject, .CurrentValueSubject])
    // A queue or a lock protects nothing if each value of the view has its own.
    table.add([.reference, .stateful], [.DispatchQueue])
    table.add(
      [.reference, .light],
      [
        .DispatchGroup, .DispatchSemaphore, .NSLock, .NSRecursiveLock, .NSCondition,
        .UIImpactFeedbackGenerator, .UISelectionFeedbackGenerator, .UINotificationFeedbackGenerator,
        .NSObject, .NSMutableArray, .NSMutableDictionary, .NSMutableSet, .NSAttributedString,
        .NSMutableAttributedString, .NSMutableString, .UIImage, .NSImage, .UIColor, .NSColor, .UIFont,
        .NSFont, .UIBezierPath, .NSBezierPath, .NSItemProvider, .NSPredicate, .NSUserActivity,
        .JSONDecoder, .JSONEncoder, .PropertyListDecoder, .PropertyListEncoder, .Progress,
        .UndoManager, .NSRegularExpression, .Bundle, .FileManager, .UserDefaults, .NotificationCenter,
        .AVAsset, .AVURLAsset, .AVPlayerItem, .PHAsset, .MKMapItem, .CLLocation, .NSManagedObject,
        .URLCache, .HTTPCookieStorage, .Thread, .RunLoop, .CLGeocoder,
      ])
    table.add(
      [.reference, .formatter],
      [
        .DateFormatter, .NumberFormatter, .MeasurementFormatter, .ByteCountFormatter,
        .DateComponentsFormatter, .DateIntervalFormatter, .RelativeDateTimeFormatter,
        .ISO8601DateFormatter, .PersonNameComponentsFormatter, .ListFormatter, .LengthFormatter,
        .MassFormatter, .EnergyFormatter, .CNPostalAddressFormatter, .CNContactFormatter,
        .MKDistanceFormatter, .Formatter,
      ])
    let view: ClassTraits = [.reference, .stateful, .platformView]
    table.add(
      view,
      [
        .UIView, .UILabel, .UIButton, .UIImageView, .UITextField, .UITextView, .UIScrollView,
        .UITableView, .UICollectionView, .UITableViewCell, .UICollectionViewCell, .UIStackView,
        .UISwitch, .UISlider, .UIStepper, .UIProgressView, .UIActivityIndicatorView, .UIPageControl,
        .UIPickerView, .UIDatePicker, .UISegmentedControl, .UISearchBar, .UIToolbar, .UINavigationBar,
        .UITabBar, .UIVisualEffectView, .UIWindow, .UIControl, .UIRefreshControl, .UICalendarView,
        .UIColorWell,
      ])
    table.add(
      view,
      [
        .NSView, .NSTextField, .NSTextView, .NSButton, .NSImageView, .NSScrollView, .NSTableView,
        .NSOutlineView, .NSCollectionView, .NSStackView, .NSSlider, .NSPopUpButton, .NSSearchField,
        .NSVisualEffectView, .NSProgressIndicator, .NSSegmentedControl, .NSWindow, .NSPanel,
        .NSSplitView, .NSBox, .NSControl, .NSSecureTextField, .NSDatePicker, .NSComboBox,
        .NSHostingView,
      ])
    table.add(
      view,
      [
        .WKWebView, .MKMapView, .MTKView, .SCNView, .SKView, .ARView, .ARSCNView, .PDFView,
        .PKCanvasView, .AVPlayerView, .PDFThumbnailView, .QLPreviewView, .LPLinkView,
      ])
    table.add(
      [.reference, .stateful, .platformController],
      [
        .UIViewController, .UINavigationController, .UITabBarController, .UISplitViewController,
        .UIPageViewController, .UITableViewController, .UICollectionViewController,
        .UISearchController, .UIAlertController, .UIActivityViewController, .UIImagePickerController,
        .UIDocumentPickerViewController, .PHPickerViewController, .SFSafariViewController,
        .AVPlayerViewController, .MFMailComposeViewController, .MFMessageComposeViewController,
        .QLPreviewController, .UIHostingController, .NSViewController, .NSHostingController,
        .NSWindowController, .NSSplitViewController, .CNContactViewController,
        .EKEventEditViewController, .VNDocumentCameraViewController,
      ])
  }
}
