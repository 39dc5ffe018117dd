// What a representable's context knows of its coordinator.

extension UIViewRepresentableContext where Representable: UIViewRepresentable {
  public var coordinator: Representable.Coordinator { stub() }
}

extension UIViewRepresentableContext where Representable: UIViewControllerRepresentable {
  public var coordinator: Representable.Coordinator { stub() }
}
