import SwiftUI

public protocol Story { var length: Int { get } }
public typealias StoryView = Story & View

public protocol LongStory: StoryView {}
public protocol Saga: LongStory {}
public protocol Trilogy: Saga {}
