// The result builders.
//
// How the compiler calls them is not SwiftUI's doing: the arms of one `if … else if … else` or `switch`
// become a balanced tree of `buildEither`, a missing `else` a call of `buildIf`, and the arm behind
// `#available` one of `buildLimitedAvailability`.

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { stub() }
  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { stub() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { stub() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { stub() }
}

@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { stub() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> { stub() }
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { stub() }
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { stub() }
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { stub() }
  public static func buildBlock() -> EmptyCommands { stub() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommandContent<(repeat each Content)> { stub() }
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { stub() }
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { stub() }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> { stub() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { stub() }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { stub() }
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> { stub() }
}

@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
  where Value == Row.TableRowValue { stub() }
  public static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row where Value == Row.TableRowValue {
    stub()
  }
  @_disfavoredOverload
  public static func buildBlock<each Row: TableRowContent>(
    _ row: repeat each Row
  ) -> TupleTableRowContent<Value, (repeat each Row)> { stub() }
}

@resultBuilder
public enum TabContentBuilder<SelectionValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where SelectionValue == Content.TabValue { stub() }
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where SelectionValue == Content.TabValue { stub() }
  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TupleTabContent<SelectionValue, (repeat each Content)> { stub() }
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where SelectionValue == Content.TabValue { stub() }
}
