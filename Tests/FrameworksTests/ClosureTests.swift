// What the closures of Apple's API are for.

import Frameworks
import Syntax
import Testing

/// An argument of a call in these tests: its label, nil for none, and whether it is a closure.
private struct Argument {
  let label: Name.Known?
  let isClosure: Bool

  static func value(_ label: Name.Known? = nil) -> Argument { Argument(label: label, isClosure: false) }
  static func closure(_ label: Name.Known? = nil) -> Argument { Argument(label: label, isClosure: true) }
}

/// The uses of all closures of a call, in order.
private func uses(
  _ callee: Name.Known, member: Bool = false, on receiver: Name.Known? = nil,
  _ arguments: Argument...
) -> [ClosureUse?] {
  var call = CallShape(
    callee: Name(callee), isMember: member, receiver: receiver.map { Name($0) } ?? .none)
  for argument in arguments {
    call.addArgument(
      label: argument.label.map { Name($0) } ?? .none, isClosure: argument.isClosure)
  }
  return arguments.indices.filter { arguments[$0].isClosure }.map { Closures.use(of: $0, in: call) }
}

@Suite struct ClosureTests {
  private let action = ClosureUse(.action)
  private let content = ClosureUse(.content)

  @Test func buttons() {
    // Button("Add") { }
    #expect(uses(.Button, .value(), .closure()) == [action])
    // Button { } label: { }
    #expect(uses(.Button, .closure(), .closure(.label)) == [action, content])
    // Button(action: add) { }
    #expect(uses(.Button, .value(.action), .closure()) == [content])
    // Button(action: { }) { }
    #expect(uses(.Button, .closure(.action), .closure()) == [action, content])
    // Button(role: .destructive) { } label: { }
    #expect(uses(.Button, .value(.role), .closure(), .closure(.label)) == [action, content])
    // Button(intent: AddIntent()) { }
    #expect(uses(.Button, .value(.intent), .closure()) == [content])
  }

  @Test func links() {
    let destination = ClosureUse(.content, .presentation)
    #expect(uses(.NavigationLink, .value(), .closure()) == [destination])
    #expect(uses(.NavigationLink, .closure(), .closure(.label)) == [destination, content])
    #expect(uses(.NavigationLink, .closure(.destination), .closure(.label)) == [destination, content])
    #expect(uses(.NavigationLink, .value(.destination), .closure()) == [content])
    #expect(uses(.NavigationLink, .value(.value), .closure()) == [content])
    #expect(uses(.Link, .value(.destination), .closure()) == [content])
  }

  @Test func menus() {
    let menu = ClosureUse(.content, .menu)
    #expect(uses(.Menu, .value(), .closure()) == [menu])
    #expect(
      uses(.Menu, .closure(), .closure(.label), .closure(.primaryAction)) == [menu, content, action])
    #expect(uses(.toolbar, member: true, .closure()) == [menu])
    #expect(uses(.swipeActions, member: true, .value(.edge), .closure()) == [menu])
    #expect(
      uses(.contextMenu, member: true, .closure(), .closure(.preview))
        == [menu, ClosureUse(.content, .presentation)])
    #expect(
      uses(.alert, member: true, .value(), .value(.isPresented), .closure(), .closure(.message))
        == [menu, menu])
    #expect(
      uses(.alert, member: true, .value(.isPresented), .closure())
        == [ClosureUse(.deferredContent, .menu)])
    #expect(
      uses(.confirmationDialog, member: true, .value(), .value(.isPresented), .closure()) == [menu])
  }

  @Test func labelledControls() {
    #expect(uses(.Toggle, .value(.isOn), .closure()) == [content])
    #expect(uses(.Section, .closure(), .closure(.header), .closure(.footer)) == [content, content, content])
    #expect(uses(.Label, .closure(), .closure(.icon)) == [content, content])
    #expect(uses(.TextField, .value(), .value(.text), .closure(.onCommit)) == [action])
    #expect(uses(.TextField, .value(.text), .closure()) == [content])
    // Label or `onEditingChanged`: labels do not tell.
    #expect(uses(.Slider, .value(.value), .value(.in), .closure()) == [nil])
    #expect(
      uses(.Slider, .value(.value), .closure(), .closure(.minimumValueLabel)) == [content, content])
    #expect(uses(.NavigationSplitView, .closure(), .closure(.detail)) == [content, content])
  }

  @Test func rows() {
    let row = ClosureUse(.row)
    #expect(uses(.ForEach, .value(), .closure()) == [row])
    #expect(uses(.ForEach, .value(), .value(.id), .closure()) == [row])
    #expect(uses(.List, .value(), .closure()) == [row])
    #expect(uses(.List, .closure()) == [content])
    #expect(uses(.List, .value(.selection), .closure()) == [content])
    #expect(uses(.List, .value(), .value(.selection), .closure(.rowContent)) == [row])
    #expect(uses(.Table, .value(), .closure()) == [content])
    #expect(uses(.TableColumn, .value(), .closure()) == [row])
    #expect(uses(.Chart, .closure()) == [content])
    #expect(uses(.Chart, .value(), .closure()) == [row])
  }

  @Test func presentations() {
    let sheet = ClosureUse(.deferredContent, .presentation)
    #expect(uses(.sheet, member: true, .value(.isPresented), .closure()) == [sheet])
    #expect(
      uses(.sheet, member: true, .value(.item), .closure(.onDismiss), .closure()) == [action, sheet])
    #expect(uses(.navigationDestination, member: true, .value(.for), .closure()) == [sheet])
    #expect(uses(.navigationDestination, member: true, .value(.item), .closure()) == [sheet])
    #expect(
      uses(.navigationDestination, member: true, .value(.isPresented), .closure())
        == [ClosureUse(.content, .presentation)])
    #expect(
      uses(.onDrag, member: true, .closure(), .closure(.preview))
        == [action, ClosureUse(.content, .presentation)])
  }

  @Test func decorationsAndDeferredContent() {
    let decoration = ClosureUse(.content, .decoration)
    #expect(uses(.overlay, member: true, .value(.alignment), .closure()) == [decoration])
    #expect(uses(.background, member: true, .closure()) == [decoration])
    #expect(uses(.safeAreaInset, member: true, .value(.edge), .closure()) == [decoration])
    let deferred = ClosureUse(.deferredContent)
    #expect(uses(.GeometryReader, .closure()) == [deferred])
    #expect(uses(.AsyncImage, .value(.url), .closure(), .closure(.placeholder)) == [deferred, deferred])
    #expect(uses(.DisclosureGroup, .value(), .closure()) == [deferred])
    #expect(uses(.ViewThatFits, .closure()) == [content])
  }

  @Test func actions() {
    for modifier: Name.Known in [
      .onAppear, .task, .onChange, .onReceive, .onTapGesture, .refreshable, .onEnded, .onSubmit,
    ] {
      #expect(uses(modifier, member: true, .value(), .closure()) == [action])
    }
    #expect(uses(.withAnimation, .closure()) == [action])
    #expect(uses(.Task, .closure()) == [action])
    #expect(uses(.detached, member: true, on: .Task, .closure()) == [action])
    #expect(uses(.async, member: true, .closure()) == [action])
    #expect(uses(.sink, member: true, .closure(.perform)) == [action])
    #expect(uses(.run, member: true, on: .MainActor, .closure()) == [action])
    #expect(uses(.run, member: true, .closure()) == [nil])
  }

  @Test func transformsAndImmediateClosures() {
    let transform = ClosureUse(.transform)
    let immediate = ClosureUse(.immediate)
    #expect(uses(.visualEffect, member: true, .closure()) == [transform])
    #expect(uses(.Canvas, .closure(), .closure(.symbols)) == [transform, content])
    #expect(
      uses(.onGeometryChange, member: true, .value(.for), .closure(), .closure(.action))
        == [transform, action])
    #expect(uses(.Binding, .closure(.get), .closure(.set)) == [immediate, action])
    for method: Name.Known in [.map, .filter, .sorted, .withLock, .sync, .forEach] {
      #expect(uses(method, member: true, .closure()) == [immediate])
    }
    #expect(uses(.withObservationTracking, .closure(), .closure(.onChange)) == [immediate, action])
  }

  @Test func aMemberIsNoType() {
    #expect(uses(.Button, member: true, .value(), .closure()) == [nil])
    #expect(uses(.sheet, .closure()) == [nil])
  }

  @Test func viewsAsArguments() {
    var link = CallShape(callee: Name(.NavigationLink), isMember: false)
    link.addArgument(label: .none, isClosure: false)
    link.addArgument(label: Name(.destination), isClosure: false)
    #expect(Closures.viewArgument(at: 0, in: link) == nil)
    #expect(Closures.viewArgument(at: 1, in: link) == ViewArgumentUse(.presentation))

    var state = CallShape(callee: Name(.StateObject), isMember: false)
    state.addArgument(label: Name(.wrappedValue), isClosure: false)
    #expect(Closures.viewArgument(at: 0, in: state)?.isDeferred == true)

    var overlay = CallShape(callee: Name(.overlay), isMember: true)
    overlay.addArgument(label: .none, isClosure: false)
    overlay.addArgument(label: Name(.alignment), isClosure: false)
    #expect(Closures.viewArgument(at: 0, in: overlay) == ViewArgumentUse(.decoration))
    #expect(Closures.viewArgument(at: 1, in: overlay) == nil)
  }

  @Test func manyArgumentsDoNoHarm() {
    var call = CallShape(callee: Name(.Button), isMember: false)
    for _ in 0..<40 { call.addArgument(label: .none, isClosure: true) }
    #expect(call.labels.count == 40)
    #expect(Closures.use(of: 39, in: call) == action)
    #expect(call.labels[39] == Name.none)
  }
}
