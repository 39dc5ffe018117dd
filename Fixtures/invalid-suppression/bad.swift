struct Comments {
  // sameview:disable:next index-as-di - a typing mistake
//                         ^~~~~~~~~~~ expect: error: unknown rule `index-as-di`
  var a = 0
  var b = 0 // sameview:disable:this
//             ^~~~~~~~~~~~~~~~~~~~~ expect: this comment names no rule
  // sameview:ignore any-view
//   ^~~~~~~~~~~~~~~ expect: `sameview:ignore` has no effect
  var c = 0
  // sameview:disable:nxt any-view
//   ^~~~~~~~~~~~~~~~~~~~ expect: `sameview:disable:nxt` has no effect
  var d = 0
  /* sameview:disable:file nonsense */
//                         ^~~~~~~~ expect: unknown rule `nonsense`
  var e = 0
  // sameview:enable any-view
//                   ^~~~~~~~ expect: `any-view` is enabled here, but no comment disables it
  var f = 0
}
