// The kinds of nodes. The role of a child is its kind: there are no slots.

/// What a node is. The comment of each kind lists its children in order, and what `name` and `detail` hold if they
/// hold anything. A kind without a comment has no children. In broken code, any node can also have `missing` and
/// `unexpected` children.
public enum NodeKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// The whole file: its items.
  case sourceFile

  // MARK: Recovery
  /// Zero-width: the grammar requires something that is absent. `detail` is an `Expectation`.
  case missing
  /// Tokens that fit nowhere. `detail` 1: the code nests too deeply.
  case unexpected

  // MARK: Declarations. Each starts with its attributes and modifiers.
  /// `name` is the module's first component.
  case importDecl
  /// Type declarations: `genericParameterClause`?, `inheritanceClause`?, `whereClause`?, `memberBlock`.
  case structDecl, classDecl, enumDecl, actorDecl, protocolDecl
  /// The extended type, then the same children; `name` is the last component of the extended type.
  case extensionDecl
  /// `genericParameterClause`?, `parameterClause`, `effects`?, `returnClause`?, `whereClause`?, `codeBlock`?
  case functionDecl
  /// As a function. `detail` 1: failable.
  case initializerDecl
  /// `effects`?, `codeBlock`?
  case deinitializerDecl
  /// As a function, with `codeBlock` (a getter) or `accessorBlock`.
  case subscriptDecl
  /// `binding`s. `detail` is 1 for `let`, 0 for `var`.
  case variableDecl
  /// A pattern, `typeAnnotation`?, `initializer`?, then `codeBlock` (a getter) or `accessorBlock`.
  /// `name` is that of an identifier pattern.
  case binding
  /// `accessor`s and `ifConfig`s.
  case accessorBlock
  /// `name` is `get`, `set`, `didSet` …; `parameterClause`?, `effects`?, `codeBlock`?
  case accessor
  /// `enumCaseElement`s.
  case enumCaseDecl
  /// `parameterClause`?, `initializer`?
  case enumCaseElement
  /// `genericParameterClause`?, the type, `whereClause`? `name`.
  case typealiasDecl
  /// `inheritanceClause`?, the default type?, `whereClause`? `name`.
  case associatedtypeDecl
  /// No children: the rest is read from tokens. `name`.
  case operatorDecl
  /// No children: the rest is read from tokens. `name`.
  case precedenceGroupDecl
  /// As a function, with `initializer`? in place of `effects`? and `codeBlock`? `name`.
  case macroDecl
  /// Attributes that a following `#endif` separates from their declaration.
  case danglingAttributes
  /// The members, in braces.
  case memberBlock

  // MARK: Parts of declarations
  /// `name` is the last component; `genericArgumentClause`?, `argument`s.
  case attribute
  /// `name`; `detail` 1 for `(set)`, 2 for another argument.
  case modifier
  /// `genericParameter`s, `whereClause`?
  case genericParameterClause
  /// `inheritedType`? `detail` 1: a pack (`each T`), 2: a value (`let n: Int`).
  case genericParameter
  /// Types and `valueType`s.
  case genericArgumentClause
  /// `requirement`s.
  case whereClause
  /// Two types, or a type and a layout. `detail` 1: `==`.
  case requirement
  /// `inheritedType`s.
  case inheritanceClause
  /// A type; none for `class`.
  case inheritedType
  /// `parameter`s.
  case parameterClause
  /// Attributes, modifiers, a type, `initializer`? `name` is the name inside the body (the second of two); the label
  /// is `Parameter.label`. `detail` 1: variadic, 2: both a label and a name, 3: both.
  case parameter
  /// `async`, `throws`; a type for typed throws. `detail`: 1 async, 2 throws, 4 rethrows/reasync.
  case effects
  /// A type.
  case returnClause
  /// A type.
  case typeAnnotation
  /// `= expression`.
  case initializer

  // MARK: Statements
  /// The statements, in braces.
  case codeBlock
  /// The value; `return` may have none.
  case returnStmt, throwStmt
  /// `conditionList`, `codeBlock`, and after `else` a `codeBlock` or an `ifExpr`.
  case ifExpr
  /// `conditionList`, `codeBlock`.
  case guardStmt
  /// The subject, then `switchCase`s and `ifConfig`s.
  case switchExpr
  /// `caseItem`s, then its statements. `detail` 1: `default`.
  case switchCase
  /// A pattern, `whereClause`?
  case caseItem
  /// A pattern, `typeAnnotation`?, `forSequence`, `whereClause`?, `codeBlock`.
  case forStmt
  /// The expression after `in`.
  case forSequence
  /// `conditionList`, `codeBlock`; for `repeat` the block, then the condition as an expression.
  case whileStmt, repeatStmt
  /// `effects`?, `codeBlock`, `catchClause`s.
  case doStmt
  /// `caseItem`s, `codeBlock`.
  case catchClause
  /// `codeBlock`.
  case deferStmt
  /// `name` is the label, if there is one.
  case breakStmt, continueStmt, fallthroughStmt
  /// `yield`, `discard`, `then`: an expression. `name` is the word.
  case wordStmt
  /// `name` is the label; the statement.
  case labeledStmt
  /// Expressions, `optionalBinding`s, `matchingCondition`s, `availabilityCondition`s.
  case conditionList
  /// A pattern, `typeAnnotation`?, `initializer`? `name` is that of an identifier pattern.
  /// `detail` 1 for `let`.
  case optionalBinding
  /// A pattern, `typeAnnotation`?, `initializer`.
  case matchingCondition
  /// `detail` 1: `#unavailable`.
  case availabilityCondition

  // MARK: Conditional compilation
  /// `ifConfigClause`s.
  case ifConfig
  /// `ifConfigCondition`?, then the content of the clause: items, cases, accessors, attributes.
  /// `detail`: 0 `#if`, 1 `#elseif`, 2 `#else`.
  case ifConfigClause
  /// No children: it is read from tokens.
  case ifConfigCondition
  /// In a postfix chain: the base, then `ifConfigClause`s, each holding one chain that starts at an
  /// `omittedBase`.
  case postfixIfConfig
  /// Zero-width.
  case omittedBase
  case sourceLocation

  // MARK: Expressions
  /// `name`; `genericArgumentClause`? Also `self`, `Self`, `super`, `$0`.
  case identifierExpr
  /// The base (absent for `.member`), `genericArgumentClause`?
  case memberAccess
  /// The callee, `argument`s, `trailingClosure`s.
  case call
  /// As `call`.
  case subscriptCall
  /// An expression. `name` is the label.
  case argument
  /// A `closure`. `name` is the label, `.none` for the first.
  case trailingClosure
  /// `closureSignature`?, then its statements.
  case closure
  /// Attributes, `capture`s, `parameterClause` or `closureParameter`s, `effects`?, `returnClause`?
  case closureSignature
  /// `name`; an expression if there is one.
  case capture
  /// `name`.
  case closureParameter
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// `stringSegment`s and `interpolation`s.
  case stringLiteral
  case stringSegment
  /// `argument`s.
  case interpolation
  /// Expressions; `dictionaryElement`s.
  case arrayLiteral, dictionaryLiteral
  /// Key and value.
  case dictionaryElement
  /// `argument`s. A tuple of one argument without a label is a pair of parentheses.
  case tuple
  /// Operands and operators in the order of the source; precedence is not resolved.
  case sequence
  /// `name` is the operator.
  case binaryOperator
  case assignmentOperator
  /// The expression between `?` and `:`.
  case ternary
  /// A type. `detail`: 0 `is`, 1 `as`, 2 `as?`, 3 `as!`.
  case castOperator
  /// `name` is the operator; the operand.
  case prefixExpr, postfixExpr
  /// `&x`.
  case inOutExpr
  /// `reduce(0, +)`.
  case operatorReference
  /// `detail`: 0 `try`, 1 `try?`, 2 `try!`.
  case tryExpr
  /// `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`: `name` is the word.
  case wordExpr
  /// The operand.
  case optionalChaining, forceUnwrap
  /// A root type?, `keyPathComponent`s. `name` is that of the last component.
  case keyPath
  /// `argument`s for a subscript or a call.
  case keyPathComponent
  /// Attributes and modifiers if it is a declaration, `genericArgumentClause`?, `argument`s, `trailingClosure`s.
  /// `name`.
  case macroExpansion
  /// `_`.
  case discardExpr
  /// A type in the place of an expression: `any P`, `[Int]?`.
  case typeExpr

  // MARK: Patterns
  /// `name`.
  case identifierPattern
  case wildcardPattern
  /// Patterns.
  case tuplePattern
  /// `let x`, `var x` inside a pattern: the pattern or expression. `detail` 1 for `let`.
  case bindingPattern
  /// A type.
  case isPattern
  /// An expression.
  case expressionPattern

  // MARK: Types
  /// `name`; `genericArgumentClause`?
  case namedType
  /// The base, `genericArgumentClause`?; `name`. `.Type` and `.Protocol` too.
  case memberType
  /// A type.
  case optionalType, implicitlyUnwrappedType
  /// A type.
  case arrayType
  /// `[3 of Int]`.
  case inlineArrayType
  /// The types of key and value.
  case dictionaryType
  /// `tupleType` of parameters, `effects`?, the result.
  case functionType
  /// `tupleTypeElement`s.
  case tupleType
  /// A type, `initializer`? `name` is the label.
  case tupleTypeElement
  /// `someType` has a `genericParameterClause` if its types are named: `<T: P> T`.
  case someType, anyType
  /// Types.
  case compositionType
  /// Attributes and modifiers, then a type.
  case attributedType
  /// `~Copyable`.
  case suppressedType
  /// `each T`, `repeat T`.
  case packType
  /// A number or an expression as a generic argument.
  case valueType

  // MARK: Defaults of a file
  /// `using @MainActor`: an attribute or a modifier.
  case usingDecl
}

/// What a `missing` node stands for.
public enum Expectation: UInt8, Sendable {
  case expression, type, pattern, name, token, declaration, block
}
