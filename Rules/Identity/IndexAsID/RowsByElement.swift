// The fix of `index-as-id`: rows that their elements identify.

import Linting
import Project
import Syntax
import ViewTree

extension IndexAsID {
  func fix(_ use: RowUse, _ element: Element?) -> Fix? {
    let (data, row, collection) = (use.data, use.row, use.collection)
    guard data.isDirect, let element, let type = element.type, element.isIdentifiable, !hasSharedID(type),
      // The same case may be there twice, and a new value for an old one would be another row.
      pass.index[type].kind != .enum, !hasFreshID(type) || !isRemade(use),
      row.kind == .closure, let id = data.id
    else { return nil }
    let dataAndKey = data.data.range.lowerBound..<id.range.upperBound
    let parameters = pass.index.rowParameters(of: row)
    switch data.source {
    case .enumerated(let base):
      guard base.asTernary == nil, parameters.count == 2, parameters[1].name != .`_`, !use.needsIndex,
        use.subscripts.isEmpty
      else {
        return Fix("Identify the rows by their elements", .suggested, [pass.edit(id.range, with: "\\.element.id")])
      }
      // The range of both parameters, parentheses included.
      guard let signature = row.closureSignature else { return nil }
      let clause =
        signature.child(.parameterClause)?.range
        ?? parameters[0].range.lowerBound..<parameters[1].range.upperBound
      return Fix(
        "Iterate the elements", .suggested,
        [pass.edit(dataAndKey, with: base.text), pass.edit(clause, with: pass.text(parameters[1].name))])
    case .indices, .range:
      if case .range(let range) = data.source {
        guard let range = range.asRange, !range.isClosed, range.lower.count == 1, range.lower[0].text == "0",
          range.upper.count == 1, range.upper[0].name == .count
        else { return nil }
      }
      guard !use.needsIndex, !use.isOpaque, !use.subscripts.isEmpty, !use.isWritten,
        use.subscripts.allSatisfy({ $0.arguments.count == 1 && $0.arguments[0].name == .none }),
        collection.isPath
      else { return nil }
      guard let name = variableName(for: type), !use.mentions(name) else { return nil }
      let isBound = !use.bindings.isEmpty
      let bare = collection.text.hasPrefix("$") ? String(collection.text.dropFirst()) : collection.text
      // `$model.pets` or `$pets`. For `self.pets` it would be `self.$pets`.
      guard !isBound || !bare.hasPrefix("self.") else { return nil }
      var edits = [pass.edit(dataAndKey, with: (isBound ? "$" : "") + bare)]
      let parameter = (isBound ? "$" : "") + name
      if parameters.count == 1 {
        edits.append(pass.edit(parameters[0].range, with: parameter))
      } else if parameters.isEmpty, row.closureSignature == nil {
        edits.append(pass.edit(row.range.lowerBound..<(row.range.lowerBound + 1), with: "{ \(parameter) in"))
      } else {
        return nil
      }
      for place in use.subscripts {
        let isBinding = use.bindings.contains(place)
        edits.append(pass.edit(place.range, with: isBinding ? "$" + name : name))
      }
      return Fix("Iterate the elements", .suggested, edits)
    default: return nil
    }
  }

  /// `pet` for `Pet`.
  private func variableName(for type: TypeID) -> String? {
    let name = pass.plainName(of: type)
    guard let first = name.first, first.isUppercase, name.dropFirst().first?.isLowercase ?? false else {
      return nil
    }
    let variable = first.lowercased() + name.dropFirst()
    return ["default", "case", "switch", "extension", "import", "return", "operator", "protocol"].contains(
      variable)
      ? nil : variable
  }

  /// Whether code makes values for entries that were there before: it replaces one, or assigns a list that it makes from
  /// others.
  private func isRemade(_ use: RowUse) -> Bool {
    let index = pass.index
    if isReplaced(use) { return true }
    guard case .member(let property) = index.target(of: use.collection, in: use.data.body) else { return true }
    return index.laterWrites(of: property).contains { site in
      guard let value = index.node(at: site).assignmentToIt?.value?.unwrapped else { return false }
      // A list that is only filtered, sorted or emptied keeps the values.
      return value.kind != .arrayLiteral && !["filter", "sorted", "reversed"].contains(index.text(value.calledName))
    }
  }
}

extension Node {
  /// `pets`, `model.pets`
  var isPath: Bool {
    switch kind {
    case .identifierExpr: true
    case .memberAccess: base?.isPath ?? false
    default: false
    }
  }
}
