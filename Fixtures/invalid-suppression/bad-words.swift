struct Words {
  // A reason without its dash is told once.
  // sameview:disable:next any-view because the plugin decides
//                                  ^~~~~~~ expect: unknown rule `because`
  var a = 0
  // sameview:enable
//   ^~~~~~~~~~~~~~~ expect: `all` is enabled here, but no comment disables it
  var b = 0
  // SameView:disable:nxt any-view
//   ^~~~~~~~~~~~~~~~~~~~ expect: `sameview:disable:nxt` has no effect
  var c = 0
}
