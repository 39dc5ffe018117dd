struct Words {
  // A reason without its dash is told once.
  // sameview:disable:next any-view because the plugin decides
//                                  ^~~~~~~ expect: there is no rule `because`
  var a = 0
  // sameview:enable
//   ^~~~~~~~~~~~~~~ expect: `all` is enabled here, but nothing has disabled it
  var b = 0
  // SameView:disable:nxt any-view
//   ^~~~~~~~~~~~~~~~~~~~ expect: `sameview:disable:nxt` means nothing
  var c = 0
}
