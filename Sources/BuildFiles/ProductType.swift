// What Xcode calls the products that targets make.

import Project

extension BuildTarget.Kind {
  /// - Parameters:
  ///   - type: Behind `com.apple.product-type.`, which XcodeGen leaves out, too.
  ///   - platforms: Those of the target: an app for the watch alone is an ordinary one to Xcode.
  ///   - point: The extension point, if it is known.
  init(productType type: String, platforms: PlatformSet, point: String?) {
    switch type {
    case "application" where platforms == .watchOS: self = .watchApp
    case "application", "application.messages", "application.watchapp2-container": self = .app
    case "application.on-demand-install-capable": self = .appClip
    case "application.watchapp", "application.watchapp2", "watchkit-extension", "watchkit2-extension": self = .watchApp
    case "framework", "framework.static": self = .framework
    case "library.static", "library.dynamic": self = .library
    case "bundle.unit-test": self = .test
    case "bundle.ui-testing": self = .uiTest
    case "tool", "xpc-service", "system-extension", "driver-extension": self = .executable
    case "intents-service-extension": self = .appExtension(point: point ?? "com.apple.intents-service")
    case "messages-extension", "app-extension.messages":
      self = .appExtension(point: point ?? "com.apple.message-payload-provider")
    case "tv-app-extension", "app-extension", "extensionkit-extension", "xcode-extension":
      self = .appExtension(point: point)
    default: self = .other
    }
  }
}

extension PlatformSet {
  /// By the name of an SDK or of a supported platform.
  init(sdk name: some StringProtocol) {
    var name = name.lowercased()
    while let last = name.last, last.isNumber || last == "." { name.removeLast() }
    switch name {
    case "iphoneos", "iphonesimulator": self = .iOS
    case "macosx": self = .macOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "xros", "xrsimulator": self = .visionOS
    default: self = []
    }
  }
}

extension TargetPlatform {
  /// The setting that names its oldest system.
  var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}

extension BuildTarget {
  /// Takes over what the settings of its configurations say.
  ///
  /// - Parameters:
  ///   - configurations: Each with its name.
  ///   - productType: Behind `com.apple.product-type.`.
  ///   - project: The name of the project.
  ///   - folder: The folder that settings name files in.
  mutating func apply(
    _ configurations: [(name: String, settings: BuildSettings)], productType: String, project: String, folder: String,
    _ access: ProjectAccess
  ) {
    var point: String?
    var hasFixedScreen = !configurations.isEmpty
    for (index, (name, settings)) in configurations.enumerated() {
      var settings = settings
      // What Xcode itself sets first.
      settings.layers.insert(
        .texts([
          "TARGET_NAME": self.name, "TARGETNAME": self.name, "PRODUCT_NAME": self.name, "PROJECT_NAME": project,
          "SRCROOT": folder, "PROJECT_DIR": folder,
          "SOURCE_ROOT": folder, "CONFIGURATION": name, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]), at: 0)
      if index == 0, let module = settings.value("PRODUCT_MODULE_NAME")?.moduleName, !module.isEmpty {
        moduleName = module
      }
      let own = Self.platforms(settings, productType)
      platforms.formUnion(own)
      if settings.lacksLayer {
        let namesAll = settings.value("SUPPORTED_PLATFORMS") != nil
        let namesCatalyst = !own.contains(.iOS) || settings.value("SUPPORTS_MACCATALYST") != nil
        if !namesAll || !namesCatalyst { mayHaveMorePlatforms = true }
      }
      for platform in own.systems {
        guard let version = settings.value(platform.deploymentSetting).flatMap({ SystemVersion($0) }) else { continue }
        oldest[platform] = min(oldest[platform] ?? version, version)
      }
      var conditions: [String] = []
      for word in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.definitions(settings)
      where !conditions.contains(word) {
        conditions.append(word)
      }
      if !conditions.isEmpty { self.conditions[name] = conditions }
      hasFixedScreen = hasFixedScreen && Self.hasFixedScreen(settings, folder, access)
      if point == nil, productType.contains("extension") {
        point =
          settings.value("INFOPLIST_KEY_NSExtensionPointIdentifier")
          ?? settings.value("INFOPLIST_FILE").flatMap { Self.extensionPoint(inPlist: folder.resolving($0), access) }
      }
    }
    kind = Kind(productType: productType, platforms: platforms, point: point)
    self.hasFixedScreen = hasFixedScreen
  }

  /// The conditions that the compiler's arguments define: `-D NAME` and `-DNAME`.
  private static func definitions(_ settings: BuildSettings) -> [String] {
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    return flags.indices.compactMap { i in
      if i > 0, flags[i - 1] == "-D" { return flags[i] }
      return flags[i].hasPrefix("-D") && flags[i] != "-D" ? String(flags[i].dropFirst(2)) : nil
    }
  }

  /// Whether the app is always upright or always across, by a setting or its `Info.plist`, and its screen has one size: it
  /// is for phones alone, or it fills the screen of a pad as well.
  private static func hasFixedScreen(_ settings: BuildSettings, _ folder: String, _ access: ProjectAccess) -> Bool {
    // 1 is the phone, 2 the pad, 7 Vision.
    let families = settings.value("TARGETED_DEVICE_FAMILY")?.split(separator: ",") ?? []
    guard families.contains("1"), !families.contains("7") else { return false }
    let isForPads = families.contains("2")
    lazy var plist: String? = settings.value("INFOPLIST_FILE").flatMap { path in
      guard case .success(let bytes) = access.read(folder.resolving(path), limit: plistLimit) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    func orientations(_ device: String) -> [Substring] {
      let key = "UISupportedInterfaceOrientations"
      if let named = settings.value("INFOPLIST_KEY_\(key)_\(device)") ?? settings.value("INFOPLIST_KEY_\(key)") {
        return named.split(separator: " ")
      }
      let keys = ["<key>\(key)~\(device.lowercased())</key>", "<key>\(key)</key>"]
      for key in keys {
        guard let parts = plist?.split(separator: key, maxSplits: 1), parts.count == 2,
          let list = parts[1].split(separator: "</array>", maxSplits: 1).first
        else { continue }
        return list.split(separator: "<string>", omittingEmptySubsequences: false).dropFirst().map { $0 }
      }
      return []
    }
    /// Upside down the screen has the same size.
    func hasOneShape(_ device: String) -> Bool {
      let all = orientations(device)
      return all.count == 1
        || !all.isEmpty
          && ["Portrait", "Landscape"].contains { shape in
            all.allSatisfy { $0.hasPrefix("UIInterfaceOrientation" + shape) }
          }
    }
    guard hasOneShape("iPhone") else { return false }
    if !isForPads { return true }
    let fillsScreen =
      settings.value("INFOPLIST_KEY_UIRequiresFullScreen") == "YES"
      || plist?.split(separator: "<key>UIRequiresFullScreen</key>", maxSplits: 1).last?
        .drop { $0.isWhitespace }.hasPrefix("<true") ?? false
    return fillsScreen && hasOneShape("iPad")
  }

  private static func platforms(_ settings: BuildSettings, _ productType: String) -> PlatformSet {
    var found: PlatformSet = []
    for name in settings.words("SUPPORTED_PLATFORMS") { found.formUnion(PlatformSet(sdk: name)) }
    if found.isEmpty {
      let sdk = settings.value("SDKROOT") ?? ""
      found = PlatformSet(sdk: sdk.lastName.prefix { $0 != "." })
      if found.isEmpty, sdk == "auto" { found = [.iOS, .macOS, .tvOS, .watchOS, .visionOS] }
    }
    if found.isEmpty, productType.contains("watch") { found = .watchOS }
    if found.isEmpty {
      // No setting names the platform. If the oldest system of one platform alone is set, that platform counts.
      let named = TargetPlatform.allCases.filter { settings.value($0.deploymentSetting) != nil }
      if named.count == 1 {
        found = PlatformSet(named[0])
      } else if !settings.lacksLayer {
        // What Xcode builds for.
        found = .macOS
      }
    }
    if found.contains(.iOS), settings.value("SUPPORTS_MACCATALYST") == "YES" { found.insert(.macCatalyst) }
    return found
  }

  /// The longest identifier of an extension point, in bytes, since it is printed. A longer one counts as missing.
  private static let identifierLimit = 200
  /// Files that are written by hand are smaller.
  private static let plistLimit = 1 << 20

  /// The extension point that an `Info.plist` names; nil if the file cannot be read or is not XML.
  private static func extensionPoint(inPlist path: String, _ access: ProjectAccess) -> String? {
    guard case .success(let bytes) = access.read(path, limit: plistLimit) else { return nil }
    for key in ["<key>NSExtensionPointIdentifier</key>", "<key>EXExtensionPointIdentifier</key>"] {
      guard let place = bytes.firstRange(of: Array(key.utf8)),
        let start = bytes[place.upperBound...].firstRange(of: Array("<string>".utf8)),
        let end = bytes[start.upperBound...].firstIndex(of: UInt8(ascii: "<"))
      else { continue }
      let value = bytes[start.upperBound..<end].trimmed
      guard value.count < identifierLimit else { continue }
      return String(decoding: value, as: UTF8.self)
    }
    return nil
  }
}
