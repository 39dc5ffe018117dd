// sameview:disable:file all - written by hand, and left as it is
// A mention of sameview:nonsense further on is not a directive.
struct Comments {
  // sameview:disable any-view, index-as-id
  // sameview:enable all
  /// Documentation: `sameview:disable`
  var a = 0
  let text = "// sameview:nonsense"
}
