extension Start {
  func checkKey() { model.key = model.key.uppercased() }
}
