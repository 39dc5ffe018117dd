// What the tables say about types, modifiers, wrappers, protocols and environment values.

import Frameworks
import Syntax
import Testing

@Suite struct ViewTypeTests {
  @Test func containers() {
    #expect(ViewTypes.has([.view, .container, .layout], Name(.VStack)))
    #expect(ViewTypes.has([.transparent, .rowContainer], Name(.ForEach)))
    #expect(ViewTypes.has([.lazyContainer, .rowContainer, .ownsState], Name(.List)))
    #expect(!ViewTypes.has(.lazyContainer, Name(.VStack)))
    #expect(!ViewTypes.has(.layout, Name(.Form)))
    #expect(ViewTypes.has(.layout, Name(.HStackLayout)))
    #expect(!ViewTypes.has(.view, Name(.HStackLayout)))
  }

  @Test func leaves() {
    for type: Name.Known in [
      .Text, .Image, .Label, .Color, .Spacer, .Divider, .ProgressView, .EmptyView, .Link, .Button,
      .Circle,
    ] {
      #expect(ViewTypes.has([.view, .leaf], Name(type)))
      #expect(!ViewTypes.has(.ownsState, Name(type)))
    }
    #expect(ViewTypes.has([.shape, .leaf], Name(.RoundedRectangle)))
    #expect(ViewTypes.has(.erased, Name(.AnyView)))
    #expect(!ViewTypes.has(.view, Name(.WindowGroup)))
    #expect(ViewTypes.traits(of: Name(.DateFormatter)) == nil)
  }
}

@Suite struct ModifierTests {
  @Test func kinds() {
    #expect(Modifiers.has([.onView, .lifecycle], Name(.onAppear)))
    #expect(Modifiers.has([.onView, .presentation], Name(.sheet)))
    #expect(Modifiers.has([.onText, .onView], Name(.bold)))
    #expect(Modifiers.has(.onImage, Name(.resizable)))
    #expect(!Modifiers.has(.onView, Name(.resizable)))
    #expect(Modifiers.has(.typeVarying, Name(.buttonStyle)))
    #expect(Modifiers.has(.identity, Name(.id)))
    #expect(Modifiers.isModifier(Name(.glassEffect)))
    #expect(!Modifiers.isModifier(Name(.map)))
    #expect(!Modifiers.isModifier(Name(.VStack)))
  }
}

@Suite struct WrapperTests {
  @Test func ownership() {
    #expect(Wrappers.has([.ownsState, .lostWithIdentity, .shouldBePrivate], Name(.State)))
    #expect(Wrappers.has([.ownsState, .observesObject, .lazyInitialValue], Name(.StateObject)))
    #expect(!Wrappers.has(.lazyInitialValue, Name(.State)))
    #expect(!Wrappers.has(.ownsState, Name(.ObservedObject)))
    #expect(!Wrappers.has(.lostWithIdentity, Name(.AppStorage)))
    #expect(!Wrappers.has(.lostWithIdentity, Name(.SceneStorage)))
    #expect(Wrappers.has([.readsEnvironment, .observesObject], Name(.EnvironmentObject)))
    #expect(!Wrappers.has(.observesObject, Name(.Environment)))
    #expect(Wrappers.traits(of: Name(.ViewBuilder)) == nil)
  }

  @Test func conformances() {
    for name: Name.Known in [
      .View, .ViewModifier, .Scene, .App, .Commands, .Widget, .ToolbarContent, .ButtonStyle, .Shape,
      .Layout, .UIViewRepresentable, .DynamicProperty, .TableRowContent, .ChartContent,
    ] {
      #expect(Conformances.isViewLike(Name(name)))
    }
    #expect(!Conformances.isViewLike(Name(.Reducer)))
    #expect(!Conformances.isViewLike(Name(.RegexComponent)))
    #expect(Conformances.isUpdateMember(Name(.body), of: .view))
    #expect(Conformances.isUpdateMember(Name(.updateUIView), of: [.viewLike, .representable]))
    #expect(!Conformances.isUpdateMember(Name(.path), of: [.viewLike, .layout]))
    #expect(Conformances.isBuilderRequirement(Name(.makeBody)))
    #expect(!Conformances.isBuilderRequirement(Name(.path)))
  }

  @Test func buildersAndMacros() {
    #expect(Builders.kind(of: Name(.ViewBuilder)) == .view)
    #expect(Builders.kind(of: Name(.ContentBuilder)) == .view)
    #expect(Builders.kind(of: Name(.State)) == nil)
    #expect(Macros.conformances(addedBy: Name(.Model)).contains(.Observable))
    #expect(Macros.conformances(addedBy: Name(.State)) == [])
  }

  @Test func classes() {
    #expect(Classes.has([.stateful, .platformView], Name(.WKWebView)))
    #expect(Classes.has(.publisher, Name(.PassthroughSubject)))
    #expect(!Classes.has(.stateful, Name(.UIImpactFeedbackGenerator)))
    #expect(Classes.traits(of: Name(.URL)) == nil)
    #expect(Classes.typeOfInstance(Name(.default), of: Name(.FileManager)) == Name(.FileManager))
    #expect(Classes.typeOfInstance(Name(.shared), of: Name(.FileManager)) == nil)
  }

  @Test func environment() {
    #expect(EnvironmentKeys.traits(of: Name(.scenePhase))?.contains(.volatile) == true)
    #expect(EnvironmentKeys.traits(of: Name(.openURL))?.contains(.action) == true)
    #expect(EnvironmentKeys.traits(of: Name(.colorScheme)) == .known)
    #expect(EnvironmentKeys.type(of: Name(.modelContext)) == Name(.ModelContext))
    #expect(EnvironmentKeys.traits(of: Name(.VStack)) == nil)
  }
}

@Suite struct InertArgumentTests {
  private func inert(
    _ modifier: Name.Known, _ labels: [Name.Known?], onText: Bool = false,
    _ spellings: ArgumentSpelling...
  ) -> InertCall? {
    InertArguments.inert(Name(modifier), labels: Labels(labels), onText: onText) { index in
      index < spellings.count ? spellings[index] : .other
    }
  }

  @Test func oneArgument() {
    #expect(inert(.opacity, [nil], .number)?.arguments == ["1"])
    #expect(inert(.opacity, [nil])?.safety == .truly)
    #expect(inert(.disabled, [nil])?.arguments == ["false"])
    #expect(inert(.blur, [.radius])?.arguments == ["0"])
    #expect(inert(.blur, [.radius, .opaque])?.arguments == ["0", nil])
  }

  @Test func overloads() {
    #expect(inert(.padding, [nil], .number)?.arguments == ["0"])
    #expect(inert(.padding, [nil], .implicitMember)?.arguments == ["[]"])
    #expect(inert(.padding, [nil], .onType(Name(.EdgeInsets)))?.arguments == ["EdgeInsets()"])
    #expect(inert(.padding, [nil], .other)?.safety == .visually)
    #expect(inert(.padding, [nil, nil], .implicitMember, .number)?.arguments == [nil, "0"])
    #expect(inert(.padding, [])?.added.map(\.source) == [".all"])
    #expect(inert(.padding, [])?.added.map(\.inert) == ["[]"])
    #expect(inert(.frame, [.width])?.arguments == ["nil"])
    #expect(inert(.frame, [.width, .height, .alignment])?.arguments == ["nil", "nil", nil])
    #expect(inert(.frame, [.maxWidth, .alignment])?.arguments == ["nil", nil])
    #expect(inert(.frame, [.alignment]) == nil)
    #expect(inert(.offset, [.y])?.arguments == ["0"])
  }

  @Test func textKeepsItsOwn() {
    #expect(inert(.bold, [nil], onText: true)?.safety == .truly)
    #expect(inert(.bold, [nil])?.safety == .resets)
    #expect(inert(.kerning, [nil], onText: true)?.safety == .truly)
    #expect(inert(.font, [nil])?.safety == .resets)
    #expect(inert(.lineLimit, [nil], onText: true)?.safety == .resets)
  }

  @Test func lookAlikes() {
    #expect(inert(.shadow, [.radius])?.safety == .never)
    #expect(inert(.shadow, [.color, .radius])?.arguments == [".clear", "0"])
    #expect(inert(.animation, [nil, .value])?.safety == .never)
    #expect(inert(.onTapGesture, [nil], .closure)?.safety == .never)
    #expect(inert(.id, [nil])?.safety == .never)
    #expect(inert(.buttonStyle, [nil]) == nil)
  }

  @Test func closures() {
    #expect(inert(.overlay, [nil], .closure)?.place == .closure)
    #expect(inert(.overlay, [.alignment, nil], .other, .closure)?.place == .closure)
    #expect(inert(.onAppear, [.perform])?.arguments == ["nil"])
    #expect(inert(.onAppear, [nil], .closure)?.place == .closure)
    #expect(InertArguments.hasInertForm(Name(.opacity)))
    #expect(!InertArguments.hasInertForm(Name(.drawingGroup)))
  }
}
