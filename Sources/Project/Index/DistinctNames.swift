// Names of types for a reader, who may know several of one name.

import Syntax

extension Index {
  /// The name of a type; with that of the types around it, or else of its module, if the project declares others of the
  /// same name: `Row`, `History.Row`, `Widget.Row`. Linear in the number of types with the name.
  public func distinctName(of type: TypeID) -> String {
    let plain = text(self[type].name)
    let others = types(named: self[type].name).filter { $0 != type && self[$0].kind != .typealias }
    if others.isEmpty || !self[type].isProjectType { return plain }
    let path = enclosingNames(of: type)
    let name = (path + [plain]).joined(separator: ".")
    let alike = others.filter { enclosingNames(of: $0) == path }
    guard let module = moduleName(of: type), alike.contains(where: { moduleName(of: $0) != module }) else {
      return name
    }
    return module + "." + name
  }

  /// The names of the types around a type, outermost first.
  private func enclosingNames(of type: TypeID) -> [String] {
    var names: [String] = []
    var outer = self[type].parent
    while let current = outer, names.count < Self.ancestorLimit {
      names.append(text(self[current].name))
      outer = self[current].parent
    }
    return names.reversed()
  }

  /// The module of the first target that compiles the type; nil if no target is known to.
  private func moduleName(of type: TypeID) -> String? {
    guard let place = self[type].declaration, let group = structure.group(ofFile: Int(place.file)) else { return nil }
    return structure.modules[Int(structure.moduleOfTarget[Int(group.targets[0])])]
  }
}
