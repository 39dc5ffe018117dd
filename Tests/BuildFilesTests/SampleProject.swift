// A project of Xcode of our own, with one of each thing that is read.

enum SampleProject {
  static let text = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = { };
      objectVersion = 77;
      objects = {
        F1 /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        F2 /* Shared.swift */ = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        F3 /* Core.swift */ = {isa = PBXFileReference; path = Sources/Core/Core.swift; sourceTree = SOURCE_ROOT; };
        F4 /* Base.xcconfig */ = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Up.swift; sourceTree = "<group>"; };
        P1 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        X1 = {isa = PBXFileReference; path = Other/Other.xcodeproj; sourceTree = "<group>"; };
        R1 = {isa = PBXReferenceProxy; path = Other.framework; remoteRef = RP1; sourceTree = BUILT_PRODUCTS_DIR; };
        RP1 = {isa = PBXContainerItemProxy; containerPortal = X1; proxyType = 2; remoteInfo = Other; };
        G0 = {isa = PBXGroup; children = (G1, G2, F3, F4, S1, S2, X1, Products); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G3,); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, G0,); name = "Not a folder"; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F5); path = ../Above; sourceTree = "<group>"; };
        Products = {isa = PBXGroup; children = (P1, R1); name = Products; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Widget; sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Parts/Left.swift, Old); target = T2; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Parts/Given.swift); target = T1; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = P1; };
        B5 = {isa = PBXBuildFile; productRef = PR1; };
        B6 = {isa = PBXBuildFile; fileRef = R1; };
        B7 = {isa = PBXBuildFile; fileRef = F5; };
        PR1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        PR2 = {isa = XCSwiftPackageProductDependency; productName = Remote; };
        SP1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B7, Missing); };
        SP2 = {isa = PBXSourcesBuildPhase; files = (B2); };
        SP3 = {isa = PBXSourcesBuildPhase; files = (B3); };
        FP1 = {isa = PBXFrameworksBuildPhase; files = (B4, B5, B6); };
        D1 = {isa = PBXTargetDependency; target = T2; targetProxy = DP1; };
        D2 = {isa = PBXTargetDependency; target = T1; };
        DP1 = {isa = PBXContainerItemProxy; containerPortal = Project; remoteInfo = Widget; };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = CL1; buildPhases = (SP1, FP1); dependencies = (D1); name = "My App"; packageProductDependencies = (PR1, PR2); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = CL2; buildPhases = (SP2); fileSystemSynchronizedGroups = (S1); name = Widget; productType = "com.apple.product-type.app-extension"; };
        T3 = {isa = PBXNativeTarget; buildConfigurationList = CL3; buildPhases = (SP3); name = Core; productReference = P1; productType = "com.apple.product-type.framework"; };
        T4 = {isa = PBXNativeTarget; buildConfigurationList = CL4; dependencies = (D2); fileSystemSynchronizedGroups = (S2); name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
        T5 = {isa = PBXAggregateTarget; buildConfigurationList = CL4; name = All; };
        CL0 = {isa = XCConfigurationList; buildConfigurations = (C0d, C0r); };
        CL1 = {isa = XCConfigurationList; buildConfigurations = (C1d, C1r); };
        CL2 = {isa = XCConfigurationList; buildConfigurations = (C2d); };
        CL3 = {isa = XCConfigurationList; buildConfigurations = (C3d); };
        CL4 = {isa = XCConfigurationList; buildConfigurations = (C4d); };
        C0d = {isa = XCBuildConfiguration; baseConfigurationReference = F4; buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; name = Debug; };
        C0r = {isa = XCBuildConfiguration; baseConfigurationReference = F4; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        C1d = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; SUPPORTS_MACCATALYST = YES; PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", APP); TARGETED_DEVICE_FAMILY = "1,2"; }; name = Debug; };
        C1r = {isa = XCBuildConfiguration; buildSettings = {SUPPORTS_MACCATALYST = YES; OTHER_SWIFT_FLAGS = "$(inherited) -D STORE -Onone -DBETA -D"; PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Release; };
        C2d = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/Widget/Info.plist"; PRODUCT_NAME = Widget; IPHONEOS_DEPLOYMENT_TARGET = "$(OLDEST)"; OLDEST = 17.0; }; name = Debug; };
        C3d = {isa = XCBuildConfiguration; buildSettings = {SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; MACOSX_DEPLOYMENT_TARGET = 13.0; PRODUCT_MODULE_NAME = CoreKit; PRODUCT_NAME = Core; }; name = Debug; };
        C4d = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14; }; name = Debug; };
        Project = {isa = PBXProject; buildConfigurationList = CL0; mainGroup = G0; targets = (T1, T2, T3, T4, T5); };
      };
      rootObject = Project;
    }
    """#

  static var files: Files {
    Files([
      "App.xcodeproj/project.pbxproj": text,
      "Base.xcconfig":
        "#include \"Settings/More.xcconfig\"\n#include? \"Nowhere.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(OLD) // the oldest\n",
      "Settings/More.xcconfig": "OLD = 15.0\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_FILE\n",
      "Widget/Info.plist":
        "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string></dict></dict></plist>",
      "App/App.swift": "", "Shared.swift": "", "Sources/Core/Core.swift": "", "Above/Up.swift": "",
      "Widget/Widget.swift": "", "Widget/Parts/Left.swift": "", "Widget/Parts/Given.swift": "",
      "Widget/Old/A.swift": "",
      "Tests/Deep/T.swift": "", "Loose.swift": "",
      "Other/Other.xcodeproj/project.pbxproj": #"""
      { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (); };
          T = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; };
        }; rootObject = P; }
      """#,
      "Kit/Package.swift": #"""
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["KitUI"])],
        targets: [.target(name: "KitUI")])
      """#,
      "Kit/Sources/KitUI/K.swift": "",
    ])
  }
}
