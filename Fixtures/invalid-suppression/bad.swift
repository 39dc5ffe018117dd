struct Comments {
  // sameview:disable:next index-as-di - a typing mistake
//                         ^~~~~~~~~~~ expect: error: there is no rule `index-as-di`
  var a = 0
  var b = 0 // sameview:disable:this
//             ^~~~~~~~~~~~~~~~~~~~~ expect: no rule is named here
  // sameview:ignore any-view
//   ^~~~~~~~~~~~~~~ expect: `sameview:ignore` means nothing
  var c = 0
  // sameview:disable:nxt any-view
//   ^~~~~~~~~~~~~~~~~~~~ expect: `sameview:disable:nxt` means nothing
  var d = 0
  /* sameview:disable:file nonsense */
//                         ^~~~~~~~ expect: there is no rule `nonsense`
  var e = 0
  // sameview:enable any-view
//                   ^~~~~~~~ expect: `any-view` is enabled here, but nothing has disabled it
  var f = 0
}
