// Calls with side effects: they start work, notify others, or write outside of the process.
//
// As in the table of expensive calls, a member whose name alone is ambiguous counts only on a receiver of known type.

import Syntax

/// What a call does besides returning a value.
public enum SideEffect: UInt8, Sendable, CaseIterable {
  case task = 1
  case dispatch, timer, notification, observer, request, preferences, fileWrite, database, application
  case appearance, event, animation, logging

  /// The effect as the predicate of a sentence about the call: "`Task` starts asynchronous work".
  public var phrase: String {
    switch self {
    case .task: "starts asynchronous work"
    case .dispatch: "schedules work"
    case .timer: "starts a timer"
    case .notification: "posts a notification"
    case .observer: "adds an observer"
    case .request: "begins a network request"
    case .preferences: "writes preferences"
    case .fileWrite: "changes files"
    case .database: "changes the database"
    case .application: "acts on the whole application"
    case .appearance: "changes the look of the whole application"
    case .event: "sends an event"
    case .animation: "begins an animation"
    case .logging: "logs"
    }
  }

  /// Whether closures that it takes run soon, after the current code.
  public var defersClosures: Bool { self == .task || self == .dispatch }
}

/// Calls with side effects, and members that mutate their receiver.
public enum SideEffects {
  /// `Task { }`
  public static func construction(of type: Name) -> SideEffect? { type == .Task ? .task : nil }

  /// The effect of a global function that the project does not declare.
  public static func function(_ name: Name) -> SideEffect? {
    table.functions.firstMatch(under: name, where: { _ in true })
  }

  /// The effect of a method; `receiver` is the type on which it is called, `isStatic` whether on the type itself.
  public static func method(_ name: Name, on receiver: Name, isStatic: Bool) -> SideEffect? {
    if name == .appearance, isStatic, Classes.has(.platformView, receiver) { return .appearance }
    return table.methods.firstMatch(under: name) { $0.receiver == receiver && $0.isStatic == isStatic }?
      .effect
  }

  /// Whether the setter of the property affects the whole application: `isIdleTimerDisabled`.
  public static func isApplicationProperty(_ name: Name) -> Bool {
    name == .isIdleTimerDisabled || name == .applicationIconBadgeNumber
  }

  /// Whether `name` mutates the collection or the flag on which it is called.
  public static func isMutating(_ name: Name) -> Bool { table.mutating[name] != 0 }

  /// Whether `name` is a value type: changing a part of it changes the property that holds it.
  public static func isValueType(_ name: Name) -> Bool { table.valueTypes[name] != 0 }

  struct Row: Sendable {
    let receiver: Name
    let isStatic: Bool
    let effect: SideEffect
  }

  struct Table: Sendable {
    var functions = NameRows<SideEffect>()
    var methods = NameRows<Row>()
    var mutating = NameColumn<UInt8>()
    var valueTypes = NameColumn<UInt8>()

    @inline(never)
    mutating func methods(
      of types: [Name.Known], _ effect: SideEffect, isStatic: Bool = false, _ names: [Name.Known]
    ) {
      for type in types {
        for name in names {
          methods.append(Row(receiver: Name(type), isStatic: isStatic, effect: effect), under: name)
        }
      }
    }

    @inline(never)
    mutating func functions(_ effect: SideEffect, _ names: [Name.Known]) {
      for name in names { functions.append(effect, under: name) }
    }
  }

  static let table: Table = {
    var table = Table()
    table.functions(.animation, [.withAnimation, .withTransaction])
    table.functions(.logging, [.print, .debugPrint, .dump, .NSLog, .os_log])
    table.methods(of: [.Task], .task, isStatic: true, [.detached, .immediate, .immediateDetached])
    table.methods(of: [.DispatchQueue], .dispatch, [.async, .asyncAfter])
    table.methods(of: [.OperationQueue], .dispatch, [.addOperation])
    table.methods(of: [.Timer], .timer, isStatic: true, [.scheduledTimer])
    table.methods(of: [.NotificationCenter], .notification, [.post])
    table.methods(of: [.NotificationCenter], .observer, [.addObserver])
    table.methods(of: [.URLSession], .request, [.dataTask, .uploadTask, .downloadTask, .webSocketTask])
    table.methods(of: [.UserDefaults], .preferences, [.set, .setValue, .removeObject])
    table.methods(
      of: [.FileManager], .fileWrite,
      [
        .createDirectory, .createFile, .copyItem, .moveItem, .removeItem, .replaceItem, .replaceItemAt,
        .trashItem, .linkItem, .setAttributes,
      ])
    table.methods(of: [.Data, .String], .fileWrite, [.write])
    table.methods(of: [.ModelContext, .NSManagedObjectContext], .database, [.save, .insert, .delete])
    table.methods(of: [.UIApplication], .application, [.open, .registerForRemoteNotifications, .sendAction])
    table.methods(of: [.NSWorkspace], .application, [.open])
    table.methods(of: [.PassthroughSubject, .CurrentValueSubject], .event, [.send])
    let mutating: [Name.Known] = [
      .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .removeValue, .popFirst, .popLast, .sort,
      .reverse, .shuffle, .swapAt, .move, .replaceSubrange, .formUnion, .formIntersection, .formSymmetricDifference,
      .subtract, .merge, .updateValue, .toggle, .negate,
    ]
    for name in mutating { table.mutating[name] = 1 }
    let values: [Name.Known] = [
      .Array, .ArraySlice, .Dictionary, .Set, .String, .Bool, .Int, .Double, .Float, .CGFloat, .Date, .URL,
      .Data, .CGRect, .CGSize, .CGPoint, .UUID, .Character, .IndexSet, .Decimal, .NavigationPath,
      .AttributedString,
    ]
    for name in values { table.valueTypes[name] = 1 }
    return table
  }()
}
