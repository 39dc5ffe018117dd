// The tokens and the tree of swift-syntax, put into the product's terms.

// `Syntax` is a type here, so the product's module of that name is not imported.
import SwiftSyntax

/// Walks a tree of swift-syntax once and collects what is compared.
struct ReferenceReader {
  private(set) var structure = Structure()
  /// The words that the product reserves.
  private let reserved: [String: ProductTokenKind]
  private let withItems: Bool
  /// Below a node whose inside the product keeps as tokens.
  private var isInTokens = false
  /// In `if let (a, b)`: a pattern there, an expression here.
  private var isInBindingPattern = false

  init(withItems: Bool) {
    self.withItems = withItems
    var reserved: [String: ProductTokenKind] = [:]
    for kind in ProductTokenKind.allCases
    where kind.rawValue >= ProductTokenKind.Any.rawValue && kind.rawValue <= ProductTokenKind.while.rawValue {
      reserved["\(kind)"] = kind
    }
    self.reserved = reserved
  }

  mutating func read(_ file: SourceFileSyntax) {
    readChildren(of: Syntax(file), parent: -1)
    structure.comments.sort { $0.start < $1.start }
  }

  // MARK: Nodes

  private mutating func readChildren(of node: Syntax, parent: Int) {
    for child in node.children(viewMode: .sourceAccurate) { read(child, parent: parent) }
  }

  /// Reads tokens only.
  private mutating func readTokens(of node: Syntax) {
    let saved = isInTokens
    isInTokens = true
    readChildren(of: node, parent: -1)
    isInTokens = saved
  }

  /// Adds an item and returns its index, which is that of the parent of what is below it.
  private mutating func add(
    _ kind: ProductNodeKind, _ node: Syntax, to last: Syntax? = nil, parent: Int,
    name: String = ""
  ) -> Int {
    guard withItems, !isInTokens else { return parent }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = (last ?? node).endPositionBeforeTrailingTrivia.utf8Offset
    guard end > start else { return parent }
    if let token = (last ?? node).lastToken(viewMode: .sourceAccurate), token.tokenKind == .comma,
      let before = token.previousToken(viewMode: .sourceAccurate)
    {
      end = before.endPositionBeforeTrailingTrivia.utf8Offset
      guard end > start else { return parent }
    }
    structure.items.append(ComparedItem(kind: kind, start: start, end: end, parent: parent, name: name))
    return structure.items.count - 1
  }

  private mutating func read(_ node: Syntax, parent: Int) {
    switch node.kind {
    case .token:
      readToken(node.cast(TokenSyntax.self))
    case .stringLiteralExpr:
      let literal = node.cast(StringLiteralExprSyntax.self)
      let place = add(.stringLiteral, node, parent: parent)
      readString(
        literal.openingPounds, literal.openingQuote, Array(literal.segments.map { Syntax($0) }),
        literal.closingQuote, literal.closingPounds, parent: place)
    case .simpleStringLiteralExpr:
      let literal = node.cast(SimpleStringLiteralExprSyntax.self)
      let place = add(.stringLiteral, node, parent: parent)
      readString(
        nil, literal.openingQuote, Array(literal.segments.map { Syntax($0) }), literal.closingQuote, nil,
        parent: place)
    case .regexLiteralExpr:
      _ = add(.regexLiteral, node, parent: parent)
      for token in node.tokens(viewMode: .sourceAccurate) { readTrivia(of: token) }
      structure.tokens.append(
        ComparedToken(
          start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: node.endPositionBeforeTrailingTrivia.utf8Offset, kind: .regexLiteral))
    case .versionTuple:
      readVersion(node.cast(VersionTupleSyntax.self))
    case .attribute:
      readAttribute(node.cast(AttributeSyntax.self), parent: parent)
    case .ifConfigClause:
      let clause = node.cast(IfConfigClauseSyntax.self)
      let place = add(.ifConfigClause, node, parent: parent)
      for child in node.children(viewMode: .sourceAccurate) {
        if child.id == clause.condition.map({ Syntax($0).id }) {
          let saved = isInTokens
          isInTokens = true
          read(child, parent: -1)
          isInTokens = saved
        } else {
          read(child, parent: place)
        }
      }
    case .availabilityCondition:
      _ = add(.availabilityCondition, node, parent: parent)
      readTokens(of: node)
    case .poundSourceLocation:
      _ = add(.sourceLocation, node, parent: parent)
      readTokens(of: node)
    case .declModifier:
      _ = add(.modifier, node, parent: parent)
      readTokens(of: node)
    case .nonisolatedTypeSpecifier, .simpleTypeSpecifier, .closureCaptureSpecifier:
      _ = add(.modifier, node, parent: parent)
      readTokens(of: node)
    case .optionalBindingCondition:
      let pattern = Syntax(node.cast(OptionalBindingConditionSyntax.self).pattern)
      let place = add(.optionalBinding, node, parent: parent)
      for child in node.children(viewMode: .sourceAccurate) {
        isInBindingPattern = child.id == pattern.id
        read(child, parent: place)
        isInBindingPattern = false
      }
    case .operatorDecl, .precedenceGroupDecl:
      // Attributes and modifiers are compared, the rest is tokens.
      let place = add(node.kind == .operatorDecl ? .operatorDecl : .precedenceGroupDecl, node, parent: parent)
      for child in node.children(viewMode: .sourceAccurate) {
        // `prefix` and the like are modifiers.
        if let fixity = child.as(TokenSyntax.self),
          fixity.id == node.as(OperatorDeclSyntax.self)?.fixitySpecifier.id
        {
          _ = add(.modifier, child, parent: place)
        }
        if child.kind == .attributeList || child.kind == .declModifierList || child.kind == .token {
          read(child, parent: place)
        } else {
          readTokens(of: child)
        }
      }
    case .typeExpr:
      // `Any` is a name like another.
      let type = node.cast(TypeExprSyntax.self).type.as(IdentifierTypeSyntax.self)
      if type?.name.tokenKind == .keyword(.Any) {
        _ = add(.identifierExpr, node, parent: parent)
        readTokens(of: node)
      } else {
        readChildren(of: node, parent: add(.typeExpr, node, parent: parent))
      }
    case .sequenceExpr:
      readSequence(node.cast(SequenceExprSyntax.self), parent: parent)
    case .genericSpecializationExpr:
      readSpecialization(node.cast(GenericSpecializationExprSyntax.self), parent: parent)
    case .memberAccessExpr:
      let access = node.cast(MemberAccessExprSyntax.self)
      let place = add(.memberAccess, node, parent: parent, name: access.memberName)
      readMemberAccess(access, parent: place)
    case .functionCallExpr, .subscriptCallExpr, .macroExpansionExpr, .macroExpansionDecl:
      readCall(node, parent: parent)
    case .labeledExpr:
      let argument = node.cast(LabeledExprSyntax.self)
      if isInBindingPattern { return readChildren(of: node, parent: parent) }
      readChildren(of: node, parent: add(.argument, node, parent: parent, name: argument.label.plainText))
    case .multipleTrailingClosureElement:
      let closure = node.cast(MultipleTrailingClosureElementSyntax.self)
      let place = add(.trailingClosure, node, parent: parent, name: closure.label.plainText)
      readChildren(of: node, parent: place)
    case .declReferenceExpr:
      let name = node.cast(DeclReferenceExprSyntax.self)
      let kind: ProductNodeKind
      switch name.baseName.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark, .prefixAmpersand,
        .equal, .arrow, .leftAngle, .rightAngle:
        kind = .operatorReference
      default: kind = .identifierExpr
      }
      _ = add(kind, node, parent: parent)
      readTokens(of: node)
    case .keyPathPropertyComponent:
      for child in node.children(viewMode: .sourceAccurate) {
        if child.kind == .declReferenceExpr { readTokens(of: child) } else { read(child, parent: parent) }
      }
    case .accessorBlock:
      let block = node.cast(AccessorBlockSyntax.self)
      var kind = ProductNodeKind.accessorBlock
      if case .getter = block.accessors { kind = .codeBlock }
      readChildren(of: node, parent: add(kind, node, parent: parent))
    case .sameTypeRequirement:
      // A number there is a token.
      for child in node.children(viewMode: .sourceAccurate) {
        if child.kind == .integerLiteralExpr || child.kind == .prefixOperatorExpr {
          readTokens(of: child)
        } else {
          read(child, parent: parent)
        }
      }
    case .genericArgument:
      if case .expr = node.cast(GenericArgumentSyntax.self).argument {
        readTokens(of: node)
      } else {
        readChildren(of: node, parent: parent)
      }
    case .throwsClause:
      // Without other effects around it: `do throws(E)`.
      let isAlone = node.parent?.kind == .doStmt
      readChildren(of: node, parent: isAlone ? add(.effects, node, parent: parent) : parent)
    case .initializerClause:
      let isCapture = node.parent?.kind == .closureCapture
      readChildren(of: node, parent: isCapture ? parent : add(.initializer, node, parent: parent))
    case .returnClause:
      let isType = node.parent?.kind == .functionType
      readChildren(of: node, parent: isType ? parent : add(.returnClause, node, parent: parent))
    case .ifConfigDecl:
      let isPostfix = node.parent?.kind == .postfixIfConfigExpr
      readChildren(of: node, parent: isPostfix ? parent : add(.ifConfig, node, parent: parent))
    case .someOrAnyType:
      let type = node.cast(SomeOrAnyTypeSyntax.self)
      let isSome = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      readChildren(of: node, parent: add(isSome ? .someType : .anyType, node, parent: parent))
    default:
      guard let kind = Self.kinds[node.kind] else { return readChildren(of: node, parent: parent) }
      readChildren(of: node, parent: add(kind, node, parent: parent))
    }
  }

  private mutating func readCall(_ node: Syntax, parent: Int) {
    let kind: ProductNodeKind =
      switch node.kind {
      case .functionCallExpr: .call
      case .subscriptCallExpr: .subscriptCall
      default: .macroExpansion
      }
    let place = add(kind, node, parent: parent)
    for child in node.children(viewMode: .sourceAccurate) {
      // The first trailing closure: the callee's kind is told apart by its place, it comes first.
      if child.kind == .closureExpr, child.isTrailingClosure {
        read(child, parent: add(.trailingClosure, child, parent: place))
      } else {
        read(child, parent: place)
      }
    }
  }

  private mutating func readMemberAccess(_ access: MemberAccessExprSyntax, parent: Int) {
    for child in access.children(viewMode: .sourceAccurate) {
      if child.id == Syntax(access.declName).id {
        readTokens(of: child)
      } else {
        read(child, parent: parent)
      }
    }
  }

  /// `f<T>`, `a.f<T>`: generic arguments are part of the name in the product's tree.
  private mutating func readSpecialization(_ node: GenericSpecializationExprSyntax, parent: Int) {
    let expression = node.expression
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let place = add(.memberAccess, Syntax(node), parent: parent, name: access.memberName)
      readMemberAccess(access, parent: place)
      read(Syntax(node.genericArgumentClause), parent: place)
    } else if expression.is(DeclReferenceExprSyntax.self) {
      let place = add(.identifierExpr, Syntax(node), parent: parent)
      readTokens(of: Syntax(expression))
      read(Syntax(node.genericArgumentClause), parent: place)
    } else {
      readChildren(of: Syntax(node), parent: parent)
    }
  }

  /// A cast holds its type in the product's tree.
  private mutating func readSequence(_ node: SequenceExprSyntax, parent: Int) {
    let place = add(.sequence, Syntax(node), parent: parent)
    var cast: ExprSyntax?
    for element in node.elements {
      if let pending = cast {
        cast = nil
        let castPlace = add(.castOperator, Syntax(pending), to: Syntax(element), parent: place)
        readChildren(of: Syntax(pending), parent: castPlace)
        if element.is(TypeExprSyntax.self) {
          readChildren(of: Syntax(element), parent: castPlace)
        } else {
          read(Syntax(element), parent: castPlace)
        }
      } else if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
        cast = element
      } else {
        read(Syntax(element), parent: place)
      }
    }
    if let cast { readChildren(of: Syntax(cast), parent: place) }
  }

  /// Attributes whose arguments the product keeps as tokens.
  private static let attributesWithTokens: Set<String> = [
    "available", "objc", "_spi", "_specialize", "specialize", "convention", "_dynamicReplacement",
    "differentiable", "derivative", "transpose", "_implements", "_semantics", "_cdecl", "cdecl",
    "_silgen_name", "backDeployed", "_originallyDefinedIn", "storageRestrictions", "attached",
    "freestanding", "_effects", "abi", "_documentation", "isolated", "inline", "lifetime", "_lifetime",
  ]

  private mutating func readAttribute(_ node: AttributeSyntax, parent: Int) {
    let place = add(.attribute, Syntax(node), parent: parent)
    let name = node.attributeName.trimmedDescription
    for child in node.children(viewMode: .sourceAccurate) {
      if child.id == Syntax(node.attributeName).id {
        readAttributeName(child, parent: place)
      } else if child.kind == .labeledExprList, !Self.attributesWithTokens.contains(name) {
        read(child, parent: place)
      } else if child.kind == .token {
        read(child, parent: place)
      } else {
        readTokens(of: child)
      }
    }
  }

  /// Only the generic arguments of an attribute's name are compared.
  private mutating func readAttributeName(_ node: Syntax, parent: Int) {
    for child in node.children(viewMode: .sourceAccurate) {
      if child.kind == .identifierType || child.kind == .memberType {
        readAttributeName(child, parent: parent)
      } else {
        read(child, parent: parent)
      }
    }
  }

  // MARK: Tokens

  private mutating func readTrivia(of token: TokenSyntax) {
    if token.leadingTriviaLength.utf8Length > 1 {
      addComments(of: token.leadingTrivia, at: token.position.utf8Offset)
    }
    if token.trailingTriviaLength.utf8Length > 1 {
      addComments(of: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  private mutating func addComments(of trivia: Trivia, at position: Int) {
    var start = position
    for piece in trivia {
      let end = start + piece.sourceLength.utf8Length
      let kind: ProductCommentKind? =
        switch piece {
        case .lineComment: .line
        case .blockComment: .block
        case .docLineComment: .docLine
        case .docBlockComment: .docBlock
        // A merge conflict.
        case .unexpectedText(let text) where text.hasPrefix("<<<<<<< ") || text.hasPrefix(">>>> "): .block
        default: nil
        }
      if let kind { structure.comments.append(ComparedComment(start: start, end: end, kind: kind)) }
      start = end
    }
  }

  private mutating func readToken(_ token: TokenSyntax) {
    readTrivia(of: token)
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    guard end > start, let (kind, isLoose) = kind(of: token) else { return }
    var read = ComparedToken(start: start, end: end, kind: kind, isLoose: isLoose)
    // Where an attribute's argument is a name of its own grammar, swift-syntax cuts what both lexers
    // read as one token and the product keeps.
    if let last = structure.tokens.last, last.end == start {
      if last.kind == .colon, kind == .colon, token.parent?.kind == .objCSelectorPiece {
        // The selector in `@objc(a::)`.
        read = ComparedToken(start: last.start, end: end, kind: .colonColon)
      } else if last.kind == .period, isOperator(kind), token.parent?.kind == .declReferenceExpr {
        // The operator in `@derivative(of: Float.-)`.
        read = ComparedToken(start: last.start, end: end, kind: kind, isLoose: true)
      }
      if read.start < start { structure.tokens.removeLast() }
    }
    structure.tokens.append(read)
  }

  private func isOperator(_ kind: ProductTokenKind) -> Bool {
    kind == .prefixOperator || kind == .infixOperator || kind == .postfixOperator
  }

  /// Delimiters with their number signs are one token, and what is between two of them is another.
  private mutating func readString(
    _ openingPounds: TokenSyntax?, _ openingQuote: TokenSyntax, _ segments: [Syntax],
    _ closingQuote: TokenSyntax, _ closingPounds: TokenSyntax?, parent: Int
  ) {
    if let openingPounds { readTrivia(of: openingPounds) }
    readTrivia(of: openingQuote)
    let first = openingPounds ?? openingQuote
    var end = openingQuote.endPositionBeforeTrailingTrivia.utf8Offset
    structure.tokens.append(
      ComparedToken(start: first.positionAfterSkippingLeadingTrivia.utf8Offset, end: end, kind: .stringStart))
    func addText(upTo start: Int) {
      if start > end { structure.tokens.append(ComparedToken(start: end, end: start, kind: .stringSegment)) }
    }
    for segment in segments {
      guard let segment = segment.as(ExpressionSegmentSyntax.self) else { continue }
      addText(upTo: segment.backslash.positionAfterSkippingLeadingTrivia.utf8Offset)
      let place = add(.interpolation, Syntax(segment), parent: parent)
      structure.tokens.append(
        ComparedToken(
          start: segment.backslash.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: segment.leftParen.endPositionBeforeTrailingTrivia.utf8Offset, kind: .interpolationStart))
      readTrivia(of: segment.leftParen)
      read(Syntax(segment.expressions), parent: place)
      readTrivia(of: segment.rightParen)
      end = segment.rightParen.endPositionBeforeTrailingTrivia.utf8Offset
      structure.tokens.append(
        ComparedToken(
          start: segment.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset, end: end,
          kind: .interpolationEnd))
    }
    let start = closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    addText(upTo: start)
    readTrivia(of: closingQuote)
    if let closingPounds { readTrivia(of: closingPounds) }
    end = (closingPounds ?? closingQuote).endPositionBeforeTrailingTrivia.utf8Offset
    if end > start { structure.tokens.append(ComparedToken(start: start, end: end, kind: .stringEnd)) }
  }

  /// `13.1.2` is a number, a period and a number in the product's tokens.
  private mutating func readVersion(_ version: VersionTupleSyntax) {
    readTrivia(of: version.major)
    var start = version.major.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = version.major.endPositionBeforeTrailingTrivia.utf8Offset
    guard let first = version.components.first else {
      structure.tokens.append(ComparedToken(start: start, end: end, kind: .integerLiteral))
      return
    }
    end = first.number.endPositionBeforeTrailingTrivia.utf8Offset
    structure.tokens.append(ComparedToken(start: start, end: end, kind: .floatLiteral))
    for component in version.components.dropFirst() {
      start = component.period.positionAfterSkippingLeadingTrivia.utf8Offset
      structure.tokens.append(ComparedToken(start: start, end: start + 1, kind: .period))
      end = component.number.endPositionBeforeTrailingTrivia.utf8Offset
      structure.tokens.append(ComparedToken(start: start + 1, end: end, kind: .integerLiteral))
    }
    if let last = version.lastToken(viewMode: .sourceAccurate) { readTrivia(of: last) }
  }

  private func kind(of token: TokenSyntax) -> (ProductTokenKind, isLoose: Bool)? {
    switch token.tokenKind {
    case .identifier(let text):
      if text == "_" { return (.wildcard, false) }
      // A platform in `@_originallyDefinedIn`.
      if text == "*" { return (.infixOperator, true) }
      // `$0` is a token of its own kind there, `$name` is not.
      if text.utf8.first == UInt8(ascii: "$") { return (.dollarIdentifier, false) }
      return (reserved[text] ?? .identifier, false)
    case .keyword:
      // The parser makes keywords of names by position; the product's lexer leaves those names.
      return (reserved[token.text] ?? .identifier, false)
    case .wildcard: return (.wildcard, false)
    case .dollarIdentifier: return (.dollarIdentifier, false)
    case .binaryOperator: return (.infixOperator, isNameOrType(token))
    case .prefixOperator: return (.prefixOperator, isNameOrType(token))
    case .postfixOperator: return (.postfixOperator, isNameOrType(token))
    case .leftAngle, .rightAngle, .ellipsis: return (.infixOperator, true)
    case .equal: return (.equal, isNameOrType(token))
    case .arrow: return (.arrow, isNameOrType(token))
    case .prefixAmpersand: return (.prefixAmpersand, isNameOrType(token))
    case .infixQuestionMark: return (.questionInfix, isNameOrType(token))
    case .postfixQuestionMark: return (.questionPostfix, isNameOrType(token))
    case .exclamationMark: return (.exclamationPostfix, isNameOrType(token))
    case .leftParen: return (.leftParenthesis, false)
    case .rightParen: return (.rightParenthesis, false)
    case .leftBrace: return (.leftBrace, false)
    case .rightBrace: return (.rightBrace, false)
    case .leftSquare: return (.leftSquare, false)
    case .rightSquare: return (.rightSquare, false)
    case .comma: return (.comma, false)
    case .colon: return (.colon, false)
    case .colonColon: return (.colonColon, false)
    case .semicolon: return (.semicolon, false)
    case .period: return (.period, false)
    case .atSign: return (.at, false)
    case .backslash: return (.backslash, false)
    case .pound: return (.pound, false)
    case .integerLiteral: return (.integerLiteral, false)
    case .floatLiteral: return (.floatLiteral, false)
    case .poundIf: return (.poundIf, false)
    case .poundElse: return (.poundElse, false)
    case .poundElseif: return (.poundElseif, false)
    case .poundEndif: return (.poundEndif, false)
    case .poundAvailable: return (.poundAvailable, false)
    case .poundUnavailable: return (.poundUnavailable, false)
    case .poundSourceLocation: return (.poundSourceLocation, false)
    case .shebang: return (.shebang, false)
    case .endOfFile: return nil
    // Outside of a literal, where swift-syntax has given up.
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      return (.stringStart, true)
    case .stringSegment: return (.stringSegment, false)
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: return (.regexLiteral, false)
    case .unknown, .backtick: return (.unknown, false)
    }
  }

  /// Is the operator a name, or part of a type or of an availability, where its neighbours do not
  /// decide what it is?
  private func isNameOrType(_ token: TokenSyntax) -> Bool {
    switch token.parent?.kind {
    case .functionDecl, .operatorDecl, .precedenceGroupName, .availabilityArgument, .declReferenceExpr,
      .compositionTypeElement, .sameTypeRequirement, .suppressedType, .designatedType, .platformVersion,
      .importPathComponent, .optionalType, .implicitlyUnwrappedOptionalType, .initializerDecl:
      true
    default: false
    }
  }

  // MARK: Kinds

  /// Kinds that correspond one to one.
  private static let kinds: [SyntaxKind: ProductNodeKind] = [
    .importDecl: .importDecl, .structDecl: .structDecl, .classDecl: .classDecl, .enumDecl: .enumDecl,
    .actorDecl: .actorDecl, .protocolDecl: .protocolDecl, .extensionDecl: .extensionDecl,
    .functionDecl: .functionDecl, .initializerDecl: .initializerDecl,
    .deinitializerDecl: .deinitializerDecl, .subscriptDecl: .subscriptDecl,
    .variableDecl: .variableDecl, .patternBinding: .binding, .accessorDecl: .accessor,
    .enumCaseDecl: .enumCaseDecl, .enumCaseElement: .enumCaseElement, .typeAliasDecl: .typealiasDecl,
    .associatedTypeDecl: .associatedtypeDecl, .macroDecl: .macroDecl,
    .missingDecl: .danglingAttributes, .memberBlock: .memberBlock,
    .genericParameterClause: .genericParameterClause,
    .primaryAssociatedTypeClause: .genericParameterClause, .genericParameter: .genericParameter,
    .primaryAssociatedType: .genericParameter, .genericArgumentClause: .genericArgumentClause,
    .genericWhereClause: .whereClause, .whereClause: .whereClause, .genericRequirement: .requirement,
    .inheritanceClause: .inheritanceClause, .inheritedType: .inheritedType,
    .functionParameterClause: .parameterClause, .enumCaseParameterClause: .parameterClause,
    .closureParameterClause: .parameterClause, .accessorParameters: .parameterClause,
    .functionParameter: .parameter, .enumCaseParameter: .parameter, .closureParameter: .parameter,
    .functionEffectSpecifiers: .effects, .accessorEffectSpecifiers: .effects,
    .typeEffectSpecifiers: .effects, .deinitializerEffectSpecifiers: .effects,
    .typeAnnotation: .typeAnnotation,
    .codeBlock: .codeBlock, .returnStmt: .returnStmt, .throwStmt: .throwStmt, .ifExpr: .ifExpr,
    .guardStmt: .guardStmt, .switchExpr: .switchExpr, .switchCase: .switchCase,
    .switchCaseItem: .caseItem, .catchItem: .caseItem, .forStmt: .forStmt, .whileStmt: .whileStmt,
    .repeatStmt: .repeatStmt, .doStmt: .doStmt, .catchClause: .catchClause,
    .deferStmt: .deferStmt, .breakStmt: .breakStmt, .continueStmt: .continueStmt,
    .fallThroughStmt: .fallthroughStmt, .yieldStmt: .wordStmt, .discardStmt: .wordStmt,
    .labeledStmt: .labeledStmt, .conditionElementList: .conditionList,
    .matchingPatternCondition: .matchingCondition,
    .postfixIfConfigExpr: .postfixIfConfig,
    .superExpr: .identifierExpr, .editorPlaceholderExpr: .identifierExpr,
    .closureExpr: .closure, .closureSignature: .closureSignature, .closureCapture: .capture,
    .closureShorthandParameter: .closureParameter, .integerLiteralExpr: .integerLiteral,
    .floatLiteralExpr: .floatLiteral, .booleanLiteralExpr: .booleanLiteral,
    .nilLiteralExpr: .nilLiteral, .arrayExpr: .arrayLiteral, .dictionaryExpr: .dictionaryLiteral,
    .dictionaryElement: .dictionaryElement, .tupleExpr: .tuple, .binaryOperatorExpr: .binaryOperator,
    .arrowExpr: .binaryOperator, .assignmentExpr: .assignmentOperator,
    .unresolvedTernaryExpr: .ternary, .prefixOperatorExpr: .prefixExpr,
    .postfixOperatorExpr: .postfixExpr, .inOutExpr: .inOutExpr, .tryExpr: .tryExpr,
    .awaitExpr: .wordExpr, .unsafeExpr: .wordExpr, .consumeExpr: .wordExpr, .copyExpr: .wordExpr,
    .borrowExpr: .wordExpr, .packElementExpr: .wordExpr, .packExpansionExpr: .wordExpr,
    .optionalChainingExpr: .optionalChaining, .forceUnwrapExpr: .forceUnwrap, .keyPathExpr: .keyPath,
    .keyPathComponent: .keyPathComponent, .discardAssignmentExpr: .discardExpr, .typeExpr: .typeExpr,
    .identifierPattern: .identifierExpr, .wildcardPattern: .discardExpr, .tuplePattern: .tuple,
    .valueBindingPattern: .bindingPattern, .isTypePattern: .isPattern,
    .identifierType: .namedType, .memberType: .memberType, .metatypeType: .memberType,
    .optionalType: .optionalType, .implicitlyUnwrappedOptionalType: .implicitlyUnwrappedType,
    .arrayType: .arrayType, .inlineArrayType: .inlineArrayType, .dictionaryType: .dictionaryType,
    .functionType: .functionType, .tupleType: .tupleType, .tupleTypeElement: .tupleTypeElement,
    .compositionType: .compositionType, .attributedType: .attributedType,
    .suppressedType: .suppressedType, .packElementType: .packType, .packExpansionType: .packType,
  ]
}

extension MemberAccessExprSyntax {
  /// The name of the member without backticks, empty for a number.
  fileprivate var memberName: String {
    if case .integerLiteral = declName.baseName.tokenKind { return "" }
    return Optional(declName.baseName).plainText
  }
}

extension TokenSyntax? {
  /// The text without backticks.
  fileprivate var plainText: String {
    guard let text = self?.text else { return "" }
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension TokenSyntax {
  fileprivate var plainText: String { Optional(self).plainText }
}

extension Syntax {
  /// Is this closure the first trailing closure of its parent, and not its callee?
  fileprivate var isTrailingClosure: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): call.trailingClosure.map { Syntax($0).id } == id
    case .subscriptCallExpr(let call): call.trailingClosure.map { Syntax($0).id } == id
    case .macroExpansionExpr(let call): call.trailingClosure.map { Syntax($0).id } == id
    case .macroExpansionDecl(let call): call.trailingClosure.map { Syntax($0).id } == id
    default: false
    }
  }
}
