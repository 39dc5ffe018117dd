// Which calls are expensive, and that their cheap look-alikes are not.

import Frameworks
import Syntax
import Testing

private func constructor(
  _ type: Name.Known, _ labels: [Name.Known?] = [], mentions: Name.Known? = nil
) -> ExpensiveCall? {
  Effects.expensiveConstructor(type: Name(type), labels: Labels(labels)) { name in
    mentions.map { name == $0 } ?? false
  }
}

private func method(
  _ member: Name.Known, _ labels: [Name.Known?] = [], on receiver: Name.Known? = nil,
  mentions: Name.Known? = nil
) -> ExpensiveCall? {
  Effects.expensiveMethod(
    member: Name(member), labels: Labels(labels), receiver: receiver.map { Name($0) }
  ) { name in mentions.map { name == $0 } ?? false }
}

private func staticMember(
  _ type: Name.Known, _ member: Name.Known, _ labels: [Name.Known?] = []
) -> ExpensiveCall? {
  Effects.expensiveStatic(type: Name(type), member: Name(member), labels: Labels(labels))
}

@Suite struct EffectTests {
  @Test func formatters() {
    let call = constructor(.DateFormatter)
    #expect(call?.category == .formatter)
    #expect(call?.body == .warning && call?.initializer == .warning && call?.row == .error)
    #expect(staticMember(.DateFormatter, .localizedString, [.from])?.category == .formatter)
    // A format style is cached.
    #expect(method(.formatted, [nil]) == nil)
  }

  @Test func coding() {
    #expect(constructor(.JSONDecoder)?.body == .warning)
    #expect(method(.decode, [nil, .from], on: .JSONDecoder)?.body == .error)
    // `decode` of a keyed container, or of an unknown value.
    #expect(method(.decode, [nil, .forKey]) == nil)
    #expect(method(.decode, [nil, .from]) == nil)
  }

  @Test func files() {
    #expect(constructor(.Data, [.contentsOf])?.body == .error)
    #expect(constructor(.Data) == nil)
    #expect(constructor(.Data, [nil]) == nil)
    #expect(constructor(.String, [nil]) == nil)
    let exists = method(.fileExists, [.atPath])
    #expect(exists?.body == .warning && exists?.initializer == .info)
    #expect(method(.url, [.forResource, .in], on: .Bundle)?.body == .info)
    #expect(constructor(.Bundle, [.url])?.body == .info)
    // It looks up what is loaded.
    #expect(constructor(.Bundle, [.for]) == nil)
    #expect(method(.removeItem, [.at], on: .FileManager)?.body == .error)
    #expect(method(.removeItem, [.at]) == nil)
    #expect(method(.moveItem, [.at, .to], on: .UICollectionView) == nil)
    #expect(staticMember(.Bundle, .main) == nil)
  }

  @Test func waiting() {
    #expect(method(.wait, on: .DispatchSemaphore)?.category == .network)
    #expect(method(.wait) == nil)
    #expect(method(.sync, on: .DispatchQueue)?.category == .lock)
    #expect(method(.sync) == nil)
    #expect(staticMember(.Thread, .sleep, [.after])?.body == .error)
    #expect(staticMember(.Task, .sleep, [.for]) == nil)
    #expect(Effects.expensiveFunction(name: Name(.usleep))?.category == .network)
  }

  @Test func locks() {
    #expect(method(.lock, on: .NSLock)?.category == .lock)
    #expect(method(.lock) == nil)
    #expect(method(.withLock, on: .NSRecursiveLock)?.body == .warning)
    #expect(method(.withLock)?.initializer == .info)
  }

  @Test func images() {
    #expect(constructor(.UIImage, [.data])?.body == .warning)
    #expect(constructor(.UIImage, [.systemName]) == nil)
    #expect(constructor(.UIImage, [.named])?.body == .info)
    #expect(constructor(.Image, [nil]) == nil)
    #expect(method(.pngData)?.category == .image)
    #expect(method(.jpegData, [.compressionQuality])?.category == .image)
    #expect(staticMember(.CIFilter, .blendMode) == nil, "a filter takes no time before it draws")
    #expect(method(.resizable) == nil)
  }

  @Test func textAnalysis() {
    #expect(constructor(.Regex, [nil])?.category == .textAnalysis)
    // `Regex { … }`
    #expect(constructor(.Regex) == nil)
    #expect(constructor(.NSPredicate, [.format])?.category == .textAnalysis)
    #expect(constructor(.NSPredicate, [.value]) == nil)
    #expect(
      method(.range, [.of, .options], mentions: .regularExpression)?.category == .textAnalysis)
    #expect(method(.range, [.of, .options]) == nil)
    #expect(method(.range, [.of]) == nil)
    #expect(method(.range, [.of, .in, .for], on: .Calendar)?.category == .calendar)
  }

  @Test func attributedText() {
    #expect(constructor(.NSAttributedString, [.data, .options], mentions: .html)?.body == .error)
    #expect(constructor(.NSAttributedString, [.data, .options])?.body == .warning)
    #expect(constructor(.AttributedString, [.markdown])?.body == .warning)
    #expect(constructor(.AttributedString, [nil])?.body == .info)
  }

  @Test func frameworkObjects() {
    for type: Name.Known in [.AVPlayer, .WKWebView, .UILabel, .NSTextView, .NWPathMonitor, .NSCache] {
      #expect(constructor(type)?.category == .frameworkObject)
    }
    #expect(constructor(.NSLock) == nil)
    #expect(constructor(.DispatchQueue, [.label]) == nil)
    #expect(constructor(.URLSession, [.configuration])?.category == .frameworkObject)
  }

  @Test func databases() {
    #expect(method(.fetch, [nil], on: .NSManagedObjectContext)?.body == .error)
    #expect(method(.fetch, [nil], on: .ModelContext)?.row == .error)
    #expect(method(.fetch, [nil]) == nil)
    #expect(method(.count) == nil)
    #expect(method(.performAndWait)?.category == .database)
    #expect(method(.perform) == nil)
    #expect(method(.read, on: .DatabaseQueue)?.body == .error)
    #expect(constructor(.FetchDescriptor)?.body == .info)
    let steps = Array("sqlite3_step".utf8)
    #expect(Effects.expensiveFunction(spelling: steps.span)?.category == .database)
  }

  @Test func preferences() {
    #expect(method(.bool, [.forKey], on: .UserDefaults)?.row == .warning)
    #expect(method(.bool, [.forKey]) == nil)
    #expect(Effects.expensiveFunction(name: Name(.SecItemCopyMatching))?.body == .error)
    // It returns at once.
    #expect(Effects.expensiveProperty(member: Name(.ubiquityIdentityToken), receiver: nil) == nil)
  }

  @Test func calendarsAndStrings() {
    #expect(method(.date, [.byAdding, .value, .to])?.row == .warning)
    #expect(method(.date) == nil)
    // Cached by the system.
    #expect(staticMember(.Calendar, .current) == nil)
    #expect(constructor(.String, [.format, nil])?.category == .stringBuilding)
    #expect(Effects.expensiveProperty(member: Name(.date), receiver: Name(.DateComponents)) != nil)
    #expect(Effects.expensiveProperty(member: Name(.date), receiver: nil) == nil)
  }

  @Test func cryptographyAndSystem() {
    #expect(staticMember(.SHA256, .hash, [.data])?.category == .cryptography)
    #expect(staticMember(.MD5, .hash, [.data])?.category == .cryptography)
    let cheap = Array("mach_absolute_time".utf8)
    #expect(Effects.expensiveFunction(spelling: cheap.span) == nil)
    let dear = Array("mach_vm_read".utf8)
    #expect(Effects.expensiveFunction(spelling: dear.span)?.category == .systemCall)
    #expect(Effects.expensiveFunction(spelling: Array("max".utf8).span) == nil)
    #expect(Effects.expensiveFunction(spelling: [UInt8]().span) == nil)
    #expect(constructor(.Mirror, [.reflecting])?.category == .reflection)
    #expect(method(.info, [nil]) == nil)
    #expect(method(.info, [nil], on: .Logger)?.body == .info)
  }
}

@Suite struct FreshValueTests {
  @Test func constructors() {
    #expect(FreshValues.constructor(of: Name(.UUID), labels: Labels()) == .unique)
    #expect(FreshValues.constructor(of: Name(.UUID), labels: Labels([.uuidString])) == nil)
    #expect(FreshValues.constructor(of: Name(.Date), labels: Labels()) == .clock)
    #expect(FreshValues.constructor(of: Name(.Date), labels: Labels([.timeIntervalSinceNow])) == .clock)
    #expect(FreshValues.constructor(of: Name(.Date), labels: Labels([.timeIntervalSince1970])) == nil)
  }

  @Test func members() {
    #expect(FreshValues.staticMember(Name(.now), of: Name(.Date), labels: nil) == .clock)
    #expect(FreshValues.staticMember(Name(.now), of: Name(.DispatchTime), labels: Labels()) == .clock)
    #expect(FreshValues.staticMember(Name(.now), of: Name(.Calendar), labels: nil) == nil)
    #expect(FreshValues.staticMember(Name(.random), of: Name(.Int), labels: Labels([.in])) == .random)
    #expect(FreshValues.staticMember(Name(.random), of: Name(.Bool), labels: Labels()) == .random)
    // A colour, or a sort order, that a project calls random.
    #expect(FreshValues.staticMember(Name(.random), of: Name(.Color), labels: nil) == nil)
    #expect(FreshValues.implicitMember(Name(.random), labels: nil) == nil)
    #expect(FreshValues.implicitMember(Name(.random), labels: Labels([.in])) == .random)
    #expect(FreshValues.implicitMember(Name(.now), labels: nil) == .clock)
    #expect(FreshValues.member(Name(.shuffled)) == .random)
    #expect(FreshValues.member(Name(.globallyUniqueString)) == .unique)
    #expect(FreshValues.member(Name(.sorted)) == nil)
    #expect(FreshValues.function(Name(.CFAbsoluteTimeGetCurrent)) == .clock)
  }
}
