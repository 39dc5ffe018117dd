import ProjectDescription

let organization = "com.example"
let project = Project(
  name: "App", packages: [.local(path: "../Near"), .remote(url: "https://example.com/far.git", requirement: .exact("1.0.0"))],
  settings: .settings(base: ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"], configurations: [.debug(name: "Debug")]),
  targets: [
    .target(
      name: "App", destinations: [.iPhone, .mac], product: .app, bundleId: organization + ".app",
      deploymentTargets: .multiplatform(iOS: "16.0", macOS: "13.0"),
      infoPlist: .extendingDefault(with: [:]), sources: ["App/**", .glob("Widget/*.swift", excluding: ["Widget/C.swift"])],
      dependencies: [.target(name: "Part"), .project(target: "Kit", path: "../Kit"), .package(product: "Far"), .external(name: "Out")]),
    Target(name: "Part", platform: .iOS, product: .staticFramework, bundleId: "part", sources: "App/Part/**"),
  ])
