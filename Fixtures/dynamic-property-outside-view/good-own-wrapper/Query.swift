@propertyWrapper
struct Query<Value> {
  var wrappedValue: [Value] = []
}
